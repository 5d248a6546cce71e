/** A text as weighted terms of unit length. */
export interface TermVector {
  ids: Int32Array;
  weights: Float32Array;
}

/** Which documents hold each term, so that one vector is compared with all at once. */
export class Postings {
  private readonly rows = new Map<number, Int32Array>();
  private readonly weights = new Map<number, Float32Array>();
  private readonly documents: number;

  constructor(vectors: readonly TermVector[]) {
    this.documents = vectors.length;
    const counts = new Map<number, number>();
    for (const { ids } of vectors) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const [id, count] of counts) {
      this.rows.set(id, new Int32Array(count));
      this.weights.set(id, new Float32Array(count));
    }
    for (let row = vectors.length - 1; row >= 0; row -= 1) {
      const { ids, weights } = vectors[row]!;
      for (let at = 0; at < ids.length; at += 1) {
        const place = counts.get(ids[at]!)! - 1;
        counts.set(ids[at]!, place);
        this.rows.get(ids[at]!)![place] = row;
        this.weights.get(ids[at]!)![place] = weights[at]!;
      }
    }
  }

  /** The product of a vector with each document, by row. */
  products(vector: TermVector): Float32Array {
    const sums = new Float32Array(this.documents);
    this.add(vector, sums, 1);
    return sums;
  }

  /** Adds the products, times `share`. */
  add({ ids, weights }: TermVector, sums: Float32Array, share: number): void {
    for (let at = 0; at < ids.length; at += 1) {
      const rows = this.rows.get(ids[at]!);
      const theirs = this.weights.get(ids[at]!);
      if (!rows || !theirs) continue;
      const weight = weights[at]! * share;
      for (let place = 0; place < rows.length; place += 1) sums[rows[place]!]! += weight * theirs[place]!;
    }
  }
}

/** How much a term nobody has seen counts beyond the rarest one that was seen. */
const unseen = 0.7;

/** Texts as weighted terms, rare ones counting more, with a way to compare one with all. */
export class TermIndex {
  readonly vectors: TermVector[];
  private readonly idOf = new Map<string, number>();
  private readonly rarity: number[] = [];
  private readonly postings: Postings;
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
    this.postings = new Postings(this.vectors);
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
  addLikeness(vector: TermVector, sums: Float32Array, share: number): void {
    this.postings.add(vector, sums, share);
  }

  private idFor(term: string): number {
    const known = this.idOf.get(term);
    if (known !== undefined) return known;
    this.idOf.set(term, this.idOf.size);
    return this.idOf.size - 1;
  }
}
