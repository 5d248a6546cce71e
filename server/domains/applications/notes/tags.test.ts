import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const sockets = openSockets(world);
type Team = Awaited<ReturnType<typeof aHiringTeam>>;

const change = ({ marit }: Team, requestIds: string[], changes: { add?: string[]; remove?: string[] }) =>
  marit.api.applications.changeTags({ body: { requestIds, ...changes } });
async function tagsOf({ dilip }: Team, id: string) {
  const shown = await dilip.api.applications.get({ params: { id } });
  return shown.view === "team" ? shown.tags : null;
}

test("tags: a team tags one applicant, and its colleagues see the words on list and page", async () => {
  const team = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, team.job);
  expect(await change(team, [id], { add: ["Second look", "berlin"] })).toEqual({ changed: 1, refused: [] });
  expect(await tagsOf(team, id)).toEqual(["berlin", "Second look"]);
  const { applications } = await team.dilip.api.applications.companyFeed({ query: {} });
  expect(applications).toMatchObject([{ id, tags: ["berlin", "Second look"] }]);
  await change(team, [id], { remove: ["BERLIN"] });
  expect(await tagsOf(team, id)).toEqual(["Second look"]);
  const own = await candidate.api.applications.get({ params: { id } });
  expect(JSON.stringify(own)).not.toContain("Second look");
});

test("tags: many are tagged at once, and a word keeps the spelling that the company gave it", async () => {
  const team = await aHiringTeam(world);
  const [first, second] = [await anApplication(world, team.job), await anApplication(world, team.job)];
  await change(team, [first.id], { add: ["On site"] });
  const both = await change(team, [first.id, second.id], { add: ["ON SITE"] });
  expect(both).toEqual({ changed: 1, refused: [] });
  expect(await tagsOf(team, second.id)).toEqual(["On site"]);
  expect(await team.dilip.api.applications.tags()).toEqual([{ tag: "On site", count: 2 }]);
});

test("tags: an application has at most twenty, and who has too many holds up nobody", async () => {
  const team = await aHiringTeam(world);
  const [full, free] = [await anApplication(world, team.job), await anApplication(world, team.job)];
  await change(team, [full.id], { add: Array.from({ length: 20 }, (_, nth) => `word ${nth}`) });
  const { changed, refused } = await change(team, [full.id, free.id], { add: ["one more"] });
  expect(changed).toBe(1);
  expect(refused).toMatchObject([{ id: full.id, because: "would have more than 20 tags" }]);
  expect(await tagsOf(team, free.id)).toEqual(["one more"]);
  expect(await change(team, [full.id], { add: ["one more"], remove: ["word 3"] })).toMatchObject({
    changed: 1,
  });
});

test("tags: feed and pipeline show who has every chosen tag, with counts of each", async () => {
  const team = await aHiringTeam(world);
  const [ines, rhys] = [await anApplication(world, team.job), await anApplication(world, team.job)];
  const board = { applicationState: "pipeline", stage: "screen" } as const;
  const yuki = await anApplication(world, team.job, board);
  await change(team, [ines.id, rhys.id, yuki.id], { add: ["berlin"] });
  await change(team, [rhys.id, yuki.id], { add: ["second look"] });
  const { api } = team.marit;
  const ids = async (tags: string) =>
    (await api.applications.companyFeed({ query: { tags } })).applications.map(({ id }) => id);
  expect((await ids("berlin")).toSorted()).toEqual([ines.id, rhys.id].toSorted());
  expect(await ids("Berlin, second look")).toEqual([rhys.id]);
  expect(await ids("berlin,nowhere")).toEqual([]);
  const tags = "second look";
  const onBoard = await api.applications.companyPipeline({ query: { tags } });
  expect(onBoard.applications).toMatchObject([{ id: yuki.id }]);
  expect(await api.applications.pipelineIds({ query: { tags } })).toEqual({ ids: [yuki.id], total: 1 });
  expect((await api.applications.feedFacets()).tags).toEqual([
    { value: "berlin", count: 2 },
    { value: "second look", count: 1 },
  ]);
  const query = { type: "pending", tags: "berlin" } as const;
  await api.applications.saveView({ body: { name: "Berlin", query } });
  expect(await api.applications.views()).toMatchObject([{ name: "Berlin", query }]);
});

test("tags: only who may decide about applicants changes them, and nobody reaches another company's", async () => {
  const team = await aHiringTeam(world);
  const { id } = await anApplication(world, team.job);
  const { companyId } = team.marit;
  const reader = await aCompanyAdmin(world, { companyId, without: ["applicants"] });
  const body = { requestIds: [id], add: ["berlin"] };
  expect(await refusal(reader.api.applications.changeTags({ body }))).toMatchObject({ statusCode: 403 });
  const stranger = await aHiringTeam(world);
  expect(await stranger.marit.api.applications.changeTags({ body })).toMatchObject({
    changed: 0,
    refused: [{ id, fullName: null }],
  });
  expect(await tagsOf(team, id)).toEqual([]);
  const bad = { requestIds: [id], add: ["two, words"] };
  expect(await refusal(team.marit.api.applications.changeTags({ body: bad }))).toMatchObject({
    statusCode: 422,
  });
});

test("tags: a colleague's open screen receives changes, the candidate's does not, and the log keeps no words", async () => {
  const team = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, team.job);
  const colleague = sockets.open(`/api/live?token=${team.dilip.token}`);
  const applicant = sockets.open(`/api/live?token=${candidate.token}`);
  await Promise.all([colleague.received("welcome"), applicant.received("welcome")]);
  await change(team, [id], { add: ["berlin"] });
  expect(await colleague.received("application.changed")).toMatchObject({ applicationId: id });
  expect(applicant.types()).toEqual(["welcome"]);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id);
  expect(kept).toMatchObject([
    { action: "application.tagged", actorId: team.marit.userId, before: { tags: 0 }, after: { tags: 1 } },
  ]);
});
