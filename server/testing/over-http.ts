import { beforeAll } from "vitest";
import { CallRefused, createClient } from "#contract/client.ts";
import { contract } from "#contract/index.ts";
import type { Person } from "./people.ts";
import type { World } from "./world.ts";

/** Lets the server of a world listen, and answers who calls it there: requests made at once have connections of their own, as from browsers. */
export function openDoor(world: World) {
  let url = "";
  beforeAll(async () => {
    url = await world.app.listen({ port: 0, host: "127.0.0.1" });
  });
  return <P extends Pick<Person, "token" | "api">>(person: P): P => ({
    ...person,
    api: createClient(contract, (method, path, body, headers) =>
      fetch(`${url}/api${path}`, {
        method,
        body,
        headers: {
          "x-api-key": world.dependencies.config.PUBLIC_API_KEY,
          authorization: `Bearer ${person.token}`,
          ...headers,
        },
      }),
    ),
  });
}

/** Presses several times at once; what it refuses must be a refusal, and not a failure. */
export async function pressed<T>(times: number, press: (nth: number) => Promise<T>) {
  const results = await Promise.allSettled(Array.from({ length: times }, (_, nth) => press(nth)));
  const done = results.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const refused = results.flatMap((each) => {
    if (each.status === "fulfilled") return [];
    if (!(each.reason instanceof CallRefused) || each.reason.error.statusCode >= 500) throw each.reason;
    return [each.reason.error];
  });
  return { done, refused };
}
