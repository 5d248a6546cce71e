import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { readAddress } from "#web/shared/search/search-address.ts";
import type { SearchData } from "#web/shared/search/search-data.ts";
import { UnderstoodPlace, WiderSearches } from "./wider-searches.tsx";

const asked = readAddress(new URLSearchParams("q=night nurse leeds"));
const understood = {
  place: "Leeds, England, United Kingdom",
  namesakes: [],
  remote: false,
  words: "nurse",
  typed: "night nurse",
};
const terms = { query: "nurse leeds", filters: {}, ranges: {}, place: null };
const steps = [{ kind: "without", about: "night", terms, total: 3, shown: 3 }];

function shown(answer: object) {
  const data = {
    index: "jobs",
    asked,
    answer: { hits: [], matching: 0, page: 1, steps, understood, ...answer },
  } as unknown as SearchData;
  return renderToStaticMarkup(
    <MemoryRouter>
      <UnderstoodPlace data={data} path="/jobs" />
      <WiderSearches data={data} path="/jobs" />
    </MemoryRouter>,
  );
}
const words = (html: string) => html.replaceAll(/<[^>]*>/g, "");

test("search page: where nothing fits it says so, and each wider search is a link with its count", () => {
  const html = shown({});
  expect(words(html)).toContain("No jobs for “night nurse” in Leeds.Without “night”: 3");
  expect(html).toContain('href="/jobs?q=nurse+leeds"');
});

test("search page: the conditions that were typed stay in what is said and in the link to another city", () => {
  const html = shown({
    understood: {
      ...understood,
      words: "nurse",
      typed: "part time nurse",
      namesakes: ["Leeds, AL"],
      remote: true,
    },
  });
  expect(words(html)).toContain("No jobs for “remote part time nurse” in Leeds.");
  expect(html).toContain("q=part+time+nurse+remote&amp;place=Leeds%2C+AL");
  expect(words(shown({ understood: { ...understood, words: "", typed: "" } }))).toContain(
    "No jobs in Leeds.",
  );
});

test("search page: where something fits only the wider searches are told", () => {
  expect(words(shown({ matching: 2 }))).not.toContain("No jobs");
});

test("search page: another city of the name is one click away, with the words that were looked for", () => {
  const html = shown({ understood: { ...understood, namesakes: ["Leeds, AL, United States"] } });
  expect(words(html)).toContain("Did you mean Leeds, AL, United States?");
  expect(html).toContain("q=night+nurse&amp;place=Leeds%2C+AL%2C+United+States");
});
