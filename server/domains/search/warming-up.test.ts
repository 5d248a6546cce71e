import { expect, test } from "vitest";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

/** Its indexes are never filled: the moment after a start, held. */
const world = openWorld();
const sentence = "Search is still getting ready. Try again in a moment.";

test.each(["jobs", "companies", "collections"] as const)(
  "search: says that it is getting ready until the index of %s is filled",
  async (index) => {
    const call = () => world.client().search.search({ params: { index }, body: { query: "nurse" } });
    expect(await refusal(call())).toMatchObject({ statusCode: 503, code: "WARMING_UP", message: sentence });
  },
);

test("search: the jobs page shows its sections while the indexes fill", async () => {
  expect(await world.client().jobs.find()).toHaveProperty("sections");
});
