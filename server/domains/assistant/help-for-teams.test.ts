import { expect, test } from "vitest";
import { aTextSource } from "#server/testing/knowledge.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("assistant: a hiring team is answered from the help for hiring teams, after what its own company says", async () => {
  const ana = await aCompanyAdmin(world);
  const ask = async (message: string) =>
    JSON.stringify((await ana.api.assistant.chatCompletion({ body: { message } })).answer.parts);
  const question = "How do I propose interview times?";
  expect(await ask(question)).toContain("/help/scheduling-interviews");
  const content = "Propose interview times on Mondays only.";
  const source = await aTextSource(ana, { title: "Interviews", content });
  const answered = await ask(question);
  expect(answered).toContain(source.id);
  expect(answered).not.toContain("/help/");
});
