import { expect, test } from "vitest";
import { networkFacets } from "#contract/networks.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
import { type CandidatePerson, aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";
import { saveLayoffs, readLayoff, recentLayoffs } from "./layoffs.ts";

const world = openWorld();
let team: Awaited<ReturnType<typeof aHiringTeam>>;
let other: Awaited<ReturnType<typeof aHiringTeam>>;
let designJob: Awaited<ReturnType<typeof aJob>>;
const people: Record<string, CandidatePerson> = {};

const places = ["Bristol, United Kingdom", "Leeds, United Kingdom", null];
const departments = ["Engineering", "Design"];

openSearch(world, async () => {
  const description = "<h3>What you bring</h3><ul><li>TypeScript</li><li>React</li><li>PostgreSQL</li></ul>";
  const engineer = {
    jobTitle: "Software engineer",
    jobDescription: description,
    skills: ["TypeScript", "React"],
  };
  team = await aHiringTeam(world, { ...engineer, locations: [places[0]!], qualificationScore: 40 });
  other = await aHiringTeam(world, { jobTitle: "Baker" });
  designJob = await aJob(world, { companyId: team.job.companyId, jobTitle: "Product designer" });
  for (let number = 0; number < 12; number++) {
    const candidate = await aCandidate(world, {
      fullName: `Applicant ${number}`,
      profile: {
        department: departments[number % 2]!,
        location: places[number % 3]!,
        experienceLength: `${(number % 4) + 1} years`,
        headline: number % 2 ? "Product designer" : "Software engineer",
      },
    });
    people[`applicant${number}`] = candidate;
    await anApplication(world, number % 5 ? designJob : team.job, {
      candidate,
      source: number % 3 ? "Careers page" : "Marketplace",
      applicationState: number % 4 ? "pending" : "denied",
    });
  }
  people.elsewhere = await aCandidate(world, {
    fullName: "Applicant of others",
    profile: { department: "Sales" },
  });
  await anApplication(world, other.job, { candidate: people.elsewhere });
  people.nowhere = await aCandidate(world, { fullName: "Applicant without a department" });
  await anApplication(world, designJob, { candidate: people.nowhere });
  people.past = await aDeveloper(world, {
    department: "Research",
    headline: "Software engineer",
    jobStatus: "Not looking",
  });
  await anApplication(world, designJob, {
    candidate: people.past,
    applicationState: "denied",
    stage: "offer",
    saved: true,
  });
  people.silent = await aDeveloper(world, {
    department: "Research",
    headline: "Software engineer",
    scoring: false,
    jobStatus: "Not looking",
  });
  await anApplication(world, designJob, { candidate: people.silent, score: null });
  const looking = { headline: "Software engineer", department: "Engineering", jobStatus: "Open to offers" };
  people.seeker = await aDeveloper(world, looking);
  people.quiet = await aDeveloper(world, { ...looking, scoring: false });
  people.resting = await aDeveloper(world, { ...looking, jobStatus: "Not looking" });
  people.letGo = await aDeveloper(world, {
    ...looking,
    skills: [],
    workExperience: [
      {
        title: "Software engineer",
        companyName: "Harbour Lights, Inc.",
        companyURL: null,
        start: "2020",
        end: "2026-08",
        current: false,
        description: "",
      },
    ],
  });
});

type Body = NonNullable<NonNullable<Parameters<typeof team.marit.api.networks.search>[0]>["body"]>;
const find = (body: Body = {}) => team.marit.api.networks.search({ body });
const names = ({ hits }: Awaited<ReturnType<typeof find>>) => hits.map(({ person }) => person!.fullName);
/** Events reach the indexes a moment after their commit. */
const soon = <T>(read: () => Promise<T>) => expect.poll(read);

test("network: a team finds its own people who have a department, nobody else's", async () => {
  const found = await find();
  expect(found.total).toBe(14);
  expect(names(found)).not.toContain("Applicant of others");
  expect(names(found)).not.toContain("Applicant without a department");
  const strangers = await other.marit.api.networks.search({ body: {} });
  expect(names(strangers)).toEqual(["Applicant of others"]);
  expect(strangers.hits[0]!.person!.applicationGraph.applications).toMatchObject([
    { jobTitle: "Baker", status: "pending" },
  ]);
});

test("network: other indexes and facets reveal no people of other companies", async () => {
  const params = { index: "candidates" };
  const seeker = people.seeker!.api.search.search({ params, body: {} });
  await expect(refusal(seeker)).resolves.toMatchObject({ statusCode: 403 });
  const talent = team.marit.api.search.search({ params: { index: "talent" }, body: {} });
  await expect(refusal(talent)).resolves.toMatchObject({ statusCode: 404 });
  const { facets } = await find({ facets: ["companyId", "department"] });
  expect(facets.companyId).toEqual([{ value: team.job.companyId, count: 14 }]);
  expect(facets.department!.map(({ value }) => value)).not.toContain("Sales");
  const values = await team.marit.api.search.facetValues({
    params: { index: "candidates", name: "department" },
    body: { text: "Sal" },
  });
  expect(values).toEqual([]);
});

test.each<Record<string, string[]>>([
  {},
  { department: ["Design"] },
  { source: ["Marketplace"], status: ["Passed"] },
])("the six facets count what a count by hand counts, with %o chosen", async (filters) => {
  const all = (await find()).hits.map(({ person }) => person!);
  const sources = new Map(
    Object.entries(people).map(([key, { candidateId }]) => {
      const number = Number(/\d+/.exec(key)?.[0] ?? Number.NaN);
      return [candidateId, number % 3 === 0 ? "Marketplace" : "Careers page"];
    }),
  );
  const valuesOf = (person: (typeof all)[number]): Record<string, string[]> => ({
    department: [person.department!],
    location: person.location ? [person.location] : [],
    source: [sources.get(person.candidateId)!],
    status: person.applicationGraph.applications.map(({ status }) => status),
    job: person.applicationGraph.applications.map(({ jobTitle }) => jobTitle),
  });
  const { facets } = await find({ filters });
  expect(Object.keys(facets).toSorted()).toEqual([...networkFacets].toSorted());
  for (const facet of ["department", "location", "source", "status", "job"]) {
    const counts = new Map<string, number>();
    const others = Object.entries(filters).filter(([name]) => name !== facet);
    for (const person of all) {
      const own = valuesOf(person);
      if (!others.every(([name, wanted]) => own[name]!.some((value) => wanted.includes(value)))) continue;
      for (const value of new Set(own[facet])) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const counted = facets[facet]!.filter(({ count }) => count > 0);
    expect(new Map(counted.map(({ value, count }) => [value, count])), facet).toEqual(counts);
  }
});

test("network: people who hide from the company are not found, counted, recommended or invited there", async () => {
  const hidden = people.applicant3!;
  const hide = (wanted: boolean) =>
    hidden.api.matching.hideFromCompany({
      params: { id: hidden.candidateId, companyId: team.job.companyId },
      body: { hide: wanted },
    });
  await hide(true);
  await soon(async () => (await find()).total).toBe(13);
  expect(names(await find({ query: "Applicant 3" }))).not.toContain("Applicant 3");
  const { candidateId } = hidden;
  const roles = team.marit.api.networks.openRoles({ query: { candidateId } });
  await expect(refusal(roles)).resolves.toMatchObject({ statusCode: 404 });
  const body = { candidates: [{ candidateId, jobId: team.job.id }] };
  expect(await team.marit.api.networks.invite({ body })).toMatchObject({
    invited: [],
    refused: [{ candidateId, code: "NOT_FOUND" }],
  });
  await hide(false);
  await soon(async () => (await find()).total).toBe(14);
});

test("recommendations: past candidates come with reasons, and opted-out people are never scored", async () => {
  const recommended = await team.marit.api.networks.recommendations({ query: { jobId: team.job.id } });
  const past = recommended.find(({ person }) => person.candidateId === people.past!.candidateId)!;
  expect(past.reasons).toContain("Was offered Product designer");
  expect(past.reasons.join()).not.toContain("Meets 0 of");
  expect(past.score).toBe(past.fit.score);
  const ids = recommended.map(({ person }) => person.candidateId);
  expect(ids).not.toContain(people.silent!.candidateId);
  expect(ids).not.toContain(people.seeker!.candidateId);
  expect(names(await find({ query: "software engineer research" })).length).toBe(2);
  const silent = await team.marit.api.networks.openRoles({
    query: { candidateId: people.silent!.candidateId },
  });
  expect(silent).toMatchObject({ scored: false, roles: [{ fit: null }, { fit: null }] });
});

test("outbound invitations: reach each person once, with their words, and are answered one by one", async () => {
  const { candidateId } = people.seeker!;
  const before = await team.marit.api.networks.openRoles({ query: { candidateId } });
  expect(before.roles[0]!.job.id).toBe(team.job.id);
  expect(before.roles[0]!.canInvite).toBe(true);
  const wanted = { candidateId, jobId: team.job.id, message: "Your booking work is what we need." };
  const applied = { candidateId: people.applicant0!.candidateId, jobId: team.job.id };
  const foreign = { candidateId, jobId: other.job.id };
  const answer = await team.marit.api.networks.invite({ body: { candidates: [wanted, applied, foreign] } });
  expect(answer.invited).toMatchObject([{ candidateId, jobId: team.job.id }]);
  expect(answer.refused.map(({ code }) => code)).toEqual(["INVALID_STATE", "NOT_FOUND"]);
  const [mine] = await people.seeker!.api.applications.mine();
  expect(mine).toMatchObject({
    applicationState: "outbound",
    invitation: wanted.message,
    source: "Talent pool",
  });
  const again = await team.marit.api.networks.invite({ body: { candidates: [wanted] } });
  expect(again.refused).toMatchObject([{ code: "INVALID_STATE" }]);
  await soon(async () => (await find({ filters: { groups: ["invited"] } })).total).toBe(1);
});

test("network groups: count what happened between the team and its people", async () => {
  const groups = await team.marit.api.networks.groups();
  const counts = Object.fromEntries(groups.map(({ key, count }) => [key, count]));
  expect(counts).toMatchObject({ offered: 1, saved: 1, referred: 0, hired: 0 });
  const found = await find({ filters: { groups: ["offered"] } });
  expect(found.hits.map(({ person }) => person!.candidateId)).toEqual([people.past!.candidateId]);
});

test("network: a network is kept for the team, counted, renamed, unpinned and removed; one that cannot be run is refused", async () => {
  const { networks } = team.marit.api;
  const terms = { query: "", filters: { department: ["Design"] } };
  const kept = await networks.save({ body: { name: "Designers", terms } });
  expect(kept.count).toBe(6);
  expect(await team.dilip.api.networks.pinned()).toMatchObject([
    { id: kept.id, name: "Designers", count: 6 },
  ]);
  const params = { id: kept.id };
  await networks.change({ params, body: { name: "Our designers", pinned: false } });
  expect(await networks.pinned()).toEqual([]);
  expect(await networks.list()).toMatchObject([{ name: "Our designers" }]);
  await networks.remove({ params });
  expect(await networks.list()).toEqual([]);
  const wrong = networks.save({ body: { name: "Wrong", terms: { filters: { ethnicity: ["x"] } } } });
  await expect(refusal(wrong)).resolves.toMatchObject({ statusCode: 422 });
});

test("talent pool: a fixed list of 16 companies stands in until a list is imported", async () => {
  const shipped = await recentLayoffs(world.db, world.now());
  expect(shipped.size).toBe(16);
  expect(shipped.get("amazon")).toEqual({ companyName: "Amazon", day: "2023-01-04" });
  const old = readLayoff({ company: "Saltmarsh", date: "3/1/2021" })!;
  await saveLayoffs(world.db, [old]);
  expect(await recentLayoffs(world.db, world.now())).toEqual(new Map());
});

test("talent pool: best fit first, recently laid-off people before, unscored people last", async () => {
  const line = { company: "Harbour Lights", date: "9/1/2026", total_laid_off: "120", stage: "Series B" };
  expect(await saveLayoffs(world.db, [readLayoff(line)!])).toBe(1);
  expect(await saveLayoffs(world.db, [readLayoff(line)!])).toBe(0);
  const job = await aJob(world, {
    companyId: team.job.companyId,
    jobTitle: "Software engineer",
    jobDescription: team.job.jobDescription,
    skills: ["typescript"],
    locations: ["Bristol, United Kingdom"],
  });
  const pool = await team.marit.api.networks.talentPool({ params: { id: job.id } });
  const ids = pool.people.map(({ person }) => person.candidateId);
  expect(pool.people[0]!.laidOff).toEqual({ companyName: "Harbour Lights", day: "2026-09-01" });
  expect(ids[0]).toBe(people.letGo!.candidateId);
  expect(ids.at(-1)).toBe(people.quiet!.candidateId);
  expect(pool.people.at(-1)).toMatchObject({ score: null, fit: null });
  expect(ids).toContain(people.seeker!.candidateId);
  expect(ids).not.toContain(people.resting!.candidateId);
  const scores = pool.people.slice(1, -1).map(({ score }) => score!);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));

  const colleague = await aCompanyAdmin(world, { companyId: team.job.companyId });
  const second = { page: 2, resultsPerPage: 1 };
  const page = await colleague.api.networks.talentPool({ params: { id: job.id }, query: second });
  expect(page.people.map(({ person }) => person.candidateId)).toEqual([ids[1]]);
});

test("job editor: tells how many people fit, without names", async () => {
  const query = { title: "Software engineer", place: "Bristol, United Kingdom", skills: "typescript" };
  const shallow = await team.marit.api.networks.shallowTalentPool({ query });
  expect(shallow.count).toBeGreaterThanOrEqual(2);
  expect(Object.keys(shallow.people[0]!).toSorted()).toEqual([
    "experienceLength",
    "location",
    "skills",
    "title",
  ]);
  const far = await team.marit.api.networks.shallowTalentPool({
    query: { ...query, place: "Auckland, New Zealand" },
  });
  expect(far).toEqual({ count: 0, people: [] });
});

test("network: a stage of the team’s own reads as it is written, and people are found by it as soon as it is renamed", async () => {
  const { marit, job } = team;
  const setStages = (stages: (string | { id: string; name: string })[]) =>
    marit.api.jobs.setCompanyStages({ params: { id: job.companyId }, body: { stages } });
  await setStages(["Take-home (SQL)"]);
  const { candidateId } = people.applicant5!;
  const [own] = (await find({ query: "Applicant 5" })).hits[0]!.person!.applicationGraph.applications;
  await marit.api.applications.accept({ params: { id: own!.id }, body: {} });
  await marit.api.applications.move({ body: { requestId: own!.id, stage: "take-home-sql" } });
  const inStage = async (name: string) => names(await find({ filters: { status: [name] } }));
  await soon(() => inStage("Take-home (SQL)")).toEqual(["Applicant 5"]);
  await setStages([{ id: "take-home-sql", name: "Case study" }]);
  await soon(() => inStage("Case study")).toEqual(["Applicant 5"]);
  const { person, roles } = await marit.api.networks.openRoles({ query: { candidateId } });
  expect(person.applicationGraph.applications).toMatchObject([{ status: "Case study" }]);
  expect(roles.find((role) => role.job.id === job.id)?.application?.status).toBe("Case study");
});
