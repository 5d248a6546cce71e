import { afterEach, expect, test } from "vitest";
import type { Composition, LanguageModel } from "#server/outside/models/models.ts";
import { anExchange, partsOf } from "#server/testing/assistant.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
afterEach(() => void (world.dependencies.outside.languageModel = null));

/** A model that says what the test wants, of the sources it was given. */
function connect(write: (sources: { number: number; text: string }[]) => unknown) {
  const model: LanguageModel = {
    name: "test",
    write: async () => "",
    compose: async <Answer>({ text, schema }: Composition<Answer>) => {
      const { sources } = JSON.parse(text) as { sources: { number: number; text: string }[] };
      return schema.parse(write(sources));
    },
  };
  world.dependencies.outside.languageModel = model;
}
const question = "How long is an invitation open?";

test("assistant: a model’s answer that cites word for word is said, and says that a model wrote it", async () => {
  const words = "expires after 14 days";
  connect((sources) => {
    const { number } = sources.find(({ text }) => text.includes(words))!;
    return {
      sentences: [{ text: "An invitation expires after 14 days.", citations: [{ source: number, words }] }],
    };
  });
  const { answer } = await anExchange(await aCandidate(world), question);
  expect(answer.answeredBy).toBe("model");
  expect(partsOf(answer)[0]).toBe("An invitation expires after 14 days.");
});

test("assistant: a model that makes things up is not heard, and the documents answer", async () => {
  connect(() => ({
    sentences: [{ text: "An invitation is open for 90 days.", citations: [{ source: 0, words: "90 days" }] }],
  }));
  const { answer } = await anExchange(await aCandidate(world), question);
  expect(answer.answeredBy).toBe("rules");
  expect(partsOf(answer).join()).not.toContain("90 days");
});

test("assistant: a model that fails leaves the answer to the documents", async () => {
  connect(() => {
    throw new Error("The provider is down");
  });
  const { answer } = await anExchange(await aCandidate(world), question);
  expect(answer.answeredBy).toBe("rules");
});
