import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

async function seenBy({ api }: Awaited<ReturnType<typeof aCandidate>>) {
  return (await api.privacy.overview()).seenBy;
}

test("profiles seen: a team that opens a job seeker’s profile without an application is named to them", async () => {
  const { marit } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  expect(await seenBy(ann)).toEqual([]);
  await marit.api.networks.openRoles({ query: { candidateId: ann.candidateId } });
  expect(await seenBy(ann)).toMatchObject([{ what: "profile", companyId: marit.companyId, days: 1 }]);
});

test("profiles seen: opening a profile from a list counts once a day, and people who hide aren’t found", async () => {
  const { marit } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  const opened = () => marit.api.networks.openProfile({ body: { candidateId: ann.candidateId } });
  await opened();
  await opened();
  expect(await seenBy(ann)).toMatchObject([{ what: "profile", companyId: marit.companyId, days: 1 }]);
  await ann.api.candidates.update({ params: { id: ann.candidateId }, body: { jobStatus: "Not looking" } });
  expect(await refusal(opened())).toMatchObject({ statusCode: 404 });
});
