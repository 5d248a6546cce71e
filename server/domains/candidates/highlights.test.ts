import { beforeAll, expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { type CandidatePerson, aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let ann: CandidatePerson;
beforeAll(async () => {
  ann = await aCandidate(world, { fullName: "Ann" });
});
const where = (more: object) => ({ query: { filter: JSON.stringify({ where: more }) } });

test("highlights: added, changed and removed by their owner, who alone lists them", async () => {
  const ben = await aCandidate(world);
  const { id } = await ann.api.candidates.addWork({ body: { title: "A bridge", link: "bridges.example" } });
  const params = { id };
  const changed = await ann.api.candidates.changeWork({ params, body: { description: "Of wood", link: "" } });
  expect(changed).toMatchObject({
    candidateId: ann.candidateId,
    title: "A bridge",
    description: "Of wood",
    link: null,
  });
  const filter = where({ candidateId: ann.candidateId });
  expect(await ann.api.candidates.works(filter)).toEqual([changed]);
  expect(await ben.api.candidates.works(filter)).toEqual([]);
  const strange = await refusal(ben.api.candidates.changeWork({ params, body: { title: "Mine" } }));
  expect(strange.statusCode).toBe(404);
  expect((await refusal(ben.api.candidates.removeWork({ params }))).statusCode).toBe(404);
  await ann.api.candidates.removeWork({ params });
  expect(await ann.api.candidates.works()).toEqual([]);
});

test("highlights: a title is needed, links and pictures are checked, and there are at most twenty", async () => {
  const cleo = await aCandidate(world);
  const add = (body: Parameters<typeof cleo.api.candidates.addWork>[0]["body"]) =>
    cleo.api.candidates.addWork({ body });
  expect((await refusal(add({ title: " " }))).details).toEqual({ title: "Give it a title" });
  expect((await refusal(add({ title: "A", link: "not a link" }))).details).toMatchObject({
    link: "Please enter a valid URL",
  });
  const elsewhere = { title: "A", imageURL: "https://elsewhere.example/a.png" };
  expect((await refusal(add(elsewhere))).statusCode).toBe(422);
  await Promise.all(Array.from({ length: 20 }, (_, at) => add({ title: `Work ${at}` })));
  expect((await refusal(add({ title: "One more" }))).message).toBe(
    "A profile has up to 20 highlights. Remove one first.",
  );
});

test("prompts: an answer is a draft until it is completed, and only then", async () => {
  const { id } = await ann.api.candidates.addPrompt({ body: { prompt: "What are you proud of?" } });
  const params = { id };
  expect(await ann.api.candidates.prompt({ params })).toMatchObject({ answer: "", completed: false });
  const early = ann.api.candidates.changePrompt({ params, body: { completed: true } });
  expect((await refusal(early)).details).toEqual({ answer: "Write an answer before you show it" });
  await ann.api.candidates.changePrompt({ params, body: { answer: "A bridge", completed: true } });
  await ann.api.candidates.addPrompt({ body: { prompt: "And else?", answer: "A draft" } });
  const completed = await ann.api.candidates.prompts(where({ completed: true }));
  expect(completed).toMatchObject([{ id, answer: "A bridge" }]);
  expect(await ann.api.candidates.prompts()).toHaveLength(2);
  const ben = await aCandidate(world);
  expect((await refusal(ben.api.candidates.prompt({ params }))).statusCode).toBe(404);
  await ann.api.candidates.removePrompt({ params });
  expect((await refusal(ann.api.candidates.prompt({ params }))).statusCode).toBe(404);
});

test("highlights and prompts: the hiring team reads them with an application, drafts stay hidden", async () => {
  const team = await aHiringTeam(world);
  const dana = await aCandidate(world);
  await dana.api.candidates.addWork({ body: { title: "A tower", description: "Forty meters" } });
  const answered = { prompt: "Why?", answer: "Because", completed: true };
  await dana.api.candidates.addPrompt({ body: answered });
  await dana.api.candidates.addPrompt({ body: { prompt: "How?", answer: "A draft" } });
  const { id } = await anApplication(world, team.job, { candidate: dana });
  const detail = await team.marit.api.applications.get({ params: { id } });
  expect(detail).toMatchObject({
    candidate: {
      highlights: [{ title: "A tower", description: "Forty meters", imageURL: null }],
      prompts: [{ prompt: "Why?", answer: "Because" }],
    },
  });
});
