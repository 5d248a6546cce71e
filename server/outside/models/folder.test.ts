import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { readEncoderFolder } from "./encoder-folder.ts";
import { folderEmbeddings, type Runtime } from "./folder.ts";

const root = mkdtempSync(join(tmpdir(), "encoder-"));
let folder = "";
let made = 0;
beforeEach(() => (folder = join(root, String(made++))));
afterAll(() => rmSync(root, { recursive: true }));

const vocab = { "[UNK]": 0, "[CLS]": 1, "[SEP]": 2, query: 3, nurse: 4, night: 5, teacher: 6 };
const ends = [{ SpecialToken: { id: "[CLS]", type_id: 0 } }, { SpecialToken: { id: "[SEP]", type_id: 0 } }];
const tokenizer = {
  version: "1.0",
  added_tokens: [],
  normalizer: { type: "Lowercase" },
  pre_tokenizer: { type: "Whitespace" },
  post_processor: {
    type: "TemplateProcessing",
    single: [ends[0], { Sequence: { id: "A", type_id: 0 } }, ends[1]],
    pair: [],
    special_tokens: {
      "[CLS]": { id: "[CLS]", ids: [1], tokens: ["[CLS]"] },
      "[SEP]": { id: "[SEP]", ids: [2], tokens: ["[SEP]"] },
    },
  },
  decoder: null,
  model: { type: "WordLevel", vocab, unk_token: "[UNK]" },
};

function write(files: Record<string, unknown>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  return folder;
}
const encoder = (files: Record<string, unknown> = {}) =>
  readEncoderFolder(write({ "model.onnx": "weights", "tokenizer.json": tokenizer, ...files }));

interface Numbers {
  data: BigInt64Array;
  dims: readonly number[];
}
const asked: { ids: number[]; mask: number[] }[] = [];

/** Instead of a network: each word's vector is its number, its number's root and one. */
const runtime: Runtime = {
  Tensor: class {
    data: BigInt64Array;
    dims: readonly number[];
    constructor(_: "int64", data: BigInt64Array, dims: readonly number[]) {
      [this.data, this.dims] = [data, dims];
    }
  },
  InferenceSession: {
    create: async () => ({
      inputNames: ["input_ids", "attention_mask"],
      outputNames: ["last_hidden_state"],
      async run(inputs) {
        const [ids, mask] = [inputs.input_ids as Numbers, inputs.attention_mask as Numbers];
        asked.push({ ids: [...ids.data].map(Number), mask: [...mask.data].map(Number) });
        const data = Float32Array.from([...ids.data].map(Number).flatMap((id) => [id, Math.sqrt(id), 1]));
        return { last_hidden_state: { data, dims: [...ids.dims, 3] } };
      },
      release: async () => {},
    }),
  },
};
const embed = (files: Record<string, unknown>, texts: string[]) =>
  folderEmbeddings(encoder(files), () => Promise.resolve(runtime)).embed(texts);

function meanOf(...ids: number[]) {
  const sums = [0, 1, 2].map((at) => ids.reduce((sum, id) => sum + [id, Math.sqrt(id), 1][at]!, 0));
  return sums.map((sum) => sum / Math.hypot(...sums));
}
const near = (vector: Float32Array) => [...vector].map((value) => expect.closeTo(value, 5));

test("encoder folder: a text is the mean of its own words, of unit length, in the order of asking", async () => {
  const vectors = await embed({}, ["Night nurse teacher", "nurse"]);
  expect(meanOf(1, 5, 4, 6, 2)).toEqual(near(vectors[0]!));
  expect(meanOf(1, 4, 2)).toEqual(near(vectors[1]!));
  expect(asked.at(-1)).toEqual({
    ids: [1, 4, 2, 0, 0, 1, 5, 4, 6, 2],
    mask: [1, 1, 1, 0, 0, 1, 1, 1, 1, 1],
  });
});

test("encoder folder: its own settings say what stands before a text, what counts and how long it may be", async () => {
  const own = { prefix: "query ", pooling: "first", mostTokens: 8, size: 2 };
  const [vector] = await embed({ "encoder.json": own }, ["nurse ".repeat(20)]);
  expect(asked.at(-1)!.ids).toEqual([1, 3, 4, 4, 4, 4, 4, 2]);
  expect([1, 1].map((value) => value / Math.SQRT2)).toEqual(near(vector!));
});

test("encoder folder: without settings of its own those of sentence-transformers count", () => {
  expect(encoder()).toMatchObject({ prefix: "", pooling: "mean", mostTokens: 512, size: null });
  const usual = encoder({
    "1_Pooling/config.json": { pooling_mode_cls_token: true },
    "sentence_bert_config.json": { max_seq_length: 128 },
    "config_sentence_transformers.json": { prompts: { query: "query: " } },
  });
  expect(usual).toMatchObject({ prefix: "query: ", pooling: "first", mostTokens: 128 });
});

test("encoder folder: other weights and another way to read them have another name", () => {
  const names = [
    encoder({}),
    encoder({ "model.onnx": "other" }),
    encoder({ "encoder.json": { prefix: "query: " } }),
  ].map(({ model }) => model);
  expect(new Set(names).size).toBe(3);
});

test.each<[string, Record<string, unknown> | null, string]>([
  ["no folder", null, "There is no folder HERE, which AI_EMBEDDINGS_FOLDER names."],
  [
    "no weights",
    { "tokenizer.json": tokenizer },
    "The folder HERE of AI_EMBEDDINGS_FOLDER holds no model.onnx.",
  ],
  ["no tokenizer", { "model.onnx": "" }, "The folder HERE of AI_EMBEDDINGS_FOLDER holds no tokenizer.json."],
  ["a broken tokenizer", { "model.onnx": "", "tokenizer.json": "{" }, "HERE/tokenizer.json cannot be read. "],
  [
    "an unknown pooling",
    { "model.onnx": "", "tokenizer.json": tokenizer, "encoder.json": { pooling: "max" } },
    "HERE/encoder.json cannot be read. ",
  ],
])("encoder folder: %s is told in a sentence", (_, files, sentence) => {
  if (files) write(files);
  expect(() => readEncoderFolder(folder)).toThrow(sentence.replace("HERE", folder));
});

test("encoder folder: the folder and the wish for it need each other, and no provider", () => {
  const base = { NODE_ENV: "test", SECRET: "a secret for tests only, long enough" };
  const sentence =
    "AI_EMBEDDINGS=folder and AI_EMBEDDINGS_FOLDER, the folder of the encoder, need each other.";
  expect(() => readConfig({ ...base, AI_EMBEDDINGS: "folder" })).toThrow(sentence);
  expect(() => readConfig({ ...base, AI_EMBEDDINGS_FOLDER: root })).toThrow(sentence);
  expect(readConfig({ ...base, AI_EMBEDDINGS: "folder", AI_EMBEDDINGS_FOLDER: root }).AI_URL).toBeUndefined();
});
