/** A text as weighted terms of unit length. */
export interface TermVector {
  ids: Int32Array;
  weights: Float32Array;
}

interface Postings {
  rows: number[];
  weights: number[];
}

/** How much a term nobody has seen counts beyond the rarest one that was seen. */
const unseen = 0.7;

/** Texts as weighted terms, rare ones counting more, with a way to compare one with all. */
export class TermIndex {
  readonly vectors: TermVector[];
  private readonly idOf = new Map<string, number>();
  private readonly rarity: number[] = [];
  private readonly postings: Postings[] = [];
  private readonly rarest: number;

  constructor(documents: readonly (readonly string[])[]) {
    const counts: number[] = [];
    for (const terms of documents) {
      for (const term of new Set(terms)) {
        const id = this.idFor(term);
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
    for (const [id, count] of counts.entries()) this.rarity[id] = Math.log(1 + documents.length / count);
    this.rarest = this.rarity.reduce((most, value) => Math.max(most, value), 0);
    this.vectors = documents.map((terms) => this.vectorOf(terms));
    for (const [row, { ids, weights }] of this.vectors.entries()) {
      for (const [at, id] of ids.entries()) {
        const posting = (this.postings[id] ??= { rows: [], weights: [] });
        posting.rows.push(row);
        posting.weights.push(weights[at]!);
      }
    }
  }

  get terms(): number {
    return this.idOf.size;
  }

  vectorOf(terms: readonly string[]): TermVector {
    const counts = new Map<number, number>();
    for (const term of terms) {
      const id = this.idFor(term);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const ids = Int32Array.from(counts.keys());
    const weights = Float32Array.from(
      counts,
      ([id, count]) => (1 + Math.log(count)) * (this.rarity[id] ?? this.rarest + unseen),
    );
    const length = Math.hypot(...weights) || 1;
    return { ids, weights: weights.map((weight) => weight / length) };
  }

  /** Adds the likeness of a text with every document to `sums`, times `share`. */
  addLikeness({ ids, weights }: TermVector, sums: Float32Array, share: number): void {
    for (const [at, id] of ids.entries()) {
      const posting = this.postings[id];
      if (!posting) continue;
      const weight = weights[at]! * share;
      for (const [place, row] of posting.rows.entries()) sums[row]! += weight * posting.weights[place]!;
    }
  }

  private idFor(term: string): number {
    const known = this.idOf.get(term);
    if (known !== undefined) return known;
    this.idOf.set(term, this.idOf.size);
    return this.idOf.size - 1;
  }
}
