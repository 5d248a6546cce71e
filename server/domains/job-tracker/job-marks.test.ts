import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobMatches } from "#server/domains/matching/tables.ts";
import { newId } from "#server/database/ids.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { type CandidatePerson, aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const marksOf = ({ api }: CandidatePerson, ids: string[]) =>
  api.jobTracker.marks({ query: { ids: ids.join(",") } });

test("job marks: a list says what was applied for, saved and not wanted, and nothing of other jobs", async () => {
  const { job, marit } = await aHiringTeam(world);
  const [kept, refused, untouched] = [await aJob(world), await aJob(world), await aJob(world)];
  const seeker = await aCandidate(world);
  const { id } = await anApplication(world, job, { candidate: seeker });
  await anApplication(world, untouched, { candidate: seeker, applicationState: "lead" });
  await seeker.api.jobTracker.saveJob({ body: { jobId: kept.id, saved: true } });
  await aMatch(seeker, { jobId: refused.id, status: "rejected" });

  const ids = [untouched, refused, kept, job].map((each) => each.id);
  const nothing = { application: null, elsewhere: null, saved: false, rejected: false, fit: null };
  expect(await marksOf(seeker, ids)).toEqual([
    { ...nothing, jobId: refused.id, rejected: true, fit: ["met", "missing"] },
    { ...nothing, jobId: kept.id, saved: true },
    { ...nothing, jobId: job.id, application: { id, shownAs: "pending" } },
  ]);
  // What the team could still take back has not happened yet for the person.
  const body = { undoKind: "pending_tab_qualified_feed_pass" } as const;
  await marit.api.applications.pass({ params: { id }, body });
  expect(await marksOf(seeker, [job.id])).toMatchObject([{ application: { shownAs: "pending" } }]);
  expect(await marksOf(await aCandidate(world), ids)).toEqual([]);
  expect(await marksOf(seeker, [])).toEqual([]);
});

test("job marks: a job that was never offered is marked as not wanted, until that is taken back", async () => {
  const seeker = await aCandidate(world);
  const jobId = (await aJob(world)).id;
  await seeker.api.matching.signal({ body: { jobId, signal: "hidden" } });
  expect(await marksOf(seeker, [jobId])).toMatchObject([{ jobId, rejected: true }]);
  await seeker.api.matching.signal({ body: { jobId, signal: "shown" } });
  expect(await marksOf(seeker, [jobId])).toEqual([]);
});

test("job marks: a match dismissed on an earlier day can be suggested again", async () => {
  const seeker = await aCandidate(world);
  const { id: jobId } = await aJob(world);
  await aMatch(seeker, { jobId, status: "rejected" });
  await seeker.api.matching.signal({ body: { jobId, signal: "shown" } });
  expect(await marksOf(seeker, [jobId])).toMatchObject([{ rejected: false }]);
  const [match] = await world.db.select().from(jobMatches).where(eq(jobMatches.jobId, jobId));
  expect(match).toMatchObject({ status: "pending", reason: null });
});

test("job marks: who has opted out of scoring sees no fit", async () => {
  const seeker = await aCandidate(world, { profile: { scoring: false } });
  const jobId = (await aJob(world)).id;
  await aMatch(seeker, { jobId, status: "pending" });
  expect(await marksOf(seeker, [jobId])).toEqual([]);
});

test("job marks: more than 50 jobs at once are refused, with the field named", async () => {
  const seeker = await aCandidate(world);
  const refused = await refusal(marksOf(seeker, Array.from({ length: 51 }, newId)));
  expect(refused).toMatchObject({ statusCode: 422, details: { ids: expect.any(String) } });
});

/** A job put before someone, with one requirement met and one missing. */
async function aMatch(
  { candidateId }: CandidatePerson,
  match: Pick<typeof jobMatches.$inferInsert, "jobId" | "status">,
) {
  const judged = { must: true, evidence: null, note: null };
  const ok = { verdict: "ok", sentence: "" } as const;
  await world.db.insert(jobMatches).values({
    id: newId(),
    candidateId,
    ...match,
    score: 50,
    fit: {
      score: 50,
      modelVersion: "1",
      requirements: [
        { ...judged, id: "a", text: "PostgreSQL", verdict: "met" },
        { ...judged, id: "b", text: "Rust", verdict: "missing" },
      ],
      hard: { place: ok, salary: ok, type: ok, seniority: ok },
      raise: [],
    },
    day: "2026-11-21",
    place: 0,
    chosenFrom: "",
    at: world.now(),
  });
}

test("external applications: are added, moved, removed and restored", async () => {
  const ann = await aCandidate(world);
  const { job } = await aHiringTeam(world);
  const kept = await ann.api.jobTracker.saveExternal({
    body: { jobTitle: "Ranger", companyName: "Peak Park", url: "https://peak.example/jobs/1" },
  });
  expect(kept).toMatchObject({ state: "applied", jobId: null, deleted: false });
  const one = { params: { id: kept.id } };
  expect(await ann.api.jobTracker.moveExternal({ ...one, body: { state: "interview" } })).toMatchObject({
    state: "interview",
  });
  expect(await ann.api.jobTracker.deleteExternal({ ...one, body: {} })).toMatchObject({ deleted: true });
  expect(await ann.api.jobTracker.externals()).toEqual([]);
  await ann.api.jobTracker.deleteExternal({ ...one, body: { deleted: false } });
  expect(await ann.api.jobTracker.externals()).toMatchObject([{ id: kept.id }]);

  const ours = { body: { jobId: job.id, candidateId: ann.candidateId } };
  expect(await ann.api.jobTracker.saveExternal(ours)).toMatchObject({ jobId: job.id });
  expect(await refusal(ann.api.jobTracker.saveExternal(ours))).toMatchObject({ code: "ALREADY_KEPT" });
  expect(await refusal(ann.api.jobTracker.saveExternal({ body: { jobTitle: "Ranger" } }))).toMatchObject({
    statusCode: 422,
    details: { companyName: "Please enter the company" },
  });
});

test("external applications: are corrected, with a note and the day they were sent", async () => {
  const { api } = await aCandidate(world);
  const typo = { jobTitle: "Rangr", companyName: "Peak Park", note: "Ask Ana", appliedOn: "2026-11-01" };
  const { id, ...kept } = await api.jobTracker.saveExternal({ body: typo });
  expect(kept).toMatchObject({ note: "Ask Ana", appliedAt: "2026-11-01T00:00:00.000Z" });
  const corrected = { jobTitle: "Ranger", note: null, appliedOn: "2026-11-03" };
  expect(await api.jobTracker.updateExternal({ params: { id }, body: corrected })).toMatchObject({
    jobTitle: "Ranger",
    companyName: "Peak Park",
    note: null,
    appliedAt: "2026-11-03T00:00:00.000Z",
    state: "applied",
  });
  const late = api.jobTracker.updateExternal({ params: { id }, body: { appliedOn: "2027-01-01" } });
  expect(await refusal(late)).toMatchObject({ details: { appliedOn: "Choose today or an earlier day" } });
});

test("a job applied for elsewhere is marked so and is no match, until it is taken off the list", async () => {
  const seeker = await aCandidate(world);
  const { id: jobId } = await aJob(world);
  await aMatch(seeker, { jobId, status: "pending" });
  const decided = async () => {
    const [match] = await world.db.select().from(jobMatches).where(eq(jobMatches.jobId, jobId));
    return match?.status;
  };
  const api = seeker.api.jobTracker;
  const { id } = await api.saveExternal({ body: { jobId, state: "saved" } });
  expect(await marksOf(seeker, [jobId])).toMatchObject([{ elsewhere: null }]);
  expect(await decided()).toBe("pending");
  await api.moveExternal({ params: { id }, body: { state: "applied" } });
  expect(await marksOf(seeker, [jobId])).toMatchObject([{ application: null, elsewhere: "applied" }]);
  expect(await decided()).toBe("applied");
  await api.deleteExternal({ params: { id }, body: {} });
  expect(await marksOf(seeker, [jobId])).toMatchObject([{ elsewhere: null }]);
  expect(await decided()).toBe("pending");
});

test("external applications: what is tracked of a job that one answered here leaves its match alone", async () => {
  const { job } = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, job, { applicationState: "outbound" });
  await aMatch(candidate, { jobId: job.id, status: "liked" });
  await candidate.api.applications.answerInvitation({ params: { id }, body: { accept: true } });
  const { jobTracker } = candidate.api;
  const saved = await jobTracker.saveExternal({ body: { jobId: job.id, state: "saved" } });
  expect(await matchOf(job.id)).toMatchObject({ status: "applied" });
  await jobTracker.deleteExternal({ params: { id: saved.id }, body: {} });
  expect(await matchOf(job.id)).toMatchObject({ status: "applied" });
});

test("external applications: what one decided before comes back with its reason once it is taken off the list", async () => {
  const seeker = await aCandidate(world);
  const { id: jobId } = await aJob(world);
  await aMatch(seeker, { jobId, status: "rejected" });
  await world.db.update(jobMatches).set({ reason: "pay" }).where(eq(jobMatches.jobId, jobId));
  const { jobTracker } = seeker.api;
  const { id } = await jobTracker.saveExternal({ body: { jobId } });
  await jobTracker.moveExternal({ params: { id }, body: { state: "interview" } });
  await jobTracker.updateExternal({ params: { id }, body: { note: "Ask Ana" } });
  expect(await matchOf(jobId)).toMatchObject({ status: "applied", reason: null });
  await jobTracker.deleteExternal({ params: { id }, body: {} });
  expect(await matchOf(jobId)).toMatchObject({ status: "rejected", reason: "pay" });
});

test("external applications: a cleared day is refused by name", async () => {
  const { api } = await aCandidate(world);
  const { id } = await api.jobTracker.saveExternal({
    body: { jobTitle: "Ranger", companyName: "Peak Park" },
  });
  const cleared = api.jobTracker.updateExternal({ params: { id }, body: { appliedOn: "" } });
  expect(await refusal(cleared)).toMatchObject({ details: { appliedOn: "Choose the day you applied" } });
});

async function matchOf(jobId: string) {
  const [match] = await world.db.select().from(jobMatches).where(eq(jobMatches.jobId, jobId));
  return match;
}
