import { createHash } from "node:crypto";
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** A sentence encoder that lies in a folder, and how its texts are to be given to it. */
export interface EncoderFolder {
  /** Names these weights and this reading of them. */
  model: string;
  /** The file of the weights. */
  weights: string;
  tokenizer: object;
  tokenizerSettings: object;
  /** Stands before each text: "query: ". */
  prefix: string;
  pooling: "mean" | "first";
  mostTokens: number;
  /** How many of a vector's numbers are kept; all where null. */
  size: number | null;
}

/** What `encoder.json` may say; the rest is read from what sentence-transformers writes beside its models. */
const Own = z
  .object({
    prefix: z.string(),
    pooling: z.enum(["mean", "first"]),
    mostTokens: z.number().int().min(3),
    size: z.number().int().positive(),
  })
  .partial()
  .strict();
const Pooling = z.object({ pooling_mode_cls_token: z.boolean() }).partial();
const Length = z.object({ max_seq_length: z.number().int().positive() }).partial();
const Prompts = z.object({ prompts: z.record(z.string(), z.string()) }).partial();

const usualLength = 512;

/** Reads what lies beside the weights; a sentence says what is missing or cannot be read. */
export function readEncoderFolder(folder: string): EncoderFolder {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}, which AI_EMBEDDINGS_FOLDER names.`);
  const weights = ["model.onnx", "onnx/model.onnx"].map((name) => join(folder, name)).find(existsSync);
  if (!weights) throw new Error(`The folder ${folder} of AI_EMBEDDINGS_FOLDER holds no model.onnx.`);
  const read = <T>(name: string, form: z.ZodType<T>) => readPart(folder, name, form);
  const anything = z.looseObject({});
  const tokenizer = read("tokenizer.json", anything);
  if (!tokenizer) throw new Error(`The folder ${folder} of AI_EMBEDDINGS_FOLDER holds no tokenizer.json.`);
  const own = read("encoder.json", Own) ?? {};
  const first = read("1_Pooling/config.json", Pooling)?.pooling_mode_cls_token ?? false;
  const reading = {
    prefix: own.prefix ?? read("config_sentence_transformers.json", Prompts)?.prompts?.query ?? "",
    pooling: own.pooling ?? (first ? ("first" as const) : ("mean" as const)),
    mostTokens: own.mostTokens ?? read("sentence_bert_config.json", Length)?.max_seq_length ?? usualLength,
    size: own.size ?? null,
  };
  return {
    ...reading,
    model: `folder ${fingerprint(weights, JSON.stringify([reading, tokenizer]))}`,
    weights,
    tokenizer,
    tokenizerSettings: read("tokenizer_config.json", anything) ?? {},
  };
}

function readPart<T>(folder: string, name: string, form: z.ZodType<T>): T | null {
  const path = join(folder, name);
  if (!existsSync(path)) return null;
  try {
    return form.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const what = issue ? `${issue.path.join(".")}: ${issue.message}` : (error as Error).message;
    throw new Error(`${path} cannot be read. ${what}`, { cause: error });
  }
}

const sample = 65_536;

/** Of hundreds of megabytes the beginning, the end and the length tell whether they are the same. */
function fingerprint(weights: string, reading: string): string {
  const file = openSync(weights, "r");
  try {
    const { size } = fstatSync(file);
    const hash = createHash("sha256").update(`${size} ${reading}`);
    for (const from of [0, Math.max(0, size - sample)]) {
      const part = Buffer.alloc(Math.min(sample, size));
      readSync(file, part, { position: from });
      hash.update(part);
    }
    return hash.digest("base64url").slice(0, 16);
  } finally {
    closeSync(file);
  }
}
