import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { readAddress } from "#web/shared/search/search-address.ts";
import type { SearchData } from "#web/shared/search/search-data.ts";
import { SearchLayout } from "./search-layout.tsx";

const data = {
  index: "jobs",
  asked: readAddress(new URLSearchParams()),
  answer: {
    hits: [],
    total: 60,
    exact: true,
    page: 1,
    availablePages: 3,
    facets: {},
    remoteJobs: 0,
    corrections: [],
    matching: 0,
    steps: [],
    understood: { place: null, namesakes: [], remote: false, words: "", typed: "" },
  },
} as unknown as SearchData;
const page = (sections?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SearchLayout data={data} path="/jobs" title="Find a job">
        {sections}
      </SearchLayout>
    </MemoryRouter>,
  );

test("search page: pages are offered below results, and not below sections, whose second page would hide the first", () => {
  expect(page()).toContain('aria-label="Pages"');
  expect(page("Trending")).not.toContain('aria-label="Pages"');
});
