import { expect, test } from "vitest";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

/** Its indexes are never filled: the moment after a start, held. */
const world = openWorld();
const sentence = "Search is still getting ready. Try again in a moment.";

test.each(["jobs", "companies", "collections"] as const)(
  "until the indexes are filled, a search of %s says that it is getting ready",
  async (index) => {
    const call = () => world.client().search.search({ params: { index }, body: { query: "nurse" } });
    expect(await refusal(call())).toMatchObject({ statusCode: 503, code: "WARMING_UP", message: sentence });
  },
);

test("until then the sections of the jobs page are read all the same", async () => {
  expect(await world.client().jobs.find()).toHaveProperty("sections");
});
