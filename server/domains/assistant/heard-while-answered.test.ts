import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { createClient } from "#contract/client.ts";
import { contract } from "#contract/index.ts";
import type { Composition, LanguageModel } from "#server/outside/models/models.ts";
import { anExchange, partsOf } from "#server/testing/assistant.ts";
import { type CandidatePerson, aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
beforeAll(async () => void (await world.app.listen({ port: 0, host: "127.0.0.1" })));
afterEach(() => void (world.dependencies.outside.languageModel = null));

const question = "How long is an invitation open?";
const words = "expires after 14 days";
type Say = (...texts: string[]) => Promise<void>;

/** A model whose writing the test holds in its hands; every sentence cites the same source. */
function modelThat(write: (say: Say, wanted: Composition<unknown>) => Promise<void>) {
  const model: LanguageModel = {
    name: "test",
    write: async () => "",
    async compose<Answer>(wanted: Composition<Answer>) {
      const { sources } = JSON.parse(wanted.text) as { sources: { number: number; text: string }[] };
      const { number } = sources.find(({ text }) => text.includes(words))!;
      let answer: unknown = { sentences: [] };
      const say: Say = async (...texts) => {
        answer = { sentences: texts.map((text) => ({ text, citations: [{ source: number, words }] })) };
        await wanted.soFar?.(answer as never);
      };
      await write(say, wanted as Composition<unknown>);
      return wanted.schema.parse(answer);
    },
  };
  world.dependencies.outside.languageModel = model;
}
const said = "An invitation expires after 14 days.";

/** Calls over a socket, as a browser does. */
function overTheLine({ token }: CandidatePerson) {
  const address = world.app.server.address() as { port: number };
  return createClient(contract, (method, path, body, headers, signal) =>
    fetch(`http://127.0.0.1:${address.port}/api${path}`, {
      method,
      body,
      signal,
      headers: {
        ...headers,
        "x-api-key": world.dependencies.config.PUBLIC_API_KEY,
        authorization: `Bearer ${token}`,
      },
    }),
  ).assistant;
}
async function messagesOf({ api }: CandidatePerson, threadId: string) {
  return api.assistant.botMessages({ query: { filter: JSON.stringify({ where: { threadId } }) } });
}

test("answers while they are made: each sentence is heard, also when all cite one source", async () => {
  modelThat(async (say) => {
    await say(said, said);
    await say(said, said, said);
  });
  const heard: string[] = [];
  const ben = await aCandidate(world);
  await ben.api.assistant.chatCompletion(
    { body: { message: question } },
    { hear: ({ answer }) => heard.push(partsOf(answer.answer!)[0] ?? "") },
  );
  expect(heard).toEqual(["", said, `${said} ${said}`]);
});

test("answers while they are made: what was heard when it is stopped is kept under the id it had", async () => {
  modelThat(async (say, { signal }) => {
    await say(said, said);
    await new Promise((_, reject) => signal!.addEventListener("abort", () => reject(new Error("stopped"))));
  });
  const ben = await aCandidate(world);
  const stop = new AbortController();
  let heard = { id: "", threadId: "" };
  const asking = overTheLine(ben).chatCompletion(
    { body: { message: question } },
    {
      hear: ({ answer: { answer } }) => {
        heard = answer!;
        if (answer!.parts.length > 0) stop.abort();
      },
      signal: stop.signal,
    },
  );
  await expect(asking).rejects.toThrow("abort");
  await vi.waitFor(async () => expect(await messagesOf(ben, heard.threadId)).toHaveLength(2));
  const [, kept] = await messagesOf(ben, heard.threadId);
  expect(kept).toMatchObject({ id: heard.id, state: "stopped", answeredBy: "model" });
});

/** A model that answers once it is let. */
function aWaitingModel(): () => void {
  const going = Promise.withResolvers<void>();
  modelThat(async (say) => {
    await going.promise;
    await say(said);
  });
  return going.resolve;
}
const aMoment = () => new Promise((later) => setTimeout(later, 300));
const ids = (messages: { id: string }[]) => messages.map(({ id }) => id);

test("answers while they are made: a question asked meanwhile waits, and each has one answer", async () => {
  const ben = await aCandidate(world);
  const { thread } = await anExchange(ben, "What’s the status of my applications?");
  const go = aWaitingModel();
  const ask = (retry: boolean) =>
    ben.api.assistant.chatCompletion({ body: { threadId: thread.id, message: question, retry } });
  const first = ask(false);
  await vi.waitFor(async () => expect(await messagesOf(ben, thread.id)).toHaveLength(3));
  const second = ask(true);
  await aMoment();
  go();
  expect((await second).question.id).toBe((await first).question.id);
  const roles = (await messagesOf(ben, thread.id)).map(({ role }) => role);
  expect(roles).toEqual(["user", "assistant", "user", "assistant"]);
});

test("answers while they are made: without a model it stops as well, and says no word", async () => {
  const ben = await aCandidate(world);
  const { thread } = await anExchange(ben, "What’s the status of my applications?");
  const go = aWaitingModel();
  const body = { threadId: thread.id, message: question };
  const first = ben.api.assistant.chatCompletion({ body });
  await vi.waitFor(async () => expect(await messagesOf(ben, thread.id)).toHaveLength(3));
  const stop = new AbortController();
  const second = overTheLine(ben).chatCompletion({ body }, { hear: () => {}, signal: stop.signal });
  await aMoment();
  stop.abort();
  await expect(second).rejects.toThrow("abort");
  await aMoment();
  world.dependencies.outside.languageModel = null;
  go();
  await first;
  await vi.waitFor(async () => expect(await messagesOf(ben, thread.id)).toHaveLength(6));
  const [, , , answered, , stopped] = await messagesOf(ben, thread.id);
  expect(answered).toMatchObject({ state: "done" });
  expect(stopped).toMatchObject({ parts: [], state: "stopped", answeredBy: null });
});

test("answers while they are made: an answer is there until the one in its place is", async () => {
  const ben = await aCandidate(world);
  const first = await anExchange(ben, question);
  const threadId = first.thread.id;
  const go = aWaitingModel();
  const again = ben.api.assistant.chatCompletion({ body: { threadId, message: question, retry: true } });
  await aMoment();
  expect(ids(await messagesOf(ben, threadId))).toEqual([first.question.id, first.answer.id]);
  go();
  const { answer } = await again;
  expect(ids(await messagesOf(ben, threadId))).toEqual([first.question.id, answer.id]);
});

test("answers while they are made: a conversation deleted meanwhile keeps no answer", async () => {
  const ben = await aCandidate(world);
  const { thread } = await anExchange(ben, question);
  const go = aWaitingModel();
  const body = { threadId: thread.id, message: question, retry: true };
  const again = ben.api.assistant.chatCompletion({ body });
  await ben.api.assistant.removeThread({ params: { id: thread.id } });
  go();
  expect(await refusal(again)).toMatchObject({ statusCode: 404 });
});
