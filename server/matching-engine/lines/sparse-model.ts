export interface SparseWeights {
  /** The hash of each feature. */
  keys: Uint32Array;
  /** For each feature one whole number a class. */
  weights: Int8Array;
  bias: Float32Array;
  /** What a whole number is worth. */
  unit: number;
}

/** A linear model over hashed features: for each feature one small whole number a class. */
export class SparseModel {
  private readonly keys: Uint32Array;
  private readonly weights: Int8Array;
  private readonly bias: Float32Array;
  private readonly unit: number;
  private readonly slots: Int32Array;
  private readonly mask: number;

  constructor({ keys, weights, bias, unit }: SparseWeights) {
    this.keys = keys;
    this.weights = weights;
    this.bias = bias;
    this.unit = unit;
    let size = 1024;
    while (size < keys.length * 2) size *= 2;
    this.mask = size - 1;
    this.slots = new Int32Array(size).fill(-1);
    for (const [nth, key] of keys.entries()) {
      let slot = key & this.mask;
      while (this.slots[slot]! >= 0) slot = (slot + 1) & this.mask;
      this.slots[slot] = nth;
    }
  }

  /** A value for each class. */
  score(features: readonly number[], scale = 1): Float32Array {
    const classes = this.bias.length;
    const sums = new Float32Array(classes);
    for (const feature of features) {
      let slot = feature & this.mask;
      let nth = this.slots[slot]!;
      while (nth >= 0 && this.keys[nth] !== feature) {
        slot = (slot + 1) & this.mask;
        nth = this.slots[slot]!;
      }
      if (nth < 0) continue;
      for (let at = 0; at < classes; at++) sums[at]! += this.weights[nth * classes + at]!;
    }
    for (let at = 0; at < classes; at++) sums[at] = sums[at]! * this.unit * scale + this.bias[at]!;
    return sums;
  }
}
