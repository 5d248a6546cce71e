import { expect, test } from "vitest";
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
const load = (query: string) =>
  loadSearch(api, "jobs", { request: new Request(`http://here/jobs?${query}`), seed: "" });

test.each([
  ["page=3", { asked: { page: 3 }, answer: { page: 3 } }],
  ["page=4", { asked: { page: 1 }, answer: { page: 1 } }],
  ["place=Berlin", { asked: { terms: { place: { name: "Berlin" } } } }],
  ["place=Nowhere&page=2", { asked: { terms: { place: null }, page: 2 }, unknownPlace: "Nowhere" }],
])("an address with %s shows what there is", async (query, shown) => {
  expect(await load(query)).toMatchObject(shown);
});
