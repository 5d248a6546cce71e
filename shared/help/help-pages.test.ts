import { describe, expect, test } from "vitest";
import { deskHelp } from "./desk-help.ts";
import { helpAddress, markOfHeading, pagesOf, paragraphsOf, stepsOf } from "./help-page.ts";
import { helpOfScreen, helpOfScreens } from "./help-of-screens.data.ts";
import { publicHelp } from "./help-pages.ts";

test("help: every page, step and paragraph has an address of its own", () => {
  const addresses = [...publicHelp, deskHelp]
    .flatMap(pagesOf)
    .flatMap(({ slug, sections }) => [
      helpAddress(slug),
      ...sections.map(({ heading }) => helpAddress(slug, markOfHeading(heading))),
      ...sections.flatMap((section) =>
        [...stepsOf(section), ...paragraphsOf(section)].map(({ mark }) => helpAddress(slug, mark)),
      ),
    ]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("help: marks are made of the words of their heading", () => {
  expect(markOfHeading("What you’ll need, first?")).toBe("what-youll-need-first");
});

test.each(Object.entries(helpOfScreens))("help: %s leads to %s, which is there", (_, address) => {
  const [slug, mark] = address.split("#");
  const page = publicHelp.flatMap(pagesOf).find((each) => each.slug === slug)!;
  const marks = page.sections.map(({ heading }) => markOfHeading(heading));
  expect(mark === undefined || marks.includes(mark)).toBe(true);
});

test.each([
  ["/hire/jobs/0193/advertise", "advertising-a-job"],
  ["/hire/jobs/new", "publishing-a-job#write-it"],
  ["/teams/earnings/", "earnings"],
  ["/hire/messages", "hiring-team"],
  ["/today", null],
])("help: the help of %s is %s", (pathname, address) => {
  expect(helpOfScreen(pathname)).toBe(address);
});

test("help: every screen that a page for teams and employees is about leads to help", () => {
  const screens = publicHelp.flatMap(pagesOf).flatMap(({ screen }) => screen?.href ?? []);
  const own = screens.filter((href) => /^\/(hire|teams)\b/.test(href) && href !== "/hire/sign-up");
  expect(own.filter((href) => !helpOfScreens[href])).toEqual([]);
});

describe.each([
  ["everyone", publicHelp],
  ["administrators", [deskHelp]],
])("help for %s", (_, parts) => {
  const pages = parts.flatMap(pagesOf);

  test("related pages are others that its readers can open", () => {
    const wrong = pages.flatMap(({ slug, related }) =>
      related
        .filter((each) => each === slug || !pages.some((page) => page.slug === each))
        .map((each) => `${slug}: ${each}`),
    );
    expect(wrong).toEqual([]);
  });

  test("every page leads on, and no section is empty", () => {
    expect(pages.filter(({ related }) => related.length === 0)).toEqual([]);
    const empty = pages
      .flatMap(({ sections }) => sections)
      .filter((section) => stepsOf(section).length + section.paragraphs.length === 0);
    expect(empty).toEqual([]);
  });
});
