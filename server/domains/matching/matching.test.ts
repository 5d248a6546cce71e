import { beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import type { JobMatch, MatchStatus } from "#contract/match-shapes.ts";
import { notScored, notScoredYet } from "#contract/matching.ts";
import { users } from "#server/domains/accounts/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate, aCompany, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { jobMatches } from "./tables.ts";

const world = openWorld();
type Api = Awaited<ReturnType<typeof aDeveloper>>["api"];
const asks = (what: string) =>
  `<h3>Requirements</h3><ul><li>Experience with ${what}</li><li>Knowledge of Docker</li></ul>`;
const bigCompany = { companyName: "Bracket", fundingStage: "seed" };
let bracketId: string;

beforeAll(async () => {
  bracketId = (await aCompany(world, bigCompany)).id;
  for (const jobTitle of [
    "Software engineer",
    "Software engineer 14",
    "Software engineer 15",
    "Software engineer",
  ])
    await aJob(world, {
      companyId: bracketId,
      jobTitle,
      jobDescription: asks("TypeScript, React and PostgreSQL"),
    });
  for (let number = 0; number < 14; number++)
    await aJob(world, { jobTitle: `Software engineer ${number}`, jobDescription: asks("React") });
  await aJob(world, { jobTitle: "Nurse", department: "Healthcare", jobDescription: asks("patient care") });
  await aJob(world, {
    jobTitle: "Software engineer in Tokyo",
    locations: ["Tokyo, Japan"],
    jobDescription: asks("React"),
  });
  await aJob(world, { jobTitle: "Software engineer (internal)", internal: true });
});
const idsOf = ({ matches }: { matches: JobMatch[] }) => matches.map(({ id }) => id).toSorted();
const tomorrow = () => world.pass(86_400);

test("matches: today's ten keep the hard conditions, hold two of a company at most and say why, the same all day", async () => {
  const { api } = await aDeveloper(world);
  const today = await api.matching.today();
  expect(today).toMatchObject({ scored: true, counts: { pending: 10 } });
  expect(today.matches.filter(({ job }) => job.company.id === bracketId)).toHaveLength(2);
  expect(today.matches.map(({ job }) => job.jobTitle).join()).not.toMatch(/Tokyo|internal|Nurse/);
  const [first] = today.matches;
  const react = today.matches
    .flatMap(({ fit }) => fit!.requirements)
    .find(({ text }) => text.includes("React"));
  expect(react).toMatchObject({ verdict: "met", evidence: { source: "resume" } });
  expect(first!.fit!.hard.place.verdict).toBe("ok");
  expect(await api.matching.today()).toEqual(today);
  expect(await api.matching.pendingCount()).toEqual({ count: 10 });
});

test("matches: two people with the same profile are shown the same jobs with the same scores", async () => {
  const [one, two] = [await aDeveloper(world), await aDeveloper(world)];
  const shown = async (person: typeof one) =>
    (await person.api.matching.today()).matches.map(({ jobId, score, fit }) => ({ jobId, score, fit }));
  expect(await shown(one)).toEqual(await shown(two));
});

test("matches: a reason changes the next ten, and can be taken back on the same day", async () => {
  const { api } = await aDeveloper(world);
  const { matches } = await api.matching.today();
  const bracket = matches.find(({ job }) => job.company.id === bracketId)!;
  const rejected = await api.matching.reject({ params: { id: bracket.id }, body: { reason: "company" } });
  expect(rejected).toMatchObject({ status: "rejected", reason: "company" });
  const back = await api.matching.swipe({ params: { id: bracket.id }, body: { status: "pending" } });
  expect(back).toMatchObject({ status: "pending", reason: null });
  await api.matching.reject({ params: { id: bracket.id }, body: { reason: "company" } });
  expect((await api.matching.today()).counts).toMatchObject({ pending: 9, rejected: 1 });

  await tomorrow();
  const next = await api.matching.today();
  expect(next.matches.filter(({ job }) => job.company.id === bracketId)).toEqual([]);
  expect(next.counts.pending).toBe(10);
  const late = api.matching.swipe({ params: { id: bracket.id }, body: { status: "pending" } });
  expect(await refusal(late)).toMatchObject({ statusCode: 409, code: "TOO_LATE" });
});

test("matches: a reason leaves today's ten as they are, is shown in words and can be taken back for good", async () => {
  const { api, candidateId } = await aDeveloper(world);
  const before = await api.matching.today();
  const { matches } = before;
  const bracket = matches.find(({ job }) => job.company.id === bracketId)!;
  await api.matching.reject({ params: { id: bracket.id }, body: { reason: "company" } });
  const next = await api.matching.today();
  expect(idsOf(next)).toEqual(idsOf(before));
  expect(next.matches.find(({ id }) => id === bracket.id)).toMatchObject({ status: "rejected" });

  const params = { id: candidateId };
  expect(await api.matching.reasons({ params })).toMatchObject([
    { matchId: bracket.id, reason: "company", companyName: "Bracket", keepsAway: "No jobs at Bracket." },
  ]);
  await tomorrow();
  await api.matching.takeBackReason({ params: { ...params, matchId: bracket.id } });
  expect(await api.matching.reasons({ params })).toEqual([]);
  const again = api.matching.takeBackReason({ params: { ...params, matchId: bracket.id } });
  expect((await refusal(again)).statusCode).toBe(404);
  const { jobs: recommended } = await api.matching.recommendations({ params, query: { limit: 48 } });
  expect(recommended.map(({ company }) => company.id)).toContain(bracketId);
  expect(recommended.map(({ id }) => id)).not.toContain(bracket.jobId);
});

test("today's ten stay for every device: a job that closes says so, new preferences wait to be asked for", async () => {
  const { api, candidateId } = await aDeveloper(world);
  const before = await api.matching.today();
  expect(before.outdated).toBe(false);
  const [gone, kept] = before.matches as [JobMatch, JobMatch];
  await world.pass(60);
  await world.db
    .update(jobs)
    .set({ status: "closed", changedAt: world.now() })
    .where(eq(jobs.id, gone.jobId));
  const closed = await api.matching.today();
  expect(idsOf(closed)).toEqual(idsOf(before));
  expect(closed.matches.find(({ id }) => id === gone.id)).toMatchObject({ status: "pending", open: false });
  expect(closed.counts.pending).toBe(9);

  await api.matching.swipe({ params: { id: kept.id }, body: { status: "saved" } });
  await api.candidates.setPreferences({ params: { candidateId }, body: { locations: ["Tokyo, Japan"] } });
  const waiting = await api.matching.today();
  expect(idsOf(waiting)).toEqual(idsOf(before));
  expect(waiting.outdated).toBe(true);
  const again = await api.matching.chooseAgain();
  expect(again).toMatchObject({ outdated: false, counts: { pending: 1, saved: 1 } });
  expect(again.matches.map(({ job }) => job.jobTitle)).toEqual([
    "Software engineer in Tokyo",
    kept.job.jobTitle,
  ]);
});

test("matches: today's ten are those of the person's own morning, and moving west brings no second list", async () => {
  const { api, userId } = await aDeveloper(world);
  const live = async (timeZone: string) =>
    world.db.update(users).set({ timeZone }).where(eq(users.id, userId));
  await live("Asia/Tokyo");
  const inTokyo = await api.matching.today();
  await live("America/Los_Angeles");
  const inLosAngeles = await api.matching.today();
  expect(idsOf(inLosAngeles)).toEqual(idsOf(inTokyo));
  expect(new Date(inLosAngeles.nextAt).getTime()).toBeGreaterThan(world.now().getTime());
});

test("matches: who opts out is told the truth about today's list, and then sees only new jobs that meet every preference", async () => {
  const { api, candidateId } = await aDeveloper(world);
  await api.candidates.setPreferences({
    params: { candidateId },
    body: { titles: ["Nurse"], locations: ["Bristol, United Kingdom"] },
  });
  const { matches } = await api.matching.today();
  expect(matches[0]!.score).toBeGreaterThan(0);
  await api.candidates.update({ params: { id: candidateId }, body: { scoring: false } });
  await world.settle();
  const kept = await api.matching.today();
  expect(kept).toMatchObject({ scored: false, outdated: true, notice: notScoredYet });
  expect(kept.matches.every(({ score, fit }) => score === null && fit === null)).toBe(true);

  const today = await api.matching.chooseAgain();
  expect(today).toMatchObject({ scored: false, outdated: false, notice: notScored });
  expect(today.matches.map(({ job }) => job.jobTitle)).toEqual(["Nurse"]);
  const rows = await world.db.select().from(jobMatches).where(eq(jobMatches.candidateId, candidateId));
  expect(rows.filter(({ score, fit }) => score !== null || fit !== null)).toEqual([]);
  const params = { candidateId, jobId: matches[0]!.jobId };
  expect(await api.matching.forJob({ params })).toMatchObject({ scored: false, fit: null });
  expect(await api.matching.fitSummary({ params })).toMatchObject({ scored: false, score: null });

  await api.candidates.setPreferences({ params: { candidateId }, body: { titles: ["Astronaut"] } });
  expect((await api.matching.chooseAgain()).matches).toEqual([]);
});

test("matches: a match that is saved stands among the saved jobs until the person thinks again", async () => {
  const { api } = await aDeveloper(world);
  const [one, other] = (await api.matching.today()).matches as [JobMatch, JobMatch];
  const swipe = async ({ id }: JobMatch, status: MatchStatus) => {
    await api.matching.swipe({ params: { id }, body: { status } });
    await world.pass(1);
  };
  const saved = async () => (await api.jobTracker.savedJobs()).list;
  await swipe(one, "saved");
  expect(await saved()).toEqual([one.jobId]);
  const [first] = (await api.jobTracker.savedJobs()).jobs;
  expect(first).toMatchObject({ id: one.jobId, fromMatches: true });
  await swipe(one, "saved");
  await swipe(one, "pending");
  expect(await saved()).toEqual([]);

  await api.jobTracker.saveJob({ body: { jobId: other.jobId, saved: true } });
  await world.pass(1);
  expect((await api.jobTracker.savedJobs()).jobs).toMatchObject([{ id: other.jobId, fromMatches: false }]);
  await swipe(other, "saved");
  await swipe(other, "rejected");
  expect(await saved()).toEqual([other.jobId]);
});

test.each([
  ["applied for", (api: Api, id: string) => api.applications.apply({ params: { id }, body: {} })],
  ["wanted with a referral", (api: Api, jobId: string) => api.referrals.ask({ query: {}, body: { jobId } })],
])("matches: one that was %s can no longer be decided", async (_, begin) => {
  const { api } = await aDeveloper(world);
  const [match] = (await api.matching.today()).matches;
  await anEmployee(world, { companyId: match!.job.company.id });
  await begin(api, match!.jobId);
  await world.settle();
  const params = { id: match!.id };
  const calls = [
    api.matching.swipe({ params, body: { status: "pending" } }),
    api.matching.reject({ params, body: {} }),
  ];
  for (const refused of await Promise.all(calls.map(refusal)))
    expect(refused).toMatchObject({ statusCode: 409, code: "ALREADY_APPLIED" });
});

test("matches: someone else's matches and fits look as if they did not exist", async () => {
  const [ann, ben] = [await aDeveloper(world), await aCandidate(world)];
  const [match] = (await ann.api.matching.today()).matches;
  const params = { candidateId: ann.candidateId, jobId: match!.jobId };
  const calls = [
    ben.api.matching.reject({ params: { id: match!.id }, body: {} }),
    ben.api.matching.swipe({ params: { id: match!.id }, body: { status: "liked" } }),
    ben.api.matching.forJob({ params }),
    ben.api.matching.fitSummary({ params }),
    ben.api.matching.recommendations({ params: { id: ann.candidateId } }),
    ben.api.matching.interests({ params: { id: ann.candidateId } }),
  ];
  const refused = await Promise.all(calls.map(refusal));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 404));
});

test("matches: a fit says what is met with the line, what is missing, and nothing else", async () => {
  const { api, candidateId } = await aDeveloper(world);
  const job = await aJob(world, {
    jobTitle: "Software engineer",
    jobDescription: asks("Kubernetes and PostgreSQL"),
  });
  const summary = await api.matching.fitSummary({ params: { candidateId, jobId: job.id } });
  expect(summary.summary).toMatch(/^Your profile shows \d of the \d things this job asks for/);
  for (const { line } of summary.strengths) expect(line).toMatch(/PostgreSQL|Docker/);
  const draft = await aJob(world, { status: "draft" });
  const call = api.matching.forJob({ params: { candidateId, jobId: draft.id } });
  expect((await refusal(call)).statusCode).toBe(404);
});

test("matches: recommendations come in pages, sections follow what the person follows and hides", async () => {
  const { api, candidateId } = await aDeveloper(world);
  const params = { id: candidateId };
  const all = await api.matching.recommendations({ params, query: { limit: 48 } });
  const page = await api.matching.recommendations({ params, query: { limit: 3, skip: 3 } });
  expect(page.jobs).toEqual(all.jobs.slice(3, 6));
  const hidden = all.jobs[0]!.id;
  await api.matching.signal({ body: { jobId: hidden, signal: "hidden" } });
  const after = await api.matching.recommendations({ params });
  expect(after.jobs.map(({ id }) => id)).not.toContain(hidden);
  await api.matching.signal({ body: { jobId: hidden, signal: "shown" } });
  const back = await api.matching.recommendations({ params });
  expect(back.jobs.map(({ id }) => id)).toContain(hidden);

  await api.matching.followCompany({ params: { id: candidateId, companyId: bracketId }, body: {} });
  expect((await api.matching.interests({ params })).companies.map(({ companyName }) => companyName)).toEqual([
    "Bracket",
  ]);
  const { sections } = await api.matching.forYou();
  const interest = sections.find(({ key }) => key === "interest")!;
  expect(interest.jobs.every(({ company }) => company.id === bracketId)).toBe(true);
  expect(sections.map(({ key }) => key)).toContain("recommended");
  await api.matching.followCompany({
    params: { id: candidateId, companyId: bracketId },
    body: { follow: false },
  });
  expect((await api.matching.interests({ params })).companies).toEqual([]);
});
