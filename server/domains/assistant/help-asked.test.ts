import { expect, test } from "vitest";
import { askedOfHelp } from "#shared/help/asked.data.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("help: five questions are offered to everyone, and each is answered", async () => {
  expect(askedOfHelp).toHaveLength(5);
  for (const q of askedOfHelp) {
    const { quotes } = await world.client().assistant.searchHelp({ query: { q } });
    expect(quotes, q).not.toEqual([]);
  }
});
