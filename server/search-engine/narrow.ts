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
  for (let at = 0; at < count; at++) {
    kept[size] = documents[at]!;
    size += flags[at]!;
  }
  return { documents: kept, count: size };
}

interface Splitting {
  attributes: string[];
  scratch: Scratch;
}
/** A document fails several attributes' filters, none, or only that of one; those are numbered from one. */
const several = 255;

function split(candidates: Candidates, flags: Uint8Array[], { attributes, scratch }: Splitting): Narrowed {
  const { documents, count } = candidates;
  const failed = scratch.flags(count).fill(0, 0, count);
  flags.forEach((own, place) => {
    for (let at = 0; at < count; at++) if (own[at] === 0) failed[at] = failed[at] === 0 ? place + 1 : several;
  });
  const hits = { documents: scratch.numbers(count), count: 0 };
  for (let at = 0; at < count; at++) if (failed[at] === 0) hits.documents[hits.count++] = documents[at]!;
  const without = attributes.map((attribute, place): [string, Candidates] => {
    const list = scratch.numbers(count);
    let size = 0;
    for (let at = 0; at < count; at++) {
      list[size] = documents[at]!;
      if (failed[at] === 0 || failed[at] === place + 1) size++;
    }
    return [attribute, { documents: list, count: size }];
  });
  return { hits, without: new Map(without) };
}
