import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { readConfig } from "#server/config.ts";
import { hostedEmbeddings, hostedLanguageModel } from "./hosted.ts";

const asked: { path: string; key: string | undefined; body: Record<string, unknown> }[] = [];
/** Answers as a provider of the common protocol does. */
const provider = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = JSON.parse(String(Buffer.concat(parts))) as Record<string, unknown>;
  asked.push({ path: request.url!, key: request.headers.authorization, body });
  response.setHeader("content-type", "application/json");
  if (request.url === "/v1/embeddings") {
    const input = body.input as string[];
    const data = input.map((_, index) => ({ index, object: "embedding", embedding: [3, 4] }));
    return response.end(JSON.stringify({ object: "list", data, model: "m", usage: { prompt_tokens: 1 } }));
  }
  response.end(
    JSON.stringify({
      id: "1",
      object: "chat.completion",
      created: 1,
      model: "m",
      choices: [{ index: 0, message: { role: "assistant", content: said }, finish_reason: "stop" }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
});
let said = " Guten Tag ";
const base = { NODE_ENV: "test", SECRET: "a secret for tests only, long enough" };
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
});
afterAll(() => new Promise((resolve) => provider.close(resolve)));

test("language models: the connected model is given the task and the text, and its words come back", async () => {
  const model = hostedLanguageModel(readConfig({ ...base, AI_URL: url, AI_KEY: "key", AI_MODEL: "writer" }))!;
  expect(await model.write({ task: "Translate into German.", text: "Good day" })).toBe("Guten Tag");
  expect(asked.at(-1)).toMatchObject({
    path: "/v1/chat/completions",
    key: "Bearer key",
    body: {
      model: "writer",
      messages: [
        { role: "system", content: "Translate into German." },
        { role: "user", content: "Good day" },
      ],
    },
  });
});

test("language models: an answer of a given form is read, and one that does not keep to it is refused", async () => {
  const model = hostedLanguageModel(readConfig({ ...base, AI_URL: url, AI_MODEL: "writer" }))!;
  const wanted = { task: "Count.", text: "One", schema: z.object({ count: z.number() }) };
  said = '{"count":1}';
  expect(await model.compose(wanted)).toEqual({ count: 1 });
  said = '{"count":"one"}';
  await expect(model.compose(wanted)).rejects.toThrow();
});

test("language models: vectors of a provider come with unit length, in order", async () => {
  const embeddings = hostedEmbeddings(readConfig({ ...base, AI_URL: url, AI_EMBEDDINGS: "vectors" }))!;
  const vectors = await embeddings.embed(["one", "two"]);
  expect(vectors.map((vector) => [...vector].map((value) => value.toFixed(1)))).toEqual([
    ["0.6", "0.8"],
    ["0.6", "0.8"],
  ]);
});

test("language models: nothing is connected until it is configured, and half a configuration is refused in a sentence", () => {
  expect(hostedLanguageModel(readConfig(base))).toBeNull();
  expect(() => readConfig({ ...base, AI_MODEL: "writer" })).toThrow("AI_URL");
  expect(() => readConfig({ ...base, AI_MODEL: "writer", AI_PROVIDER: "anthropic" })).toThrow("AI_KEY");
});
