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
  const hits = { documents: scratch.numbers(count), count: 0 };
  const lists = attributes.map(() => ({ documents: scratch.numbers(count), count: 0 }));
  for (let at = 0; at < count; at++) {
    let failures = 0;
    let failed = 0;
    for (let next = 0; next < flags.length && failures < 2; next++) {
      if (flags[next]![at] === 1) continue;
      failures++;
      failed = next;
    }
    const document = documents[at]!;
    if (failures === 0) {
      hits.documents[hits.count++] = document;
      for (const list of lists) list.documents[list.count++] = document;
    } else if (failures === 1) {
      const list = lists[failed]!;
      list.documents[list.count++] = document;
    }
  }
  return { hits, without: new Map(attributes.map((attribute, at) => [attribute, lists[at]!])) };
}
