import type { CollapsedPage } from "./collapse.ts";
import type { Candidates } from "./filters.ts";
import type { Order } from "./order.ts";
import type { SearchIndex } from "./search-index.ts";

interface Asked {
  hits: Candidates;
  order: Order;
  offset: number;
  size: number;
  /** The column by which duplicates are left out, or none. */
  column: number | null;
}

/** One page of everything, newest first, without putting everything in order; null if the dates do not allow that. */
export function newestPage(
  { columns, standing, dead, count, length }: SearchIndex,
  { hits, order, offset, size, column }: Asked,
): CollapsedPage | null {
  const { facets, minutes } = columns;
  const total = column === null ? count : facets.countLiving(column);
  if (hits.count < count || total === null) return null;
  const firsts = column === null ? null : facets.firstsOf(column, length);
  const seen = new Set<number>();
  const shown: number[] = [];
  standing.settle(minutes, length);
  const walked = standing.newestFirst(dead, (documents) => {
    for (const document of documents.sort((a, b) => (order.before(a, b) ? -1 : 1))) {
      const value = firsts ? firsts[document]! : 0;
      if (value !== 0 && seen.has(value)) continue;
      seen.add(value);
      shown.push(document);
    }
    return shown.length < offset + size;
  });
  return walked ? { shown: shown.slice(offset, offset + size), total, exact: true } : null;
}
