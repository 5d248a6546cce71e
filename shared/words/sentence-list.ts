// British for its "a, b and c": our sentences have no comma before the last "and".
const conjunction = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "Ana", "Ana and Joel", "Ana, Joel and Dilip". */
export function sentenceList(items: readonly string[]): string {
  return conjunction.format(items);
}

const disjunction = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** "Leeds", "Leeds or York", "Leeds, York or Hull". */
export function eitherOf(items: readonly string[]): string {
  return disjunction.format(items);
}

/** "1 job", "3 jobs", "1,204 people" when the plural is not made with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
