import { askForScorecards } from "#server/domains/scorecards/ask-for-scorecards.ts";
import { setKit } from "#server/domains/scorecards/kits.ts";
import { writeScorecard } from "#server/domains/scorecards/write-scorecard.ts";
import { type Acting, actingIn } from "./acting.ts";
import type { Load } from "./load.ts";
import { findings, kits } from "./world/deciding-words.data.ts";

const stage = "interview";

/** What Saltmarsh looks for, and what its team found: all in, some in, one still asked. */
export async function loadScorecards(load: Load) {
  const acting = actingIn(load);
  const attributes = await writeKits(acting);
  for (const { name, job, daysAgo, asked, found } of findings) {
    const { id } = acting.applicationOf(name, job);
    if (asked)
      await askForScorecards(acting.team(asked[0]!, acting.ago(daysAgo)), id, {
        stage,
        userIds: asked.map(acting.userIdOf),
      });
    for (const { by, ratings, ...words } of found)
      await writeScorecard(acting.team(by, acting.ago(daysAgo - 0.2)), id, {
        stage,
        ...words,
        ratings: ratings.map((rating, at) => ({ attributeId: attributes.get(job)![at]!.id, rating })),
      });
  }
}

/** Those of the interviews, by job. */
async function writeKits(acting: Acting) {
  const attributes = new Map<string, { id: string }[]>();
  for (const { job, attributes: named, ...kit } of kits) {
    const written = await setKit(acting.team("Marit Oakes", acting.ago(30)), acting.jobOf(job).id, {
      ...kit,
      attributes: named.map(([name, guidance]) => ({ name, guidance })),
      version: 0,
    });
    if (kit.stage === stage) attributes.set(job, written.attributes);
  }
  return attributes;
}
