import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { WorkExperience } from "#server/domains/candidates/tables.ts";
import { resumes } from "#server/domains/resumes/tables.ts";
import { newId } from "#server/database/ids.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let team: Awaited<ReturnType<typeof aHiringTeam>>;
type Query = NonNullable<Parameters<typeof team.marit.api.applications.companyFeed>[0]>["query"];

function work(start: string, end: string | null): WorkExperience {
  return {
    title: "Diver",
    companyName: "Reef",
    companyURL: null,
    start,
    end,
    current: end === null,
    description: "",
  };
}

beforeAll(async () => {
  team = await aHiringTeam(world);
  const ines = await aCandidate(world, {
    fullName: "Inês Carvalho",
    email: "ines@gauges.example",
    profile: { location: "Porto, Portugal", workExperience: [work("2015-03", null)] },
  });
  const rhys = await aCandidate(world, {
    fullName: "Rhys Morgan",
    profile: { location: "Cardiff, Wales", workExperience: [work("2022", "2024-06")], skills: ["Hydrology"] },
  });
  const yuki = await aCandidate(world, {
    fullName: "Yuki Harada",
    profile: { location: "Porto Alegre, Brazil" },
  });
  const resumeId = newId();
  await world.db.insert(resumes).values({
    id: resumeId,
    candidateId: yuki.candidateId,
    name: "Resume",
    lines: ["Rebuilt ingest for 41,000 gauges", "on TimescaleDB"],
    createdAt: world.now(),
    changedAt: world.now(),
  });
  const right = {
    promptId: "p1",
    kind: "text" as const,
    knocksOut: false,
    question: "May you work in the EU?",
  };
  await anApplication(world, team.job, {
    candidate: ines,
    score: 91,
    answers: [{ ...right, answer: "Yes" }],
  });
  await anApplication(world, team.job, {
    candidate: rhys,
    score: 60,
    source: "Marketplace",
    answers: [{ ...right, answer: "No" }],
  });
  const last = await anApplication(world, team.job, {
    candidate: yuki,
    score: 75,
    resumeId,
    answers: [{ ...right, answer: "Yes" }],
  });
  await team.marit.api.applications.comment({
    params: { id: last.id },
    body: { comments: "Met at the harbor fair" },
  });
});

async function names(query: Query) {
  const { applications, total } = await team.marit.api.applications.companyFeed({ query });
  expect(applications).toHaveLength(total);
  return applications.map(({ candidate }) => candidate.fullName.split(" ")[0]).toSorted();
}

test.each<[string, Query, string[]]>([
  ["a name without its accents", { q: "ines" }, ["Inês"]],
  ["an email address", { q: "ines@gauges.example" }, ["Inês"]],
  ["a line of the resume", { q: "timescaledb" }, ["Yuki"]],
  ["words of the name and of the resume together", { q: "yuki gauges" }, ["Yuki"]],
  ["a skill", { q: "hydro" }, ["Rhys"]],
  ["a note of the team", { q: "harbor fair" }, ["Yuki"]],
  ["a sign that means something to the database", { q: "%" }, []],
  ["a part of a word", { q: "scaledb" }, ["Yuki"]],
  ["a word of an answer, and none of how answers are kept", { q: "promptid" }, []],
  ["a place", { place: "porto" }, ["Inês", "Yuki"]],
  ["a place of two words", { place: "Porto, Portugal" }, ["Inês"]],
  ["at least five years of work", { yearsFrom: 5 }, ["Inês"]],
  ["at most three years of work", { yearsTo: 3 }, ["Rhys"]],
  ["a range of scores", { scoreFrom: 70, scoreTo: 80 }, ["Yuki"]],
  ["a source", { source: "Marketplace" }, ["Rhys"]],
  ["an answer", { question: "May you work in the EU?", answer: "yes" }, ["Inês", "Yuki"]],
  ["an answer to another question", { question: "May you dive?", answer: "yes" }, []],
  ["several at once", { place: "porto", answer: "yes", scoreTo: 80 }, ["Yuki"]],
])("applicants: narrowed by %s", async (_, query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test("applicants: everyone who matches can be taken at once, and nobody of another company", async () => {
  const query = { place: "porto" } as const;
  const { ids, total } = await team.marit.api.applications.feedIds({ query });
  expect([ids.length, total]).toEqual([2, 2]);
  const { marit: stranger } = await aHiringTeam(world);
  expect(await stranger.api.applications.feedIds({ query })).toEqual({ ids: [], total: 0 });
  expect(await refusal(stranger.api.applications.feedIds({ query: { jobId: team.job.id } }))).toMatchObject({
    statusCode: 404,
  });
});

test("applicants: a list says by what it can be narrowed, with counts", async () => {
  const facets = await team.marit.api.applications.feedFacets({ query: { jobId: team.job.id } });
  expect(facets.sources).toEqual([
    { value: "Careers page", count: 2 },
    { value: "Marketplace", count: 1 },
  ]);
  expect(facets.places).toContainEqual({ value: "Cardiff, Wales", count: 1 });
  expect(facets.questions).toEqual([
    { question: "May you work in the EU?", count: 3, answers: [{ value: "Yes", count: 2 }] },
  ]);
});

test("applicants: a view is kept for its person alone, renamed and deleted", async () => {
  const { marit, dilip } = team;
  const query = { type: "pending", sort: "score", place: "Porto", yearsFrom: 5 } as const;
  const { id } = await marit.api.applications.saveView({ body: { name: "Seniors in Porto", query } });
  expect(await marit.api.applications.views()).toMatchObject([{ id, name: "Seniors in Porto", query }]);
  expect(await dilip.api.applications.views()).toEqual([]);
  expect(await refusal(dilip.api.applications.deleteView({ params: { id } }))).toMatchObject({
    statusCode: 404,
  });
  await marit.api.applications.renameView({ params: { id }, body: { name: "Porto" } });
  expect(await marit.api.applications.views()).toMatchObject([{ name: "Porto" }]);
  await marit.api.applications.deleteView({ params: { id } });
  expect(await marit.api.applications.views()).toEqual([]);
});

test("applicants: what is found follows the person, the resume and the notes as they change", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, job);
  const total = async (q: string) => (await marit.api.applications.companyFeed({ query: { q } })).total;
  expect(await total("zephyr")).toBe(0);
  const resume = { candidateId: candidate.candidateId, isDefault: true, createdAt: world.now() };
  await world.db
    .insert(resumes)
    .values({ ...resume, id: newId(), name: "Resume", lines: ["Zephyr RTOS"], changedAt: world.now() });
  expect(await total("zephyr")).toBe(1);
  await candidate.api.accounts.updateAccount({
    params: { id: candidate.userId },
    body: { fullName: "Ágnes Őri" },
  });
  expect(await total("agnes ori zephyr")).toBe(1);
  await marit.api.applications.comment({ params: { id }, body: { comments: "Call on Monday" } });
  expect(await total("monday agnes")).toBe(1);
  await world.db.delete(resumes).where(eq(resumes.candidateId, candidate.candidateId));
  expect(await total("zephyr")).toBe(0);
});

test("applicants: parts of words are found by an index", async () => {
  const { rows } = await world.db.execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where indexname = 'applicant_texts_by_part'`,
  );
  expect(rows[0]?.indexdef).toMatch(/gin_trgm_ops/);
});

test("marketplace section: holds those who came through it, of one job and of all", async () => {
  const { marit, job } = await aHiringTeam(world);
  await anApplication(world, job);
  const { id } = await anApplication(world, job, { source: "Marketplace" });
  const all = await marit.api.applications.companyFeed({ query: { split: "marketplace" } });
  const one = await marit.api.applications.marketplace({ params: { id: job.id }, query: {} });
  for (const page of [all, one]) expect(page.applications.map((row) => row.id)).toEqual([id]);
});
