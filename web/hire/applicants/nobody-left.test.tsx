import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type FeedView, feedCounts } from "#web/hire/shared/applicants/feed.ts";
import { show } from "#web/testing/calls.tsx";
import { NobodyLeft } from "./nobody-left.tsx";

const view: FeedView = { tab: "pending", split: "qualified", job: null, filter: {} } as FeedView;
const open = (applied: number) => show(<NobodyLeft view={view} />, [[feedCounts.queryKey, { applied }]]);
afterEach(cleanup);

test("applicants: a company that had none yet isn’t called caught up, and is led to its jobs", () => {
  open(0);
  expect(screen.getByText("No applicants yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to your jobs" }).getAttribute("href")).toBe("/hire/jobs");
});

test("applicants: one that answered everyone is caught up", () => {
  open(4);
  expect(screen.getByText("All caught up")).toBeTruthy();
});
