import { expect, test } from "vitest";
import { importLines } from "#server/domains/jobs/index.ts";
import { readJsonLines } from "#server/outside/ats/ats.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
type Asked = Parameters<ReturnType<typeof world.client>["search"]["search"]>[0]["body"];
type Case = [what: string, line: { title: string; [field: string]: unknown }, asked: Asked, card: object];

const long = `Keeper of ${"lamps and lenses ".repeat(18)}`.slice(0, 299).trim().concat("s");
const forty = Array.from({ length: 40 }, (_, at) => (at === 39 ? "Austin, TX" : `Newtown ${at}`));
const pay = (currency: string, period: string, min: number, max: number) => ({
  salary: { currency, period, min: min * 100, max: max * 100 },
});

const cases: Case[] = [
  [
    "$25/hr",
    { title: "Barista", salary: "$25/hr" },
    { ranges: { salary: { min: 50_000, currency: "USD" } } },
    pay("USD", "hour", 25, 25),
  ],
  [
    "60-80k EUR",
    { title: "Brewer", salary: "60-80k EUR" },
    { ranges: { salary: { min: 75_000, currency: "EUR" } } },
    pay("EUR", "year", 60_000, 80_000),
  ],
  [
    "€ 5.500 brutto/Monat",
    { title: "Bäckerin", salary: "€ 5.500 brutto/Monat" },
    { ranges: { salary: { min: 65_000, currency: "EUR" } } },
    pay("EUR", "month", 5500, 5500),
  ],
  [
    "pay in the text",
    { title: "Cook", description: "<p>We pay $90,000 - $110,000 a year.</p>" },
    { ranges: { salary: { min: 100_000, currency: "USD" } } },
    pay("USD", "year", 90_000, 110_000),
  ],
  [
    "Remote - US",
    { title: "Editor", location: "Remote - US" },
    { filters: { remote: ["true"] } },
    { remote: true, locations: [], remoteLocations: ["United States"] },
  ],
  [
    "SF or NYC",
    { title: "Florist", location: "SF or NYC" },
    { place: { name: "New York, NY" } },
    { locations: ["San Francisco, CA, United States", "New York City, NY, United States"] },
  ],
  [
    "SF or NYC, asked from Oakland",
    { title: "Florist", location: "SF or NYC" },
    { place: { name: "Oakland, CA" } },
    { locations: ["San Francisco, CA, United States", "New York City, NY, United States"] },
  ],
  [
    "München oder Zürich",
    { title: "Gärtner", location: "München oder Zürich" },
    { place: { name: "Zurich" } },
    { locations: ["München", "Zürich"] },
  ],
  [
    "umlauts typed without",
    { title: "Gärtner", location: "München oder Zürich" },
    { query: "gartner munchen" },
    { jobTitle: "Gärtner" },
  ],
  [
    "Arabic",
    { title: "مهندس برمجيات", location: "دبي" },
    { query: "مُهندس", place: { name: "Dubai" } },
    { locations: ["دبي"] },
  ],
  [
    "a title of 300 letters",
    { title: long, location: "Leeds, UK" },
    { query: "keeper lamps lenses" },
    { jobTitle: long },
  ],
  [
    "40 places",
    { title: "Roofer", location: forty.join("; ") },
    { query: "roofer", place: { name: "Austin" } },
    { locations: forty },
  ],
];

openSearch(world, async () => {
  const lines = cases.map(([, line], at) =>
    JSON.stringify({ company_slug: "odd", id: at, location: "Leeds, UK", ...line }),
  );
  const { jobs, refused } = readJsonLines(lines.join("\n"));
  expect(refused).toEqual([]);
  await importLines(world.db, jobs, {
    now: world.now(),
    source: "odd",
    complete: true,
    onProgress: () => {},
  });
});

test.each(cases)("search: %s is imported and found", async (_, { title }, asked, card) => {
  const { hits, matching } = await world.client().search.search({
    params: { index: "jobs" },
    body: { query: title.slice(0, 100), ...asked },
  });
  expect(hits.slice(0, matching).map(({ job }) => job)).toContainEqual(expect.objectContaining(card));
});

test("search: pay beyond what a job offers does not find it", async () => {
  for (const [query, min, currency] of [
    ["Barista", 60_000, "USD"],
    ["Brewer", 85_000, "EUR"],
    ["Bäckerin", 70_000, "EUR"],
  ] as const) {
    const body = { query, ranges: { salary: { min, currency } } };
    expect(await world.client().search.search({ params: { index: "jobs" }, body })).toMatchObject({
      total: 0,
    });
  }
});
