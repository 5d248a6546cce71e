import { expect, test } from "vitest";
import { helpAddress, markOfHeading, paragraphsOf } from "./help-page.ts";
import { helpPages } from "./help-pages.ts";

test("help: every page and every paragraph has an address of its own", () => {
  const addresses = helpPages.flatMap(({ slug, sections }) => [
    helpAddress(slug),
    ...sections.map(({ heading }) => helpAddress(slug, markOfHeading(heading))),
    ...sections.flatMap((section) => paragraphsOf(section).map(({ mark }) => helpAddress(slug, mark))),
  ]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("help: marks are made of the words of their heading", () => {
  expect(markOfHeading("What you’ll need, first?")).toBe("what-youll-need-first");
});
