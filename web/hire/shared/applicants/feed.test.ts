import { expect, test } from "vitest";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { chipsOf } from "./feed-filter.ts";
import { addressOf, countsOf, undoKindOf, viewOf } from "./feed.ts";

const view = viewOf(new URLSearchParams());

test.each([
  ["", { tab: "pending", split: "qualified", job: null, sort: "recent" }],
  ["tab=pending&split=marketplace&job=j1&sort=score", { split: "marketplace", job: "j1", sort: "score" }],
  [
    "tab=saved&q=tide&place=Porto&yearsFrom=5&yearsTo=x",
    { filter: { q: "tide", place: "Porto", yearsFrom: "5" } },
  ],
  ["tab=nonsense&split=nonsense&sort=nonsense", { tab: "pending", split: "qualified", sort: "recent" }],
])("applicants: the address %s is a view, and leads back to it", (query, expected) => {
  const read = viewOf(new URLSearchParams(query));
  expect(read).toMatchObject(expected);
  expect(viewOf(new URLSearchParams(addressOf(read).split("?")[1]))).toEqual(read);
});

test.each([
  [{ ...view }, "pass", "pending_tab_qualified_feed_pass"],
  [{ ...view, split: "scoreless" }, "shortlist", "pending_tab_unqualified_match"],
  [{ ...view, split: "marketplace" }, "pass", "markeplace_section_pass"],
  [{ ...view, tab: "saved" }, "shortlist", "shortlisted_tab_match"],
] as const)("applicants: an action from %o is undone as its own kind", (from, move, kind) => {
  expect(undoKindOf(from, move)).toBe(kind);
});

test.each([
  [{ qualified: true, source: "Marketplace" }, "pending", ["pending", "qualified", "marketplace"]],
  [{ qualified: null, source: "Referral" }, "pending", ["pending", "scoreless"]],
  [{ applicationState: "review", qualified: true }, "pending", ["review"]],
  [{ qualified: true, source: "Marketplace" }, "saved", ["saved"]],
] as const)("applicants: a row %o on %s is part of the counts %o", (row, tab, counts) => {
  expect(countsOf(row as ApplicationRow, tab)).toEqual(counts);
});

test("feed: what narrows it is said in words, each of which can be taken away", () => {
  const filter = { q: "tide", yearsFrom: "5", yearsTo: "9", question: "May you dive?", answer: "Yes" };
  expect(chipsOf(filter).map(({ label }) => label)).toEqual([
    "“tide”",
    "5 to 9 years of experience",
    "May you dive?: Yes",
  ]);
  expect(chipsOf(filter)[1]!.without).toEqual({ q: "tide", question: "May you dive?", answer: "Yes" });
  expect(chipsOf({ scoreFrom: "80" })).toEqual([{ label: "At least 80 of 100", without: {} }]);
  expect(chipsOf({})).toEqual([]);
});
