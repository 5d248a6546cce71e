import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "#server/domains/jobs/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { type CandidatePerson, aCandidate, aCompany } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

async function aList({ api }: CandidatePerson, name: string, list: string[] = []) {
  return (await api.jobTracker.saveJobs({ body: { name, list } })).started!;
}
const keyOf = ({ share }: { share: { url: string } | null }) => share!.url.split("/").at(-1)!;
const standing = async ({ api }: CandidatePerson) =>
  Object.fromEntries((await api.jobTracker.savedJobs()).jobs.map(({ id, listId }) => [id, listId]));

test("candidate lists: saved jobs move between lists, and stay saved when a list is deleted", async () => {
  const ann = await aCandidate(world);
  const [first, second] = [await aJob(world), await aJob(world)];
  await ann.api.jobTracker.saveJob({ body: { jobId: first.id, saved: true } });
  const near = await aList(ann, "  Close   to home ", [second.id]);
  const dream = await aList(ann, "Dream jobs");
  expect(near).toMatchObject({ name: "Close to home", jobs: 1, share: null });
  expect(await standing(ann)).toEqual({ [first.id]: null, [second.id]: near.id });

  const move = (jobId: string, listId: string | null) =>
    ann.api.jobTracker.saveJob({ body: { jobId, saved: true, listId } });
  await move(first.id, dream.id);
  await move(second.id, null);
  expect(await standing(ann)).toEqual({ [first.id]: dream.id, [second.id]: null });
  // Saving again says nothing about where it stands.
  await ann.api.jobTracker.saveJob({ body: { jobId: first.id, saved: true } });
  expect(await standing(ann)).toMatchObject({ [first.id]: dream.id });
  // A job that nobody is shown anymore can still be moved.
  await world.db.update(jobs).set({ status: "draft" }).where(eq(jobs.id, first.id));
  await move(first.id, near.id);

  await ann.api.jobTracker.renameList({ params: { id: near.id }, body: { name: "Nearby" } });
  await ann.api.jobTracker.removeList({ params: { id: near.id } });
  const { lists } = await ann.api.jobTracker.savedJobs();
  expect(lists.map(({ name }) => name)).toEqual(["Dream jobs"]);
  expect(await standing(ann)).toEqual({ [first.id]: null, [second.id]: null });
});

test("candidate lists: someone else's list looks as if it did not exist", async () => {
  const list = await aList(await aCandidate(world), "Mine");
  const { api } = await aCandidate(world);
  const { id: jobId } = await aJob(world);
  const calls = [
    () => api.jobTracker.saveJob({ body: { jobId, saved: true, listId: list.id } }),
    () => api.jobTracker.renameList({ params: { id: list.id }, body: { name: "Ours" } }),
    () => api.jobTracker.removeList({ params: { id: list.id } }),
    () => api.jobTracker.shareList({ params: { id: list.id }, body: { shownName: null } }),
    () => api.jobTracker.unshareList({ params: { id: list.id } }),
  ];
  for (const call of calls) expect(await refusal(call())).toMatchObject({ statusCode: 404 });
  expect(await api.jobTracker.savedJobs()).toEqual({ list: [], jobs: [], lists: [] });
});

test("candidate lists: a link shows open jobs and the chosen first name, and nothing else of the person", async () => {
  const ann = await aCandidate(world, { fullName: "Ann Secretname" });
  const { job } = await aHiringTeam(world);
  const company = await aCompany(world, { published: false });
  const hidden = [
    await aJob(world, { internal: true }),
    await aJob(world, { companyId: company.id }),
    await aJob(world),
  ];
  await world.db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, hidden[2]!.id));
  const { id } = await aList(ann, "If they find out", [job.id, hidden[2]!.id]);
  const share = (shownName: string | null) =>
    ann.api.jobTracker.shareList({ params: { id }, body: { shownName } });

  const shared = await share("");
  const key = keyOf(shared);
  const read = () => world.client().jobTracker.sharedList({ params: { key } });
  expect(await read()).toMatchObject({ shownName: null, jobs: [{ id: job.id, jobTitle: job.jobTitle }] });
  expect((await read()).jobs).toHaveLength(1);
  // Another name keeps the link.
  expect(keyOf(await share("Ann"))).toBe(key);
  const words = JSON.stringify(await read());
  expect(words).toContain('"shownName":"Ann"');
  for (const told of ["Secretname", ann.email, ann.userId, ann.candidateId, id, "find out"])
    expect(words).not.toContain(told);
});

test("candidate lists: a link that was turned off never works again", async () => {
  const ann = await aCandidate(world);
  const { id } = await aList(ann, "Shared");
  const share = () => ann.api.jobTracker.shareList({ params: { id }, body: { shownName: null } });
  const key = keyOf(await share());
  expect(await ann.api.jobTracker.unshareList({ params: { id } })).toMatchObject({ share: null });
  const again = await share();
  expect(keyOf(again)).not.toBe(key);
  const read = (wanted: string) => world.client().jobTracker.sharedList({ params: { key: wanted } });
  expect(await refusal(read(key))).toMatchObject({ statusCode: 404 });
  expect(await read(keyOf(again))).toEqual({ shownName: null, jobs: [] });
  await ann.api.jobTracker.removeList({ params: { id } });
  expect(await refusal(read(keyOf(again)))).toMatchObject({ statusCode: 404 });
});

test("candidate lists: a list needs a name, and there are thirty at most", async () => {
  const { api } = await aCandidate(world);
  const nameless = await refusal(api.jobTracker.saveJobs({ body: { list: [] } }));
  expect(nameless).toMatchObject({ statusCode: 422, details: { name: "Name this list" } });
  for (let nth = 0; nth < 30; nth++) await api.jobTracker.saveJobs({ body: { name: `List ${nth}` } });
  const refused = await refusal(api.jobTracker.saveJobs({ body: { name: "One more" } }));
  expect(refused).toMatchObject({ code: "TOO_MANY" });
});
