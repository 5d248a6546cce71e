import { expect, test } from "vitest";
import type { Api } from "#web/api/services.ts";
import { searchOnServer } from "./search-loader.ts";

/** The page's call, answered by a search that refuses. */
function open(index: "jobs" | "companies", refused: object) {
  const search = () => Promise.reject(Object.assign(new Error(), refused));
  const api = { search: { search }, accounts: { me: () => Promise.resolve(null) } } as unknown as Api;
  const request = new Request(`http://here/${index}?q=nurse`);
  return searchOnServer(index, { context: { get: () => ({ api }) }, request });
}

test.each(["jobs", "companies"] as const)(
  "search page: while the index of %s fills, the page is answered with 503 and not as a failure",
  async (index) => {
    const refused = open(index, { error: { code: "WARMING_UP" } });
    await expect(refused).rejects.toMatchObject({ init: { status: 503 } });
  },
);

test("search page: any other failure of search stays what it is", async () => {
  const refused = open("jobs", { message: "The engine broke", error: { code: "INTERNAL" } });
  await expect(refused).rejects.toThrow("The engine broke");
});
