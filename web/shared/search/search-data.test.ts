import { expect, test } from "vitest";
import type { SearchIndex } from "#contract/search.ts";
import type { Api } from "#web/api/services.ts";
import { loadSearch } from "./search-data.ts";

interface Sent {
  page: number;
  place?: { name: string } | null;
}
/** Three pages of jobs, and one place that is known. */
function search({ body }: { body: Sent }) {
  if (body.place && body.place.name !== "Berlin")
    throw Object.assign(new Error(), { error: { details: { "place.name": "Choose" } } });
  return Promise.resolve({ page: body.page, availablePages: 3 });
}
const api = { search: { search } } as unknown as Api;
const load = (query: string, index: SearchIndex = "jobs") =>
  loadSearch(api, index, { request: new Request(`http://here/jobs?${query}`), seed: "" });

test.each([
  ["page=3", { asked: { page: 3 }, answer: { page: 3 } }],
  ["page=4", { asked: { page: 1 }, answer: { page: 1 } }],
  ["place=Berlin", { asked: { terms: { place: { name: "Berlin" } } } }],
  ["place=Nowhere&page=2", { asked: { terms: { place: null }, page: 2 }, unknownPlace: "Nowhere" }],
])("search page: an address with %s shows what there is", async (query, shown) => {
  expect(await load(query)).toMatchObject(shown);
});

test.each([
  [
    "companies",
    "salary=GBP50000&remote=true&people=51-",
    { filters: {}, ranges: { employees: { min: 51 } } },
  ],
  ["collections", "salary=GBP50000&department=Data", { filters: {}, ranges: {} }],
  [
    "jobs",
    "salary=GBP50000&remote=true",
    { filters: { remote: ["true"] }, ranges: { salary: { min: 50_000, currency: "GBP" } } },
  ],
] as const)("search page: among %s, an address asks only for what they have", async (index, query, terms) => {
  expect((await load(query, index)).asked.terms).toMatchObject(terms);
  expect((await load(query, index)).asked.terms.ranges).toEqual(terms.ranges);
});

test.each(["constructor=x", "__proto__=x", "toString=x"])(
  "search page: an address with %s is read like any other",
  async (odd) => {
    expect((await load(`${odd}&department=Data`)).asked.terms.filters).toEqual({ department: ["Data"] });
  },
);
