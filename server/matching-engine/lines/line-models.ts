import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { SparseModel } from "./sparse-model.ts";

interface SparseHead {
  features: number;
  classes: number;
  unit: number;
}
interface Head {
  starts: SparseHead;
  wording: SparseHead;
  kinds: SparseHead;
  context: { nets: number; inputs: number; hidden: number; classes: number };
}

/** A small network: inputs, one hidden layer, a value for each label. */
export interface Net {
  first: Float32Array;
  firstBias: Float32Array;
  second: Float32Array;
  secondBias: Float32Array;
}

export interface LineModels {
  /** Where a line begins in a text that lost its breaks. */
  starts: SparseModel;
  /** What the words of a line say of its label. */
  wording: SparseModel;
  /** What kind of thing a line asks for. */
  kinds: SparseModel;
  /** Labels in their context; the mean of these counts. */
  nets: Net[];
}

let known: LineModels | null = null;

/** Learned from lines of advertisements that people marked; `scripts/lines/train.py` says how. */
export function lineModels(): LineModels {
  known ??= modelsIn(gunzipSync(readFileSync(new URL("./line-models.bin.gz", import.meta.url))));
  return known;
}

function modelsIn(file: Buffer): LineModels {
  const size = file.readUInt32LE(0);
  const { starts, wording, kinds, context } = JSON.parse(file.toString("utf8", 4, 4 + size)) as Head;
  let at = 4 + size;
  const take = (bytes: number) => {
    const part = new Uint8Array(file.subarray(at, at + bytes)).buffer;
    at += bytes;
    return part;
  };
  const floats = (count: number) => new Float32Array(take(count * 4));
  const sparse = ({ features, classes, unit }: SparseHead) =>
    new SparseModel({
      unit,
      bias: floats(classes),
      keys: new Uint32Array(take(features * 4)),
      weights: new Int8Array(take(features * classes)),
    });
  const { nets, inputs, hidden, classes } = context;
  return {
    starts: sparse(starts),
    wording: sparse(wording),
    kinds: sparse(kinds),
    nets: Array.from({ length: nets }, () => ({
      first: floats(inputs * hidden),
      firstBias: floats(hidden),
      second: floats(hidden * classes),
      secondBias: floats(classes),
    })),
  };
}
