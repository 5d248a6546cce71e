import { expect, test } from "vitest";
import { type PostingDraft, placedAt } from "./posting-draft.ts";

test.each([
  ["", ["Leeds, England, United Kingdom"], "GBP"],
  ["", ["Porto, Portugal", "Leeds, England, United Kingdom"], "EUR"],
  ["", [], "USD"],
  ["40,000", ["Leeds, England, United Kingdom"], undefined],
])("post a job: with “%s” as pay, places %j are paid in %s", (payFrom, locations, currency) => {
  const draft = { currency: "CHF", payFrom, payTo: "" } as PostingDraft;
  expect(placedAt(draft, locations)).toEqual({ locations, ...(currency && { currency }) });
});
