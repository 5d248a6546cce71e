import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications } from "#server/domains/applications/tables.ts";
import { candidates } from "#server/domains/candidates/tables.ts";
import { type Requirement, jobs } from "#server/domains/jobs/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const needs: Requirement[] = [
  { id: "r1", text: "PostgreSQL", kind: "skill", must: true, skills: ["postgresql"] },
  { id: "r2", text: "Rust", kind: "skill", must: false, skills: ["rust"] },
];
const prompts = [
  { id: "why", kind: "text" as const, question: "Why us?", required: true },
  { id: "more", kind: "text" as const, question: "Anything else?", required: false },
];

test("applying: a candidate applies with answers, the team sees the fit with its evidence, and twice is refused", async () => {
  const { marit, job } = await aHiringTeam(world, { requirements: needs, prompts });
  const ann = await aCandidate(world, {
    fullName: "Ann Lee",
    profile: {
      skills: ["PostgreSQL"],
      workExperience: [
        {
          title: "Database engineer",
          companyName: "Kobo Grid",
          companyURL: null,
          start: "2018",
          end: null,
          current: true,
          description: "Ran PostgreSQL for 40 teams",
        },
      ],
    },
  });
  await ann.api.applications.saveDraft({ params: { id: job.id }, body: { data: { why: "Because" } } });
  expect(await ann.api.applications.draft({ params: { id: job.id } })).toMatchObject({
    data: { why: "Because" },
  });
  const silent = await refusal(ann.api.applications.apply({ params: { id: job.id }, body: {} }));
  expect(silent).toMatchObject({
    statusCode: 422,
    details: { "answers.why": "Please answer this question" },
  });

  const answers = [{ promptId: "why", answer: "Your databases" }];
  const sent = { params: { id: job.id }, body: { answers, pitch: "I know your tools" } };
  const applied = await ann.api.applications.apply(sent);
  expect(applied).toMatchObject({ applicationState: "pending", canWithdraw: true, shownAs: "pending" });
  expect(await ann.api.applications.draft({ params: { id: job.id } })).toBeNull();
  const detail = await marit.api.applications.get({ params: { id: applied.id } });
  expect(detail).toMatchObject({
    view: "team",
    verdicts: ["met", "missing"],
    answers: [{ question: "Why us?", answer: "Your databases" }],
    pitch: "I know your tools",
    unread: true,
    candidate: { fullName: "Ann Lee", skills: ["PostgreSQL"] },
  });
  const again = await refusal(ann.api.applications.apply(sent));
  expect(again).toMatchObject({ code: "ALREADY_APPLIED", message: "You have already applied to this job" });
});

test("applying: who opted out of scoring is read by people only, also afterwards", async () => {
  const { marit, job } = await aHiringTeam(world, { requirements: needs });
  const opted = await aCandidate(world, { profile: { scoring: false } });
  const scored = await aCandidate(world);
  await opted.api.applications.apply({ params: { id: job.id }, body: {} });
  const { id } = await scored.api.applications.apply({ params: { id: job.id }, body: {} });
  const stats = () => marit.api.applications.feedStats({ params: { id: job.id } });
  expect(await stats()).toMatchObject({ pending: 2, scoreless: 1 });
  await scored.api.candidates.update({ params: { id: scored.candidateId }, body: { scoring: false } });
  await world.settle();
  expect(await stats()).toMatchObject({ pending: 2, scoreless: 2, qualified: 0, unqualified: 0 });
  expect(await marit.api.applications.get({ params: { id } })).toMatchObject({ score: null, fit: null });
});

test("applying: after an application has ended there is one more try, on a live job", async () => {
  const { marit, job } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  const apply = () => ann.api.applications.apply({ params: { id: job.id }, body: {} });
  const { id } = await apply();
  await marit.api.applications.pass({ params: { id }, body: {} });
  expect(await ann.api.applications.mine()).toMatchObject([{ ended: true, canApplyAgain: true }]);
  expect(await apply()).toMatchObject({ id, applicationState: "pending", ended: false });
  await ann.api.applications.withdraw({ params: { id }, body: {} });
  expect(await refusal(apply())).toMatchObject({ code: "ALREADY_APPLIED" });

  await world.db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, job.id));
  const late = await aCandidate(world);
  expect(await refusal(late.api.applications.apply({ params: { id: job.id }, body: {} }))).toMatchObject({
    code: "JOB_CLOSED",
  });
});

test("applying: an incomplete profile is told what is missing, in the specified words", async () => {
  const { job } = await aHiringTeam(world);
  const ann = await aCandidate(world, { profile: { linkedInUrl: null } });
  expect(await refusal(ann.api.applications.apply({ params: { id: job.id }, body: {} }))).toMatchObject({
    code: "PROFILE_INCOMPLETE",
    message: "One or more required fields on your profile is missing.",
    details: { linkedIn: "linkedIn is a required field, Please add" },
  });
});

test("applying: applying twice at once makes one application", async () => {
  const { job } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  const apply = () => ann.api.applications.apply({ params: { id: job.id }, body: {} });
  const both = await Promise.allSettled([apply(), apply()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await ann.api.applications.mine()).toHaveLength(1);
});

test("saved jobs: are added and removed", async () => {
  const { job } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  await ann.api.jobTracker.saveJob({ body: { jobId: job.id } });
  expect((await ann.api.jobTracker.savedJobs()).list).toEqual([job.id]);
  expect(await ann.api.jobTracker.saveJob({ body: { jobId: job.id } })).toEqual({
    jobId: job.id,
    saved: false,
  });
});

test("saved jobs: one that is no longer shown can be removed", async () => {
  const { job } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  const save = (saved: boolean) => ann.api.jobTracker.saveJob({ body: { jobId: job.id, saved } });
  await save(true);
  await world.db.update(jobs).set({ internal: true }).where(eq(jobs.id, job.id));
  expect(await save(false)).toMatchObject({ saved: false });
  expect((await refusal(save(false))).statusCode).toBe(404);
});

test("applicants: a page of ten thousand reads one page of an index", async () => {
  const { marit, job } = await aHiringTeam(world);
  const person = await aCandidate(world);
  await world.db.execute(sql`
    insert into candidates (id, user_id, created_at, changed_at)
      select gen_random_uuid(), ${person.userId}, now(), now() from generate_series(1, 10000)`);
  await world.db.execute(sql`
    insert into applications (id, job_id, company_id, candidate_id, application_state, score, applied_at, changed_at, last_activity_at)
      select gen_random_uuid(), ${job.id}, ${job.companyId}, id,
             (array['pending', 'denied', 'pipeline'])[1 + (row_number() over ()) % 3], 50,
             now() - (row_number() over ()) * interval '1 minute', now(), now()
      from candidates where user_id = ${person.userId} and id <> ${person.candidateId}`);
  await world.db.execute(sql`analyze applications`);
  await world.db.execute(sql`analyze candidates`);
  const { rows } = await world.db.execute<{ "QUERY PLAN": string }>(sql`
    explain select ${applications.id} from ${applications}
      join ${candidates} on ${candidates.id} = ${applications.candidateId}
      where ${applications.companyId} = ${job.companyId} and ${applications.jobId} = ${job.id}
        and ${applications.applicationState} = 'pending' and not ${applications.saved}
      order by ${applications.knockedOut}, ${applications.appliedAt} desc, ${applications.id} desc limit 24`);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/Index Scan .*using applications_by_(job|company)/);
  expect(plan).not.toContain("Seq Scan on applications");
  const page = await marit.api.applications.feed({ params: { id: job.id }, query: { skip: 48 } });
  expect(page.applications).toHaveLength(24);
  expect(page.total).toBe(3333);
});

test("application sources: the way that was taken is kept, and words nobody knows are refused", async () => {
  const { job } = await aHiringTeam(world);
  const [ann, ben] = [await aCandidate(world), await aCandidate(world)];
  const params = { id: job.id };
  await ann.api.applications.apply({ params, body: { source: "Search" } });
  await ben.api.applications.apply({ params, body: {} });
  const rows = await world.db.select().from(applications).where(eq(applications.jobId, job.id));
  expect(rows.map(({ source }) => source).toSorted()).toEqual(["Job page", "Search"]);
  const odd = { source: "Somewhere" as "Search" };
  const refused = await refusal((await aCandidate(world)).api.applications.apply({ params, body: odd }));
  expect(refused.statusCode).toBe(422);
});
