import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { files } from "#server/domains/files/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { developerLines } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
import { type CandidatePerson, aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { resumeTasks } from "./tasks.ts";
import { resumeReadings, resumes } from "./tables.ts";

const world = openWorld();
const hour = 3600;
let ann: CandidatePerson;
beforeAll(async () => {
  ann = await aCandidate(world, { fullName: "Ann Lee" });
  await fromStart(resumeTasks.forget)(world.db, world.now());
});

async function uploaded() {
  const document = new Blob([`Ann Lee\nann.lee@people.example\n${developerLines.join("\n")}`]);
  const { file, content } = await ann.api.resumes.read({ file: document, fileName: "Ann.txt" });
  const save = () => ann.api.resumes.create({ body: { fileId: file.id, name: "Ann", content } });
  const [{ key } = { key: "" }] = await world.db.select().from(files).where(eq(files.id, file.id));
  const kept = async () => ({
    row: await world.db.$count(files, eq(files.id, file.id)),
    bytes: (await world.dependencies.outside.storage.get(key)) !== null,
    reading: await world.db.$count(resumeReadings, eq(resumeReadings.fileId, file.id)),
  });
  return { save, kept };
}
const remove = (id: string) => ann.api.resumes.update({ body: { id, deleted: true } });
const bringBack = (id: string) => ann.api.resumes.update({ body: { id, deleted: false } });
const rowsOf = (id: string) => world.db.$count(resumes, eq(resumes.id, id));
const nothing = { row: 0, bytes: false, reading: 0 };

test("deleted resumes: one can be brought back for a day, then it goes with its document", async () => {
  const { save, kept } = await uploaded();
  const { id } = await save();
  await remove(id);
  await world.pass(23 * hour);
  expect(await bringBack(id)).toMatchObject({ id });
  await remove(id);
  await world.pass(26 * hour);
  expect(await rowsOf(id)).toBe(0);
  expect(await kept()).toEqual(nothing);
  expect((await refusal(bringBack(id))).statusCode).toBe(404);
});

test("deleted resumes: what was sent with an application stays with it, and is judged again as it was sent", async () => {
  const { save, kept } = await uploaded();
  const { id } = await save();
  const { marit, job } = await aHiringTeam(world, {
    jobDescription: "<p>What you bring</p><ul><li>TypeScript</li></ul>",
  });
  const applied = await ann.api.applications.apply({ params: { id: job.id }, body: { resumeId: id } });
  await remove(id);
  await world.pass(26 * hour);
  expect(await rowsOf(id)).toBe(0);
  expect(await kept()).toEqual({ row: 1, bytes: true, reading: 0 });
  const fit = async () =>
    (await marit.api.applications.get({ params: { id: applied.id } })).fit?.requirements.map(
      ({ evidence }) => evidence,
    );
  const before = await fit();
  expect(JSON.stringify(before)).toContain("TypeScript");
  const description = "<p>What you bring</p><ul><li>TypeScript</li></ul><p>In Leeds.</p>";
  await marit.api.jobs.update({ params: { id: job.id }, query: {}, body: { jobDescription: description } });
  await world.settle();
  expect(await fit()).toEqual(before);
});

test("deleted resumes: one that a version follows stays until the version goes too", async () => {
  const { id: jobId } = await aJob(world);
  const { id } = await (await uploaded()).save();
  const { keepVersion } = ann.api.resumeTailoring;
  const { resume } = await keepVersion({ body: { jobId, baseId: id, changes: [] } });
  await remove(id);
  await world.pass(26 * hour);
  expect(await rowsOf(id)).toBe(1);
  await remove(resume.id);
  await world.pass(26 * hour);
  await world.pass(2 * hour);
  expect([await rowsOf(resume.id), await rowsOf(id)]).toEqual([0, 0]);
});

test("documents that were read: one that nobody saved goes after a day, one that became a resume stays", async () => {
  const [discarded, saved] = [await uploaded(), await uploaded()];
  await saved.save();
  await world.pass(23 * hour);
  expect(await discarded.kept()).toEqual({ row: 1, bytes: true, reading: 1 });
  await world.pass(3 * hour);
  expect(await discarded.kept()).toEqual(nothing);
  expect(await saved.kept()).toMatchObject({ row: 1, bytes: true });
});

test("resumes: of two that come at once, one is the default", async () => {
  for (let round = 0; round < 4; round++) {
    const { api } = await aCandidate(world);
    const create = (name: string, asDefault?: true) =>
      api.resumes.create({ body: { name, content: {}, ...(asDefault && { default: asDefault }) } });
    await Promise.all([create("First tab"), create("Second tab"), api.resumes.new({ body: {} })]);
    const defaults = async () => (await api.resumes.list()).filter((resume) => resume.default);
    expect(await defaults()).toHaveLength(1);
    const ids = (await api.resumes.list()).map(({ id }) => id);
    await Promise.all([
      create("Third tab", true),
      ...ids.map((id) => api.resumes.setDefault({ body: { id } })),
    ]);
    expect(await defaults()).toHaveLength(1);
  }
});
