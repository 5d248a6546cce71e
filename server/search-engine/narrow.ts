import { attributeOf, type Candidates, type FilterSource, holds } from "./filters.ts";
import type { Filter } from "./types.ts";

export interface Narrowed {
  /** Documents that meet every filter. */
  hits: Candidates;
  /** For an attribute with a selection of its own: the documents that meet every other filter. */
  without: Map<string, Candidates>;
}

/** Applies the filters once, and remembers who fails only because of one facet's own selection. */
export function narrow(filters: Filter[], source: FilterSource, candidates: Candidates): Narrowed {
  if (filters.length === 0) return { hits: candidates, without: new Map() };
  const groups = Map.groupBy(filters, attributeOf);
  const general = groups.get(null) ?? [];
  groups.delete(null);
  const left =
    general.length > 0 ? keep(candidates, holds({ and: general }, source, candidates)) : candidates;
  const attributes = [...groups.keys()];
  const flags = attributes.map((attribute) => holds({ and: groups.get(attribute)! }, source, left));
  return split(left, flags, attributes as string[]);
}

function keep({ documents, count }: Candidates, flags: Uint8Array): Candidates {
  const kept = new Uint32Array(count);
  let size = 0;
  for (let at = 0; at < count; at++) if (flags[at] === 1) kept[size++] = documents[at]!;
  return { documents: kept, count: size };
}

function split(candidates: Candidates, flags: Uint8Array[], attributes: string[]): Narrowed {
  const { documents, count } = candidates;
  const failures = new Uint8Array(count);
  for (const own of flags) for (let at = 0; at < count; at++) failures[at]! += 1 - own[at]!;
  const hits = keep(
    candidates,
    failures.map((failed) => (failed === 0 ? 1 : 0)),
  );
  const without = new Map<string, Candidates>();
  attributes.forEach((attribute, place) => {
    const own = flags[place]!;
    const kept = new Uint32Array(count);
    let size = 0;
    for (let at = 0; at < count; at++)
      if (failures[at]! + own[at]! <= 1 && failures[at]! <= 1) kept[size++] = documents[at]!;
    without.set(attribute, { documents: kept, count: size });
  });
  return { hits, without };
}
