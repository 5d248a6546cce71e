import type pg from "pg";

/**
 * Sends the queries of one connection one after the other: reads that are asked for together run side by side on the pool,
 * and in turn inside a transaction, which has one connection. pg's own queue for this ends with its version 9.
 */
export function sendOneAtATime(pool: pg.Pool) {
  pool.on("connect", (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    let last: Promise<unknown> | null = null;
    client.query = ((...args: unknown[]) => {
      if (!isPromised(args)) return send(...args);
      const sent = last ? last.then(() => send(...args)) : (send(...args) as Promise<unknown>);
      const done = sent
        .catch(() => {})
        .then(() => {
          if (last === done) last = null;
        });
      last = done;
      return sent;
    }) as typeof client.query;
  });
}

/** Not what the pool sends with a callback, on a connection of its own, nor a stream, which is not waited for. */
function isPromised([config, ...rest]: unknown[]) {
  const streams = typeof config === "object" && config !== null && "submit" in config;
  return !streams && typeof rest.at(-1) !== "function";
}
