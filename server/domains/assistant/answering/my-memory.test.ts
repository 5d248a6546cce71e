import { expect, test } from "vitest";
import { aMemory, anExchange, partsOf } from "#server/testing/assistant.ts";
import { type CandidatePerson, aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const ask = async (person: CandidatePerson, message: string) =>
  partsOf((await anExchange(person, message)).answer);

test("my memory: remembers what it is asked to, quotes it, and forgets it at once", async () => {
  const ben = await aCandidate(world);
  await ask(ben, "Remember that I prefer small teams near the harbor");
  const { memories } = await ben.api.assistant.memories();
  expect(memories).toMatchObject([{ content: "I prefer small teams near the harbor" }]);
  const { id } = memories[0]!;
  const question = "Do I prefer small teams?";
  expect(await ask(ben, question)).toContain(`/settings#memory-${id} I prefer small teams near the harbor`);
  const { answer } = await anExchange(ben, "Forget that I prefer small teams");
  expect(answer.parts.find((part) => part.type === "data-proposal")?.data).toMatchObject({
    act: "forget",
    subjectId: id,
  });
  await ben.api.assistant.forget({ params: { id } });
  expect((await ask(ben, question)).join()).not.toContain("harbor");
});

test("my memory: answered again, it remembers once, and not what was deleted since", async () => {
  const ben = await aCandidate(world);
  const { thread } = await anExchange(ben, "Remember that I prefer small teams");
  const body = { threadId: thread.id, message: "again", retry: true };
  const again = async () => partsOf((await ben.api.assistant.chatCompletion({ body })).answer);
  expect((await again())[1]).toContain("I prefer small teams");
  const { memories } = await ben.api.assistant.memories();
  expect(memories).toHaveLength(1);
  await ben.api.assistant.forget({ params: { id: memories[0]!.id } });
  expect((await again())[0]).toMatch(/^You deleted this/);
  expect((await ben.api.assistant.memories()).memories).toEqual([]);
});

test("my memory: while memory is off, nothing is remembered and no memory is in an answer", async () => {
  const ben = await aCandidate(world);
  await aMemory(ben, "I prefer quiet offices");
  await ben.api.assistant.switchMemory({ body: { on: false } });
  expect((await ask(ben, "Do I prefer quiet offices?")).join()).not.toContain("I prefer quiet");
  expect((await ask(ben, "Remember that I like trains"))[0]).toContain("Memory is off");
  expect((await ask(ben, "What do you remember about me?"))[0]).toMatch(/^Memory is off, so I use nothing/);
  expect(await ask(ben, "Forget that I prefer quiet offices")).toContain(
    "forget: Forget “I prefer quiet offices”",
  );
  expect(await ben.api.assistant.memories()).toMatchObject({ on: false, memories: [{}] });
});
