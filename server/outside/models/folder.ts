import type { EncoderFolder } from "./encoder-folder.ts";
import type { Embeddings } from "./models.ts";
import { unitVector } from "#server/taxonomy/unit-vector.ts";

/** What is used of onnxruntime-node, which is not among the packages of the product: it weighs 290 MB. */
export interface Runtime {
  InferenceSession: { create(path: string, options: object): Promise<Session> };
  Tensor: new (type: "int64", data: BigInt64Array, dims: readonly number[]) => unknown;
}
interface Session {
  inputNames: readonly string[];
  outputNames: readonly string[];
  run(inputs: Record<string, unknown>): Promise<Record<string, Output>>;
  release(): Promise<void>;
}
interface Output {
  data: Float32Array;
  /** Texts, tokens and numbers of each; texts and numbers where the model has pooled them itself. */
  dims: readonly number[];
}
interface Opened {
  runtime: Runtime;
  session: Session;
  idsOf(text: string): number[];
}

const runtimeName = "onnxruntime-node";
const atOnce = 16;

/** Says what to do where the runtime is not installed. */
export function findRuntime(): () => Promise<Runtime> {
  try {
    import.meta.resolve(runtimeName);
  } catch (error) {
    throw new Error(
      `AI_EMBEDDINGS=folder needs ${runtimeName}. Install it with: npm install --no-save --ignore-scripts ${runtimeName}@1.30.0`,
      { cause: error },
    );
  }
  return () => import(runtimeName) as Promise<Runtime>;
}

/** Vectors of an ONNX sentence encoder in a folder of this machine, in place of the built-in ones. */
export function folderEmbeddings(folder: EncoderFolder, runtime: () => Promise<Runtime>): Embeddings {
  let opening: Promise<Opened> | null = null;
  return {
    model: folder.model,
    languages: null,
    async embed(texts) {
      const opened = await (opening ??= open(folder, runtime).catch((error: unknown) => {
        opening = null;
        throw error;
      }));
      const asked = texts
        .map((text, at) => ({ at, ids: shortened(opened.idsOf(folder.prefix + text), folder.mostTokens) }))
        .toSorted((a, b) => a.ids.length - b.ids.length);
      const vectors: Float32Array[] = [];
      for (let from = 0; from < asked.length; from += atOnce) {
        const some = asked.slice(from, from + atOnce);
        const told = await encode(
          some.map(({ ids }) => ids),
          opened,
          folder,
        );
        for (const [nth, { at }] of some.entries()) vectors[at] = told[nth]!;
      }
      return vectors;
    },
    async rest() {
      const opened = await opening;
      opening = null;
      await opened?.session.release();
    },
  };
}

async function open({ weights, tokenizer, tokenizerSettings }: EncoderFolder, load: () => Promise<Runtime>) {
  const [runtime, { Tokenizer }] = await Promise.all([load(), import("@huggingface/tokenizers")]);
  const words = new Tokenizer(tokenizer, tokenizerSettings);
  const session = await runtime.InferenceSession.create(weights, { intraOpNumThreads: 1 });
  return { runtime, session, idsOf: (text: string) => words.encode(text).ids };
}

/** A text that is too long loses its end, and keeps the sign that ends it. */
function shortened(ids: number[], most: number): number[] {
  return ids.length <= most ? ids : [...ids.slice(0, most - 1), ids.at(-1)!];
}

async function encode(
  texts: readonly number[][],
  { runtime, session }: Opened,
  folder: EncoderFolder,
): Promise<Float32Array[]> {
  const longest = Math.max(...texts.map(({ length }) => length));
  const dims = [texts.length, longest];
  const numbers = (of: (ids: number[], at: number) => number) =>
    new runtime.Tensor(
      "int64",
      BigInt64Array.from(
        texts.flatMap((ids) => Array.from({ length: longest }, (_, at) => BigInt(of(ids, at)))),
      ),
      dims,
    );
  const inputs: Record<string, unknown> = {
    input_ids: numbers((ids, at) => ids[at] ?? 0),
    attention_mask: numbers((ids, at) => (at < ids.length ? 1 : 0)),
    token_type_ids: numbers(() => 0),
  };
  const asked = Object.entries(inputs).filter(([name]) => session.inputNames.includes(name));
  const output = (await session.run(Object.fromEntries(asked)))[session.outputNames[0]!]!;
  return texts.map((ids, text) => unitVector(pooled(output, { text, tokens: ids.length, folder })));
}

function pooled(
  { data, dims }: Output,
  { text, tokens, folder }: { text: number; tokens: number; folder: EncoderFolder },
): Float32Array {
  const size = dims.at(-1)!;
  const each = dims.length === 2 ? 1 : dims[1]!;
  const counted = dims.length === 2 || folder.pooling === "first" ? 1 : tokens;
  const sum = new Float32Array(Math.min(size, folder.size ?? size));
  for (let token = 0; token < counted; token += 1) {
    const from = (text * each + token) * size;
    for (let at = 0; at < sum.length; at += 1) sum[at]! += data[from + at]!;
  }
  return sum;
}
