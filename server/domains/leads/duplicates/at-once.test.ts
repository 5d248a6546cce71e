import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { candidates } from "#server/domains/candidates/index.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { huntMs, raceOften } from "#server/testing/how-often.ts";
import { pressed } from "#server/testing/over-http.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { peopleMerges } from "../tables.ts";

const world = openWorld();
const phone = "+49 731 555 0100";

/** Two accounts of one phone, both applicants of a team. */
async function twoAccounts() {
  const team = await aHiringTeam(world);
  const ids: string[] = [];
  for (const fullName of ["Karl Weber", "K. Weber"]) {
    const candidate = await aCandidate(world, { fullName });
    await anApplication(world, team.job, { candidate });
    ids.push(candidate.candidateId);
  }
  await world.db.update(candidates).set({ phone }).where(inArray(candidates.id, ids));
  return { ...team, ids: ids as [string, string] };
}
const mergesOf = (companyId: string) => world.db.$count(peopleMerges, eq(peopleMerges.companyId, companyId));

test(
  "merges: of several at once of the same two accounts, either way around, one stands and the others are refused",
  () =>
    raceOften(async () => {
      const { marit, ids } = await twoAccounts();
      const { done, refused } = await pressed(8, (nth) => {
        const [keptId, goneId] = nth % 2 ? ids : ids.toReversed();
        return marit.api.duplicatePeople.merge({ body: { keptId: keptId!, goneId: goneId! } });
      });
      expect(done).toHaveLength(1);
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["ALREADY_MERGED"]));
      expect(await mergesOf(marit.companyId)).toBe(1);
    }),
  huntMs,
);

test(
  "merges: undone by two and merged again by two at once, nothing fails and what stands can be undone",
  () =>
    raceOften(async () => {
      const { marit, ids } = await twoAccounts();
      const [keptId, goneId] = ids;
      const body = { keptId, goneId };
      const { id } = await marit.api.duplicatePeople.merge({ body });
      await pressed<unknown>(6, (nth) =>
        nth % 2
          ? marit.api.duplicatePeople.merge({ body })
          : marit.api.duplicatePeople.undo({ params: { id } }),
      );
      const { merges } = await marit.api.duplicatePeople.list({ query: {} });
      expect(merges.length).toBe(await mergesOf(marit.companyId));
      for (const merge of merges) await marit.api.duplicatePeople.undo({ params: { id: merge.id } });
      expect((await marit.api.duplicatePeople.list({ query: {} })).total).toBe(1);
    }),
  huntMs,
);
