import { afterEach, beforeAll, expect, test } from "vitest";
import type { ResumeContent } from "#contract/resumes.ts";
import type { LanguageModel } from "#server/outside/models/models.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate, type CandidatePerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const tests = "Wrote tests with Playwright";
const release = "Responsible for planning the releases of 3 teams";
const booking = "Built the booking service in TypeScript and PostgreSQL";
const content: Partial<ResumeContent> = {
  personalInfo: { name: "Dana", email: "", phone: "", website: "", location: "", linkedIn: "" },
  skills: ["Photoshop", "TypeScript", "PostgreSQL"],
  workExperience: [
    {
      title: "Software engineer",
      companyName: "Kestrel",
      companyURL: null,
      start: "2019-01",
      end: null,
      current: true,
      description: [tests, release, booking].join("\n"),
    },
  ],
};
const ad = `<p>What you bring</p><ul><li>Experience with TypeScript</li><li>PostgreSQL in production</li><li>Kubernetes</li></ul>`;

let dana: CandidatePerson;
let jobId = "";
let baseId = "";
beforeAll(async () => {
  dana = await aCandidate(world);
  jobId = (await aJob(world, { jobTitle: "Backend engineer", jobDescription: ad })).id;
  baseId = (await dana.api.resumes.create({ body: { name: "Base", content } })).id;
});
afterEach(() => {
  world.dependencies.outside.languageModel = null;
});
const optimize = () => dana.api.resumeTailoring.optimize({ body: { jobId } });
const keep = (body: Omit<Parameters<typeof dana.api.resumeTailoring.keepVersion>[0]["body"], "jobId">) =>
  dana.api.resumeTailoring.keepVersion({ body: { jobId, ...body } });

test("optimize: proposals name their evidence, what is missing is a hint, and nothing is changed by asking", async () => {
  const before = await dana.api.resumes.get({ query: { id: baseId } });
  const { operations, sources, hints, proposedBy } = await optimize();
  expect(proposedBy).toBe("rules");
  expect(operations).toContainEqual(
    expect.objectContaining({ kind: "reword", text: "Planned the releases of 3 teams" }),
  );
  const promoted = operations.filter(({ kind }) => kind === "promoteSkill").map(({ place }) => place.entry);
  expect(promoted).toEqual(["TypeScript", "PostgreSQL"]);
  expect(operations.find(({ kind, place }) => kind === "move" && place.line === booking)).toMatchObject({
    to: 0,
  });
  const ids = new Set(sources.map(({ id }) => id));
  for (const { evidence } of operations) {
    expect(evidence.length).toBeGreaterThan(0);
    expect(evidence.every((id) => ids.has(id))).toBe(true);
  }
  expect(hints).toMatchObject([{ requirement: "Kubernetes" }]);
  expect(await dana.api.resumes.get({ query: { id: baseId } })).toEqual(before);
});

test("optimize: of a model, only what says no more than the resume is proposed", async () => {
  const said = (text: string) => ({
    kind: "reword",
    line: "resume/2",
    text,
    requirementIds: [],
    reason: "Clear.",
  });
  world.dependencies.outside.languageModel = modelSaying([
    said("Planned the releases of 3 teams"),
    said("Planned the releases of 13 teams"),
    said("Led 3 teams at Google"),
    { ...said("Planned releases"), line: "resume/99" },
  ]);
  const { operations, proposedBy, dropped } = await optimize();
  expect({ proposedBy, dropped }).toEqual({ proposedBy: "model", dropped: 3 });
  expect(operations.filter(({ kind }) => kind === "reword")).toMatchObject([
    { text: "Planned the releases of 3 teams" },
  ]);

  const failing = () => Promise.reject(new Error("The model is down"));
  world.dependencies.outside.languageModel = { name: "down", write: failing, compose: failing };
  expect(await optimize()).toMatchObject({ proposedBy: "rules", dropped: 0 });
});

test("job version: accepted changes are kept beside the resume, and taking all back says what it said", async () => {
  const { operations } = await optimize();
  const bytesOf = ({ content: said, style, lines }: Awaited<ReturnType<typeof dana.api.resumes.get>>) =>
    JSON.stringify({ said, style, lines });
  for (const count of operations.keys()) await keep({ changes: operations.slice(0, count) });
  const kept = await keep({ changes: operations });
  expect(kept).toMatchObject({ base: { id: baseId }, lost: [], resume: { jobId, baseId, default: false } });
  expect(kept.resume.content.skills).toEqual(["TypeScript", "PostgreSQL", "Photoshop"]);
  expect(kept.resume.content.workExperience[0]!.description.split("\n")[0]).toBe(booking);
  const base = await dana.api.resumes.get({ query: { id: baseId } });
  expect(bytesOf(kept.resume)).not.toBe(bytesOf(base));
  for (const count of [...operations.keys()].toReversed())
    await keep({ changes: operations.slice(0, count) });
  const bare = await keep({ changes: [] });
  expect(bytesOf(bare.resume)).toBe(bytesOf(base));
  expect(bare.resume.id).toBe(kept.resume.id);
});

test("job version: it follows its resume; changed lines and parts are told and decided", async () => {
  const { operations } = await optimize();
  const { resume } = await keep({ changes: operations });
  const own = { ...resume.content, summary: "For this job alone." };
  await dana.api.resumes.update({ body: { id: resume.id, content: own } });
  const base = await dana.api.resumes.get({ query: { id: baseId } });
  const [work] = base.content.workExperience;
  const nowPlanned = "Responsible for planning the releases of 4 teams";
  await dana.api.resumes.update({
    body: {
      id: baseId,
      content: {
        ...base.content,
        summary: "For every job.",
        skills: [...base.content.skills, "Docker"],
        workExperience: [{ ...work!, description: work!.description.replace(release, nowPlanned) }],
      },
    },
  });
  const followed = (await dana.api.resumeTailoring.version({ query: { jobId } }))!;
  expect(followed.resume.content.skills).toEqual(["TypeScript", "PostgreSQL", "Photoshop", "Docker"]);
  expect(followed.resume.content.summary).toBe("For this job alone.");
  expect(followed.changedParts).toEqual(["summary"]);
  expect(followed.lost).toMatchObject([{ change: { kind: "reword" }, now: nowPlanned }]);

  const changes = operations.filter(({ kind }) => kind !== "reword");
  const decided = await keep({ changes, decided: [{ part: "summary", keep: "resume" }] });
  expect(decided).toMatchObject({ lost: [], changedParts: [] });
  expect(decided.resume.content.summary).toBe("For every job.");
  expect(decided.resume.content.workExperience[0]!.description).toContain(nowPlanned);
});

test("job version: what is written by hand stays beside changes that are accepted and taken back", async () => {
  const { operations } = await optimize();
  const reword = operations.find(({ kind }) => kind === "reword")!;
  const { resume } = await keep({ changes: [reword] });
  const [work] = resume.content.workExperience;
  const byHand = work!.description.replace(tests, "Wrote tests with Playwright and Vitest");
  await dana.api.resumes.update({
    body: { id: resume.id, content: { workExperience: [{ ...work!, description: byHand }] } },
  });
  const taken = await keep({ changes: [] });
  expect(taken).toMatchObject({ changedParts: [], lost: [] });
  const now = taken.resume.content.workExperience[0]!.description;
  expect(now).toContain("Playwright and Vitest");
  expect(now).toContain(reword.place.line);
  const again = await keep({ changes: [reword] });
  expect(again.changedParts).toEqual([]);
  expect(again.resume.content.workExperience[0]!.description).toContain("Playwright and Vitest");
  expect(again.resume.content.workExperience[0]!.description).not.toContain(reword.place.line);
  await keep({ changes: [], decided: [{ part: "workExperience", keep: "resume" }] });
});

test("job version: a deleted one makes room, and comes back as a resume of its own", async () => {
  const first = await keep({ changes: [] });
  await dana.api.resumes.update({ body: { id: first.resume.id, deleted: true } });
  expect(await dana.api.resumeTailoring.version({ query: { jobId } })).toBeNull();
  const second = await keep({ changes: [] });
  expect(second.resume.id).not.toBe(first.resume.id);
  const back = await dana.api.resumes.update({ body: { id: first.resume.id, deleted: false } });
  expect(back).toMatchObject({ jobId: null, baseId: null });
});

test("job version: one that was deleted comes back with what its resume got meanwhile", async () => {
  const eve = await aCandidate(world);
  const base = await eve.api.resumes.create({ body: { name: "First", content } });
  const { resume } = await eve.api.resumeTailoring.keepVersion({ body: { jobId, changes: [] } });
  await eve.api.resumes.update({ body: { id: resume.id, content: { headline: "My own words" } } });
  await eve.api.resumes.update({ body: { id: resume.id, deleted: true } });
  await eve.api.resumes.update({ body: { id: base.id, content: { summary: "Written since." } } });
  const back = await eve.api.resumes.update({ body: { id: resume.id, deleted: false } });
  expect(back.content).toMatchObject({ summary: "Written since.", headline: "My own words" });
  expect(back.lines).toContain("Written since.");
});

test("job version: changes that were decided on top of older ones are refused", async () => {
  const { operations } = await optimize();
  const [one, other] = operations;
  const fay = await aCandidate(world);
  await fay.api.resumes.create({ body: { name: "First", content } });
  const { keepVersion, version } = fay.api.resumeTailoring;
  const first = await keepVersion({ body: { jobId, changes: [one!], seen: [] } });
  const late = keepVersion({ body: { jobId, changes: [other!], seen: [] } });
  expect(await refusal(late)).toMatchObject({ statusCode: 409, code: "CHANGED_ELSEWHERE" });
  expect((await version({ query: { jobId } }))!.changes).toEqual(first.changes);
  const both = [one!, other!];
  expect((await keepVersion({ body: { jobId, changes: both, seen: first.changes } })).changes).toEqual(both);
});

test("job version: of a deleted resume it stays as it is, and can follow another one", async () => {
  const eve = await aCandidate(world);
  const first = await eve.api.resumes.create({ body: { name: "First", content } });
  const other = await eve.api.resumes.create({
    body: { name: "Other", content: { skills: ["TypeScript"] } },
  });
  const tailoring = eve.api.resumeTailoring;
  const { resume } = await tailoring.keepVersion({ body: { jobId, baseId: first.id, changes: [] } });
  await eve.api.resumes.update({ body: { id: first.id, deleted: true } });
  const shown = (await tailoring.version({ query: { jobId } }))!;
  expect(shown.base).toEqual({ id: first.id, name: "First", deleted: true });
  const { operations } = await tailoring.optimize({ body: { jobId, id: first.id } });
  expect(operations.length).toBeGreaterThan(0);
  const kept = await tailoring.keepVersion({ body: { jobId, baseId: other.id, changes: [] } });
  expect(kept).toMatchObject({ base: { id: other.id, deleted: false }, resume: { id: resume.id } });
  const gone = tailoring.optimize({ body: { jobId, id: first.id } });
  expect((await refusal(gone)).statusCode).toBe(404);
});

test("optimize: a job or a resume one may not see looks as if it did not exist", async () => {
  const ben = await aCandidate(world);
  const hidden = await aJob(world, { status: "draft" });
  for (const call of [
    () => ben.api.resumeTailoring.optimize({ body: { jobId, id: baseId } }),
    () => dana.api.resumeTailoring.optimize({ body: { jobId: hidden.id } }),
    () => ben.api.resumeTailoring.keepVersion({ body: { jobId, baseId, changes: [] } }),
    () => dana.api.resumeTailoring.keepVersion({ body: { jobId: hidden.id, changes: [] } }),
  ])
    expect((await refusal(call())).statusCode).toBe(404);
});

function modelSaying(operations: object[]): LanguageModel {
  return {
    name: "stub",
    write: () => Promise.reject(new Error("unused")),
    compose: ({ schema }) => Promise.resolve(schema.parse({ operations })),
  };
}

test("job version: what its resume and it say together has to fit; what to shorten is named, and nothing is lost", async () => {
  const { api } = await aCandidate(world);
  const skills = (name: string, count: number) => Array.from({ length: count }, (_, nth) => `${name} ${nth}`);
  const before = skills("Skill", 190);
  const { id } = await api.resumes.create({ body: { name: "Long", content: { skills: before } } });
  const { resume } = await api.resumeTailoring.keepVersion({ body: { jobId, baseId: id, changes: [] } });
  const own = [...before, ...skills("Own", 8)];
  await api.resumes.update({ body: { id: resume.id, content: { skills: own } } });
  const more = [...before, ...skills("Other", 9)];
  const refused = await refusal(api.resumes.update({ body: { id, content: { skills: more } } }));
  expect(refused).toMatchObject({
    statusCode: 422,
    code: "RESUME_TOO_LONG",
    message: `With this, “${resume.name}” would have 207 skills. A resume holds up to 200: remove some there or in “Long”. Nothing was saved.`,
    details: { "content.skills": "Up to 200" },
  });
  const skillsOf = async (wanted: string) =>
    (await api.resumes.get({ query: { id: wanted } })).content.skills;
  expect(await skillsOf(id)).toEqual(before);
  expect(await skillsOf(resume.id)).toEqual(own);
  await api.resumes.update({ body: { id, content: { skills: more.slice(0, 191) } } });
  expect(await skillsOf(resume.id)).toHaveLength(199);
});

test("job version: a text that gets too long is named by where it stands", async () => {
  const { api } = await aCandidate(world);
  const job = { ...content.workExperience![0]!, description: "Baked\n".repeat(3).trim() };
  const { id } = await api.resumes.create({ body: { name: "Long", content: { workExperience: [job] } } });
  const { resume } = await api.resumeTailoring.keepVersion({ body: { jobId, baseId: id, changes: [] } });
  const longer = (words: string) => ({
    workExperience: [{ ...job, description: `${job.description}\n${words.repeat(600)}` }],
  });
  await api.resumes.update({ body: { id: resume.id, content: longer("own words ") } });
  const refused = await refusal(api.resumes.update({ body: { id, content: longer("more words ") } }));
  expect(refused.message).toBe(
    `With this, “${resume.name}” would have a longer text of “Software engineer at Kestrel” than fits. It holds up to 8,000 characters: shorten it there or in “Long”. Nothing was saved.`,
  );
});
