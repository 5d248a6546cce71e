import { expect, test } from "vitest";
import { anExchange, partsOf } from "#server/testing/assistant.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
openSearch(world, async () => {
  const pay = { period: "year", max: null } as const;
  for (const [jobTitle, currency, min] of [
    ["Glazier in euros", "EUR", 8_000_000],
    ["Glazier in dollars", "USD", 8_000_000],
    ["Glazier for less", "USD", 5_000_000],
  ] as const)
    await aJob(world, { jobTitle, remote: true, salary: { ...pay, currency, min } });
});

test("assistant: jobs above an amount are in the currency that is named, and otherwise in one’s own", async () => {
  const ben = await aCandidate(world);
  const ask = async (message: string) => partsOf((await anExchange(ben, message)).answer);
  const inEuros = await ask("Show me remote glazier jobs above €70k");
  expect(inEuros[0]).toBe("I found 1 job, paying €70,000 a year or more, or not saying what they pay:");
  expect(inEuros[1]).toContain("Glazier in euros");
  expect(inEuros.at(-1)).toContain("salary=EUR70000");
  const inOwn = await ask("Show me remote glazier jobs above 70k");
  expect(inOwn.join()).toContain("Glazier in dollars");
  expect(inOwn.join()).not.toMatch(/in euros|for less/);
});
