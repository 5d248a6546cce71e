import type { FacetRows } from "./facet-rows.ts";
import { withRoom } from "./growable.ts";

/** After more changes than these everything is counted anew. */
const mostChanges = 4096;

/** How many living documents have each value: what a search finds that leaves nothing out. */
export class LivingCounts {
  readonly #facets: FacetRows;
  /** By column; empty where nobody asked yet. */
  #counts: Uint32Array[] = [];
  /** Groups and combinations of documents that came, or went, since. */
  #changes: { group: number; combination: number; by: 1 | -1 }[] = [];

  constructor(facets: FacetRows) {
    this.#facets = facets;
  }
  note(group: number, combination: number, by: 1 | -1) {
    if (this.#counts.length === 0) return;
    if (this.#changes.length >= mostChanges) this.forget();
    else this.#changes.push({ group, combination, by });
  }
  forget() {
    this.#counts = [];
    this.#changes = [];
  }
  /** By a value's number plus one; not to be written to. */
  of(column: number): Uint32Array {
    if (this.#changes.length > 0) this.#catchUp();
    const known = this.#counts[column];
    const size = this.#facets.values[column]!.count + 1;
    if (known && known.length >= size) return known;
    return (this.#counts[column] = known ? withRoom(known, size) : this.#countAll(column, size));
  }
  #countAll(column: number, size: number): Uint32Array {
    const counts = withRoom(new Uint32Array(0), size);
    const { combinations, living } = this.#facets.groups[this.#facets.groupOf[column]!]!;
    for (let at = 0; at < combinations.count; at++)
      if (living[at] !== 0) this.#facets.addValues(counts, { column, combination: at, by: living[at]! });
    return counts;
  }
  #catchUp() {
    this.#counts.forEach((known, column) => {
      const counts = (this.#counts[column] = withRoom(known, this.#facets.values[column]!.count + 1));
      for (const { group, combination, by } of this.#changes)
        if (group === this.#facets.groupOf[column])
          this.#facets.addValues(counts, { column, combination, by });
    });
    this.#changes = [];
  }
}
