import { createHash } from "node:crypto";
import pg from "pg";

const remembered = 1000;

/**
 * Lets PostgreSQL keep the plan of each query text: a builder's output sent unnamed is planned anew every time.
 * A text is named from its second use on, so that one-off texts (long lists of values) leave nothing behind.
 */
export function nameStatements(pool: pg.Pool) {
  const seen = new Map<string, string | null>();
  pool.on("connect", (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((config: unknown, ...rest: unknown[]) =>
      send(isPlain(config) ? named(config) : config, ...rest)) as typeof client.query;
  });

  function named(config: { text: string }) {
    const name = seen.get(config.text);
    if (name) return { ...config, name };
    if (name === null) {
      const fresh = createHash("sha1").update(config.text).digest("base64url");
      seen.set(config.text, fresh);
      return { ...config, name: fresh };
    }
    if (seen.size < remembered) seen.set(config.text, null);
    return config;
  }
}

function isPlain(config: unknown): config is { text: string } {
  return (
    typeof config === "object" &&
    config !== null &&
    "text" in config &&
    !("name" in config && config.name) &&
    !("submit" in config)
  );
}
