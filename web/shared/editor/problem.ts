import { fieldsOf, sentenceOf } from "#web/api/client.ts";

/** What keeps a form from being saved: a sentence, and one for each field to look at. */
export interface Problem {
  sentence: string;
  fields: Record<string, string>;
}

/** What the server refused: what is wrong inside a list ("stages.2") is said beside the list. */
export function problemOf(error: unknown, otherwise?: string): Problem {
  const fields: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(fieldsOf(error))) fields[path.split(".")[0]!] ??= sentence;
  return { sentence: sentenceOf(error, otherwise), fields };
}

/** With the fields that a refusal named: the rest can be sent without them. */
export function withRefused(problem: Problem | null, error: unknown): Problem {
  const found = problemOf(error);
  return { ...found, fields: { ...problem?.fields, ...found.fields } };
}

/** Two problems as one; the first says what it is about. */
export function bothOf(first: Problem | null, second: Problem | null): Problem | null {
  if (!first || !second) return first ?? second;
  return { sentence: first.sentence, fields: { ...second.fields, ...first.fields } };
}

/** The problem without the fields that were answered anew; null once nothing is left of it. */
export function leftOf(problem: Problem | null, answered: readonly string[]): Problem | null {
  const fields = Object.entries(problem?.fields ?? {});
  const left = fields.filter(([field]) => !answered.includes(field));
  if (!problem || left.length === fields.length) return problem;
  return left.length > 0 ? { sentence: problem.sentence, fields: Object.fromEntries(left) } : null;
}
