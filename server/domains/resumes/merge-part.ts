import { isDeepStrictEqual as same } from "node:util";

interface Versions<Value> {
  /** What both began with. */
  before: Value;
  mine: Value;
  theirs: Value;
}
interface Merged<Value = unknown> {
  value: Value;
  /** Both changed the same: what stands in `mine` is kept. */
  clash: boolean;
}

/** A part of a resume that was changed twice: both changes where they are about different places. */
export function mergedPart(versions: Versions<unknown>): Merged {
  const { before, mine, theirs } = versions;
  if (same(mine, theirs) || same(before, theirs)) return { value: mine, clash: false };
  if (same(before, mine)) return { value: theirs, clash: false };
  const all = [before, mine, theirs];
  if (all.every((each) => typeof each === "string")) return mergedText(versions as Versions<string>);
  if (all.every((each) => Array.isArray(each))) return mergedList(versions as Versions<unknown[]>);
  if (all.every((each) => typeof each === "object" && each !== null))
    return mergedFields(versions as Versions<Record<string, unknown>>);
  return { value: mine, clash: true };
}

function mergedText({ before, mine, theirs }: Versions<string>): Merged {
  const linesOf = (text: string) => text.split("\n");
  const versions = { before: linesOf(before), mine: linesOf(mine), theirs: linesOf(theirs) };
  if (Object.values(versions).every((lines) => lines.length === 1)) return { value: mine, clash: true };
  const { value, clash } = mergedList(versions);
  return { value: value.join("\n"), clash };
}

function mergedFields({ before, mine, theirs }: Versions<Record<string, unknown>>): Merged {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const fields = names.map((name) => ({
    name,
    ...mergedPart({ before: before[name], mine: mine[name], theirs: theirs[name] }),
  }));
  return {
    value: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    clash: fields.some(({ clash }) => clash),
  };
}

/** What something was before either wrote it: of fields that one of them left open, nothing. */
function emptyOf(mine: unknown, theirs: unknown): unknown {
  if (mine === null || theirs === null) return null;
  if (typeof mine === "string") return "";
  if (Array.isArray(mine)) return [];
  if (typeof mine !== "object" || typeof theirs !== "object") return undefined;
  const fields = theirs as Record<string, unknown>;
  return Object.fromEntries(Object.entries(mine!).map(([name, each]) => [name, emptyOf(each, fields[name])]));
}

/** Lines and entries are found again by what they say, wherever they stand by now. */
function mergedList<Item>(versions: Versions<Item[]>): Merged<Item[]> {
  const [before, mine, theirs] = [keyed(versions.before), keyed(versions.mine), keyed(versions.theirs)];
  const list = new Map(theirs);
  const replacedBy = replacements(before, mine);
  let clash = false;
  for (const [key, was] of before) {
    const now = mine.has(key) ? key : replacedBy.get(key);
    if (now === undefined) list.delete(key);
    else if (list.has(key)) {
      const merged = mergedPart({ before: was, mine: mine.get(now), theirs: list.get(key) });
      clash ||= merged.clash;
      list.set(key, merged.value as Item);
    } else clash ||= !same(was, mine.get(now));
  }
  // What both added under one name is one entry, with what each says of it.
  for (const [key, item] of mine) {
    const other = theirs.get(key);
    if (before.has(key) || other === undefined || same(item, other)) continue;
    const merged = mergedPart({ before: emptyOf(item, other), mine: item, theirs: other });
    clash ||= merged.clash;
    list.set(key, merged.value as Item);
  }
  // A replaced entry keeps its place under its new name.
  const renamed = [...list].map(([key, item]): [string, Item] => [replacedBy.get(key) ?? key, item]);
  const missing = [...mine].filter(([key, item]) => !before.has(key) || !same(before.get(key), item));
  const value = ordered(withMissing(renamed, missing, [...mine.keys()]), before, mine);
  return { value: value.map(([, item]) => item), clash };
}

/** Each entry under a name of its own: an id, what names it, or the line itself. */
function keyed<Item>(list: readonly Item[]): Map<string, Item> {
  const seen = new Map<string, number>();
  return new Map(
    list.map((item) => {
      const name = nameOf(item);
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return [`${name} ${count}`, item];
    }),
  );
}
const naming = ["title", "companyName", "start", "name", "school", "degree", "field"];
function nameOf(item: unknown): string {
  if (typeof item !== "object" || item === null) return String(item);
  const fields = item as Record<string, unknown>;
  return JSON.stringify(fields.id ?? naming.map((name) => fields[name]));
}

/** Entries that went, with those that came in their place. */
function replacements(before: Map<string, unknown>, mine: Map<string, unknown>) {
  const cameAfter = byPlace([...mine.keys()], before);
  const found = new Map<string, string>();
  for (const [place, gone] of byPlace([...before.keys()], mine))
    for (const [at, key] of gone.entries()) {
      const came = cameAfter.get(place)?.[at];
      if (came !== undefined) found.set(key, came);
    }
  return found;
}
/** Keys the others lack, by the shared one they stand behind. */
function byPlace(keys: readonly string[], others: Map<string, unknown>) {
  const groups = new Map<string | null, string[]>();
  let place: string | null = null;
  for (const key of keys)
    if (others.has(key)) place = key;
    else groups.set(place, [...(groups.get(place) ?? []), key]);
  return groups;
}

/** Puts what is missing behind what it stands behind in its own list. */
function withMissing<Item>(
  list: readonly [string, Item][],
  missing: readonly [string, Item][],
  order: readonly string[],
) {
  let whole = [...list];
  for (const [key, item] of missing) {
    if (whole.some(([each]) => each === key)) continue;
    const earlier = order.slice(0, order.indexOf(key));
    const at = whole.findLastIndex(([each]) => each === earlier.at(-1));
    const place = at >= 0 ? at : whole.findLastIndex(([each]) => earlier.includes(each));
    whole = whole.toSpliced(place + 1, 0, [key, item]);
  }
  return whole;
}

/** The order of `mine` where it was changed there. */
function ordered<Item>(
  list: [string, Item][],
  before: Map<string, unknown>,
  mine: Map<string, unknown>,
): [string, Item][] {
  const order = [...mine.keys()];
  const shared = order.filter((key) => before.has(key));
  if (
    same(
      shared,
      [...before.keys()].filter((key) => mine.has(key)),
    )
  )
    return list;
  const known = new Map(list.filter(([key]) => mine.has(key)));
  const sorted = order.flatMap((key): [string, Item][] => (known.has(key) ? [[key, known.get(key)!]] : []));
  const others = list.filter(([key]) => !mine.has(key));
  return withMissing(
    sorted,
    others,
    list.map(([key]) => key),
  );
}
