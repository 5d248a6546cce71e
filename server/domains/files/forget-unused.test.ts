import { eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { agentApplications } from "#server/domains/agent-applications/tables.ts";
import { applicationDrafts, applications, sentResumes } from "#server/domains/applications/tables.ts";
import { careerPages } from "#server/domains/careers/tables.ts";
import { companies } from "#server/domains/companies/tables.ts";
import { jobs } from "#server/domains/jobs/tables.ts";
import { newId } from "#server/database/ids.ts";
import { anAgentApplication } from "#server/testing/agent-applications.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aCandidate, type CandidatePerson } from "#server/testing/people.ts";
import { aCollection } from "#server/testing/search.ts";
import { aStory } from "#server/testing/stories.ts";
import { collections } from "#server/domains/collections/tables.ts";
import { stories } from "#server/domains/content/tables.ts";
import { openWorld } from "#server/testing/world.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { files } from "./tables.ts";
import { fileTasks } from "./tasks.ts";

const world = openWorld();
const day = 86_400;
let ann: CandidatePerson;
let png: Buffer;
let team: Awaited<ReturnType<typeof aHiringTeam>>;
let applicationId: string;

beforeAll(async () => {
  ann = await aCandidate(world);
  team = await aHiringTeam(world);
  applicationId = (await anApplication(world, team.job, { candidate: ann })).id;
  const blue = sharp({ create: { width: 40, height: 40, channels: 3, background: "#369" } });
  png = await blue.png().toBuffer();
  await fromStart(fileTasks.forgetUnused)(world.db, world.now());
});

async function upload(folder = "images") {
  const body = { folder };
  return ann.api.files.upload({ file: new Blob([new Uint8Array(png)]), fileName: "a.png", body });
}
const status = async (url: string) => (await world.app.inject({ method: "GET", url })).statusCode;

test("unused files: a photo that was replaced or removed is gone a week after its upload, the one that is shown stays", async () => {
  const [first, second] = [await upload(), await upload()];
  const show = (profilePicture: string | null) =>
    ann.api.candidates.update({ params: { id: ann.candidateId }, body: { profilePicture } });
  await show(first.url);
  await world.pass(8 * day);
  expect(await status(first.url)).toBe(200);
  expect(await status(second.url)).toBe(404);
  const third = await upload();
  await show(third.url);
  await world.pass(day + 60);
  expect(await status(first.url)).toBe(404);
  expect(await status(third.url)).toBe(200);
  await show(null);
  await world.pass(4 * day);
  expect(await status(third.url)).toBe(200);
  await world.pass(3 * day);
  expect(await status(third.url)).toBe(404);
});

test("unused files: an upload that was not saved has a week", async () => {
  const wanted = ["images", "answers", "candidate-resumes"];
  const ids = (await Promise.all(wanted.map((folder) => upload(folder)))).map(({ id }) => id);
  const left = () => world.db.$count(files, inArray(files.id, ids));
  await world.pass(6 * day);
  expect(await left()).toBe(3);
  await world.pass(2 * day);
  expect(await left()).toBe(0);
});

interface Shown {
  id: string;
  url: string;
}
const me = () => ({ candidateId: ann.candidateId, jobId: team.job.id });
const places: Record<string, (file: Shown) => Promise<unknown>> = {
  "a project": ({ url }) =>
    ann.api.candidates.update({
      params: { id: ann.candidateId },
      body: { projects: [{ name: "Map", imageURL: url }] },
    }),
  "a highlight": ({ url }) => ann.api.candidates.addWork({ body: { title: "Map", imageURL: url } }),
  "a sign-up": ({ url }) => world.client().candidates.saveSignupProfile({ body: { profilePicture: url } }),
  "a draft": ({ id }) =>
    world.db
      .insert(applicationDrafts)
      .values({ ...me(), id: newId(), data: { answers: [{ answer: id }] }, changedAt: world.now() }),
  "an answer": ({ id }) =>
    world.db
      .update(applications)
      .set({ answers: [{ question: "Your map?", kind: "file", answer: "a.png", fileId: id }] as never })
      .where(eq(applications.id, applicationId)),
  "a resume’s photo": ({ id }) =>
    world.db.insert(sentResumes).values({
      applicationId,
      resumeId: newId(),
      name: "Maps",
      lines: [],
      written: { pictureId: id } as never,
      at: world.now(),
    }),
  "a form of a board": async ({ id }) =>
    world.db
      .update(agentApplications)
      .set({ answers: { resume: [id] } })
      .where(eq(agentApplications.id, await anAgentApplication(world))),
  "a company": ({ url }) =>
    world.db
      .update(companies)
      .set({ images: [{ url, alt: "Desk" }] })
      .where(eq(companies.id, team.job.companyId)),
  "a careers page": ({ url }) =>
    world.db.insert(careerPages).values({
      companyId: team.job.companyId,
      version: 1,
      document: { url } as never,
      unpublished: false,
      changedAt: world.now(),
      changedBy: ann.userId,
    }),
  "a job": ({ url }) =>
    world.db
      .update(jobs)
      .set({ jobDescription: `<p><img src="${url.toUpperCase()}"></p>` })
      .where(eq(jobs.id, team.job.id)),
  "a collection": async ({ url }) =>
    world.db
      .update(collections)
      .set({ image: url })
      .where(eq(collections.id, (await aCollection(world)).id)),
  "a story": async ({ url }) =>
    world.db
      .update(stories)
      .set({ picture: { url, alt: "Bread" } })
      .where(eq(stories.id, (await aStory(world)).id)),
};

test("unused files: what anything names stays, wherever it is named", async () => {
  const named = await Promise.all(Object.values(places).map(() => upload()));
  for (const [index, place] of Object.values(places).entries()) await place(named[index]!);
  await world.pass(9 * day);
  const left = await world.db.select({ id: files.id }).from(files);
  const gone = Object.keys(places).filter((_, index) => !left.some(({ id }) => id === named[index]!.id));
  expect(gone).toEqual([]);
  expect(world.failures).toEqual([]);
});
