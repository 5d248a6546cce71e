import pg from "pg";

const heard: string[] = [];
const { query } = pg.Client.prototype;

/** Has every query heard that connections made from now on send; called before a world is opened. */
export function hearQueries() {
  pg.Client.prototype.query = function hear(this: pg.Client, ...args: unknown[]) {
    const [config] = args as [string | { text?: string }];
    heard.push((typeof config === "string" ? config : config.text) ?? "");
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
}

/** What the database is asked while something is done. */
export async function queriesWhile(act: () => Promise<unknown>): Promise<string> {
  const from = heard.length;
  await act();
  return heard.slice(from).join("\n");
}
