import type { QuickVector } from "./rank.ts";
import { senseSize, senseSpan, type Sense } from "./sense/sense.ts";

/** How much the work itself counts beside titles and skills where both sides were read. */
const senseShare = 0.2;
/** A sense begins with what tells most: half of it is enough to choose whom to look at. */
const glance = senseSize / 2;
const roomAtFirst = 1024;

/** What first sight needs of many jobs, in columns of numbers that one pass can read; rows of jobs that are gone are used again. */
export class JobColumns {
  private readonly featureIds = new Map<string, number>();
  private readonly rows = new Map<string, number>();
  private readonly free: number[] = [];
  private starts = new Int32Array(roomAtFirst);
  private lengths = new Int32Array(roomAtFirst);
  private senses = new Int8Array(roomAtFirst * glance);
  private sensed = new Uint8Array(roomAtFirst);
  private features = new Int32Array(roomAtFirst * 16);
  private weights = new Float32Array(roomAtFirst * 16);
  private used = 0;
  private wasted = 0;
  /** The key of each row; null where a job is gone. */
  readonly keys: (string | null)[] = [];

  set(key: string, { features, weights }: QuickVector, sense: Sense | null): void {
    const row = this.rowFor(key);
    this.wasted += this.lengths[row]!;
    if (this.used + features.length > this.features.length) this.makeRoom(features.length);
    this.starts[row] = this.used;
    this.lengths[row] = features.length;
    for (const [at, feature] of features.entries()) {
      this.features[this.used] = this.idOf(feature);
      this.weights[this.used] = weights[at]!;
      this.used += 1;
    }
    this.sense(key, sense);
  }

  sense(key: string, sense: Sense | null): void {
    const row = this.rows.get(key);
    if (row === undefined) return;
    this.sensed[row] = sense ? 1 : 0;
    if (sense) this.senses.set(sense.subarray(0, glance), row * glance);
  }

  remove(key: string): void {
    const row = this.rows.get(key);
    if (row === undefined) return;
    this.wasted += this.lengths[row]!;
    this.lengths[row] = 0;
    this.sensed[row] = 0;
    this.rows.delete(key);
    this.keys[row] = null;
    this.free.push(row);
  }

  /** How close a person and each job look at first sight, 0 to 1, by row. */
  firstSight(candidate: QuickVector, sense: Sense | null): Float32Array {
    const known = new Float32Array(this.featureIds.size);
    for (const [at, feature] of candidate.features.entries()) {
      const id = this.featureIds.get(feature);
      if (id !== undefined) known[id] = candidate.weights[at]!;
    }
    const { starts, lengths, features, weights } = this;
    const scores = new Float32Array(this.keys.length);
    for (let row = 0; row < scores.length; row += 1) {
      const end = starts[row]! + lengths[row]!;
      let score = 0;
      for (let at = starts[row]!; at < end; at += 1) score += known[features[at]!]! * weights[at]!;
      scores[row] = score;
    }
    if (sense) this.mixIn(scores, sense);
    return scores;
  }

  private mixIn(scores: Float32Array, sense: Sense): void {
    const { senses, sensed } = this;
    for (let row = 0; row < scores.length; row += 1) {
      if (sensed[row] === 0) continue;
      const from = row * glance;
      let sum = 0;
      // In whole numbers of 32 bits, which takes a third of the time that sums of any size take.
      for (let at = 0; at < glance; at += 1) sum = (sum + Math.imul(sense[at]!, senses[from + at]!)) | 0;
      scores[row] = (1 - senseShare) * scores[row]! + senseShare * senseSpan(sum);
    }
  }

  private idOf(feature: string): number {
    const known = this.featureIds.get(feature);
    if (known !== undefined) return known;
    this.featureIds.set(feature, this.featureIds.size);
    return this.featureIds.size - 1;
  }

  private rowFor(key: string): number {
    const known = this.rows.get(key);
    if (known !== undefined) return known;
    const row = this.free.pop() ?? this.keys.length;
    if (row >= this.starts.length) this.widen();
    this.rows.set(key, row);
    this.keys[row] = key;
    return row;
  }

  private widen(): void {
    const rows = this.starts.length * 2;
    this.starts = grown(this.starts, new Int32Array(rows));
    this.lengths = grown(this.lengths, new Int32Array(rows));
    this.sensed = grown(this.sensed, new Uint8Array(rows));
    this.senses = grown(this.senses, new Int8Array(rows * glance));
  }

  /** Closes the gaps of what changed; when that is not enough, takes twice the room. */
  private makeRoom(more: number): void {
    const needed = this.used - this.wasted + more;
    const room = Math.max(this.features.length * (needed > this.features.length / 2 ? 2 : 1), needed);
    const features = new Int32Array(room);
    const weights = new Float32Array(room);
    let used = 0;
    for (const row of this.rows.values()) {
      const [start, length] = [this.starts[row]!, this.lengths[row]!];
      features.set(this.features.subarray(start, start + length), used);
      weights.set(this.weights.subarray(start, start + length), used);
      this.starts[row] = used;
      used += length;
    }
    Object.assign(this, { features, weights, used, wasted: 0 });
  }
}

function grown<Numbers extends Int32Array | Uint8Array | Int8Array>(old: Numbers, wider: Numbers): Numbers {
  wider.set(old);
  return wider;
}
