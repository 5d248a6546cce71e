/** Something that a line names, and where. */
interface Named {
  start: number;
  end: number;
}

const either = /\b(?:or|oder|ou|similar)\b|\//i;
const examples =
  /such as|of the following|e\.\s?g\.|\blike\b|for example|one (?:or more )?of|including|eine[rmn]? der folgenden|\bz\.\s?B\.|\bwie\b|par exemple|\btels? que\b|\bcomo\b/i;
const open = /\b(?:etc|similar|comparable|or other|und andere|o\.\s?ä)\b|\b(?:e\.g|z\.\s?B)\./i;
/** Where a list of examples ends. */
const listEnd = /;|\.\s|\)/;
/** Between a general term and its examples, these begin another demand. */
const another = /[,;]|\b(?:and|und|et|y)\b/i;

/** Whether any of the things in a line may stand for others. */
export function offersChoice(text: string): boolean {
  return either.test(text) || examples.test(text);
}

/** Whether things that a line doesn't name would do as well. */
export function isOpenEnded(text: string): boolean {
  return open.test(text);
}

/**
 * Groups the things a line names; one of each group is enough. "SQL, scripting languages such as Python/R" asks for SQL and for
 * one of the other two.
 */
export function inGroups<T extends Named>(text: string, named: readonly T[]): T[][] {
  const sorted = named.toSorted((a, b) => a.start - b.start);
  const joins = joinsOf(text, sorted);
  const groups: T[][] = [];
  for (const [at, each] of sorted.entries())
    if (at > 0 && joins[at - 1]) groups.at(-1)!.push(each);
    else groups.push([each]);
  return groups;
}

/** For each pair of neighbors, whether one of the two is enough. */
function joinsOf(text: string, sorted: readonly Named[]): boolean[] {
  const between = (at: number) => text.slice(sorted[at]!.end, sorted[at + 1]?.start);
  const [from, until] = examplesIn(text);
  const isExample = ({ start }: Named) => start >= from && start < until;
  const joins = sorted.slice(1).map((next, at) => {
    const before = sorted[at]!;
    if (isExample(next)) return isExample(before) || !another.test(between(at));
    return either.test(between(at)) && !isExample(before);
  });
  // "A, B or C": a comma says what the word at the end of the list does.
  const endsInOr = sorted.length > 0 && /^\s*,?\s*(?:or|oder|ou)\b/.test(between(sorted.length - 1));
  for (let at = joins.length - 1; at >= 0; at -= 1)
    if (/^\s*,\s*$/.test(between(at))) joins[at] ||= joins[at + 1] ?? endsInOr;
  return joins;
}

/** Where the examples of a line begin and end. */
function examplesIn(text: string): [from: number, until: number] {
  const marker = examples.exec(text);
  if (!marker) return [Infinity, Infinity];
  const from = marker.index + marker[0].length;
  const end = listEnd.exec(text.slice(from));
  return [from, end ? from + end.index : text.length];
}
