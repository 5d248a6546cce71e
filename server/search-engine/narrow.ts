import { attributeOf, type Candidates, type FilterSource, holds } from "./filters.ts";
import type { Scratch } from "./scratch.ts";
import type { Filter } from "./types.ts";

export interface Narrowed {
  /** Documents that meet every filter. */
  hits: Candidates;
  /** For an attribute with a selection of its own: the documents that meet every other filter. */
  without: Map<string, Candidates>;
}

interface Narrowing {
  candidates: Candidates;
  scratch: Scratch;
}

/** Applies the filters once, and remembers who fails only because of one facet's own selection. */
export function narrow(
  filters: Filter[],
  source: FilterSource,
  { candidates, scratch }: Narrowing,
): Narrowed {
  if (filters.length === 0) return { hits: candidates, without: new Map() };
  const groups = Map.groupBy(filters, attributeOf);
  const general = groups.get(null) ?? [];
  groups.delete(null);
  const left =
    general.length > 0 ? keep(candidates, holds({ and: general }, source, candidates), scratch) : candidates;
  const attributes = [...groups.keys()];
  const flags = attributes.map((attribute) => holds({ and: groups.get(attribute)! }, source, left));
  return split(left, flags, { attributes: attributes as string[], scratch });
}

function keep({ documents, count }: Candidates, flags: Uint8Array, scratch: Scratch): Candidates {
  const kept = scratch.numbers(count);
  let size = 0;
  for (let at = 0; at < count; at++) if (flags[at] === 1) kept[size++] = documents[at]!;
  return { documents: kept, count: size };
}

interface Splitting {
  attributes: string[];
  scratch: Scratch;
}
function split(candidates: Candidates, flags: Uint8Array[], { attributes, scratch }: Splitting): Narrowed {
  const { documents, count } = candidates;
  const failures = new Uint8Array(count);
  for (const own of flags) for (let at = 0; at < count; at++) failures[at]! += 1 - own[at]!;
  const hits = { documents: scratch.numbers(count), count: 0 };
  for (let at = 0; at < count; at++) if (failures[at] === 0) hits.documents[hits.count++] = documents[at]!;
  const without = new Map<string, Candidates>();
  attributes.forEach((attribute, place) => {
    const own = flags[place]!;
    const kept = { documents: scratch.numbers(count), count: 0 };
    for (let at = 0; at < count; at++)
      if (failures[at]! + own[at]! <= 1) kept.documents[kept.count++] = documents[at]!;
    without.set(attribute, kept);
  });
  return { hits, without };
}
