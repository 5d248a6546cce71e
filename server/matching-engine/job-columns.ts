import { FeatureLists } from "./feature-lists.ts";
import type { QuickVector } from "./rank.ts";
import { senseSpan, type Sense } from "./sense/sense.ts";
import { SenseRows } from "./sense/sense-rows.ts";

/** How much the work itself counts beside titles and skills where both sides were read. */
const senseShare = 0.2;
const roomAtFirst = 1024;
/** The lists are made anew when this share of the rows has changed; until then those rows are read one by one. */
const mostChanged = 0.02;

/** What first sight needs of many jobs, in columns of numbers that one pass can read; rows of jobs that are gone are used again. */
export class JobColumns {
  private readonly featureIds = new Map<string, number>();
  private readonly rows = new Map<string, number>();
  private readonly free: number[] = [];
  private starts = new Int32Array(roomAtFirst);
  private lengths = new Int32Array(roomAtFirst);
  private readonly senses = new SenseRows();
  private sensed = new Uint8Array(roomAtFirst);
  private features = new Int32Array(roomAtFirst * 16);
  private weights = new Float32Array(roomAtFirst * 16);
  private used = 0;
  private wasted = 0;
  private lists = FeatureLists.of({ starts: [], lengths: [], features: [], weights: [] }, 0);
  /** Rows that are not in the lists as they are now. */
  private readonly changed = new Set<number>();
  /** The key of each row; null where a job is gone. */
  readonly keys: (string | null)[] = [];

  /** Answers the row. */
  set(key: string, { features, weights }: QuickVector, sense: Sense | null): number {
    const row = this.rowFor(key);
    this.changed.add(row);
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
    return row;
  }

  sense(key: string, sense: Sense | null): void {
    const row = this.rows.get(key);
    if (row === undefined) return;
    this.sensed[row] = sense ? 1 : 0;
    this.senses.set(row, sense);
  }

  /** Answers the row that it had. */
  remove(key: string): number | undefined {
    const row = this.rows.get(key);
    if (row === undefined) return undefined;
    this.wasted += this.lengths[row]!;
    this.lengths[row] = 0;
    this.sensed[row] = 0;
    this.rows.delete(key);
    this.keys[row] = null;
    this.free.push(row);
    this.changed.add(row);
    return row;
  }

  /** How close a person and each job look at first sight, 0 to 1, by row. */
  firstSight(candidate: QuickVector, sense: Sense | null): Float32Array {
    if (this.changed.size > this.keys.length * mostChanged) this.makeLists();
    const scores = new Float32Array(this.keys.length);
    const known = new Map<number, number>();
    for (const [at, feature] of candidate.features.entries()) {
      const id = this.featureIds.get(feature);
      if (id === undefined) continue;
      known.set(id, candidate.weights[at]!);
      this.lists.addTo(scores, id, candidate.weights[at]!);
    }
    for (const row of this.changed) scores[row] = this.likeness(row, known);
    if (sense) this.mixIn(scores, sense);
    return scores;
  }

  private likeness(row: number, known: ReadonlyMap<number, number>): number {
    const end = this.starts[row]! + this.lengths[row]!;
    let sum = 0;
    for (let at = this.starts[row]!; at < end; at += 1)
      sum += (known.get(this.features[at]!) ?? 0) * this.weights[at]!;
    return sum;
  }

  private makeLists(): void {
    const { starts, lengths, features, weights } = this;
    const rows = this.keys.length;
    const columns = { starts: starts.subarray(0, rows), lengths, features, weights };
    this.lists = FeatureLists.of(columns, this.featureIds.size);
    this.changed.clear();
  }

  private mixIn(scores: Float32Array, sense: Sense): void {
    const { sensed } = this;
    const products = this.senses.products(sense, scores.length);
    for (let row = 0; row < scores.length; row += 1) {
      if (sensed[row] === 0) continue;
      scores[row] = (1 - senseShare) * scores[row]! + senseShare * senseSpan(products[row]!);
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

function grown<Numbers extends Int32Array | Uint8Array>(old: Numbers, wider: Numbers): Numbers {
  wider.set(old);
  return wider;
}
