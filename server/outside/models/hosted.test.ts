import { type ServerResponse, createServer } from "node:http";
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
  if (body.stream) return stream(response);
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
/** What is said in pieces; the last one never comes where the line breaks. */
let pieces: string[] = [];
let breaks = false;

function stream(response: ServerResponse) {
  response.setHeader("content-type", "text/event-stream");
  const chunk = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({
        id: "1",
        object: "chat.completion.chunk",
        created: 1,
        model: "m",
        choices: [{ index: 0, delta, finish_reason: finish }],
      })}\n\n`,
    );
  for (const content of pieces) chunk({ role: "assistant", content });
  if (breaks) return setTimeout(() => response.destroy(), 20);
  chunk({}, "stop");
  return response.end("data: [DONE]\n\n");
}
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
  pieces = ['{"count":1}'];
  expect(await model.compose(wanted)).toEqual({ count: 1 });
  pieces = ['{"count":"one"}'];
  await expect(model.compose(wanted)).rejects.toThrow();
});

const listed = { task: "List.", text: "Two", schema: z.object({ names: z.array(z.string()) }) };

test("language models: the beginning of an answer is told while it is written", async () => {
  const model = hostedLanguageModel(readConfig({ ...base, AI_URL: url, AI_MODEL: "writer" }))!;
  pieces = ['{"names":["one",', '"two', '"]}'];
  const told: unknown[] = [];
  const soFar = async (beginning: unknown) => void told.push(structuredClone(beginning));
  expect(await model.compose({ ...listed, soFar })).toEqual({ names: ["one", "two"] });
  expect(told[0]).toEqual({ names: ["one"] });
  expect(told.at(-1)).toEqual({ names: ["one", "two"] });
});

test("language models: an answer that breaks off is a failure, and so is one that was stopped", async () => {
  const model = hostedLanguageModel(readConfig({ ...base, AI_URL: url, AI_MODEL: "writer" }))!;
  pieces = ['{"names":["one",'];
  breaks = true;
  const told: unknown[] = [];
  const soFar = async (beginning: unknown) => void told.push(beginning);
  await expect(model.compose({ ...listed, soFar })).rejects.toThrow();
  expect(told).toEqual([{ names: ["one"] }]);
  const stop = new AbortController();
  const stopped = model.compose({ ...listed, soFar: async () => stop.abort(), signal: stop.signal });
  await expect(stopped).rejects.toThrow();
  breaks = false;
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
