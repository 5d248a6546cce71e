import { DrizzleQueryError } from "drizzle-orm";

/** What is written down about a bug: a failed query without its values, which may be personal. */
export function withoutData(error: unknown) {
  if (error instanceof DrizzleQueryError) {
    return { query: error.query.slice(0, 1000), cause: error.cause?.message, stack: error.cause?.stack };
  }
  return error instanceof Error ? { err: error } : { thrown: String(error).slice(0, 500) };
}

/** The same on one line of a log. */
export function lineOf(what: string, error: unknown) {
  const { stack } = error instanceof DrizzleQueryError ? withoutData(error) : (error as Partial<Error>);
  return JSON.stringify({ level: "error", what, stack: stack ?? String(error).slice(0, 500) });
}
