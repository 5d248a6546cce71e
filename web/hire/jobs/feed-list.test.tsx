import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { FeedList } from "./feed-list.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const counts = { added: 0, changed: 0, closed: 0, unchanged: 3 };
const feed = {
  id: "f",
  system: "greenhouse",
  address: "https://boards.greenhouse.io/acme",
  lastReadAt: "2026-11-29T08:00:00Z",
  lastState: "failed",
  lastMessage: "The job board returned an error (503).",
  lastCounts: counts,
};
const reading = {
  id: "r",
  at: "2026-11-29T08:00:00Z",
  times: 1,
  state: "failed",
  message: "The job board returned an error (503).",
  counts,
  titles: { added: [], changed: [], closed: [] },
  by: null,
};

test("job sources: the link of a notification opens the history of its source, and closing it leaves the rest of the address", async () => {
  answerCalls({
    "GET /company/c/jobs/feeds": () => [feed],
    "GET /company/c/jobs/feeds/f/history": () => [reading],
  });
  const { router } = showScreen(<FeedList companyId="c" onPreview={vi.fn()} />, {
    path: "/hire/jobs",
    at: "/hire/jobs?tab=draft&source=f",
    known: [[["me"], { id: "u", companyAdmin: { id: "a", companyId: "c" }, can: { jobs: true } }]],
  });
  expect(await screen.findByRole("dialog", { name: "Sync history of Greenhouse" })).toBeTruthy();
  expect(await screen.findByText("Automatic")).toBeTruthy();
  const entry = within(screen.getByRole("list", { name: "Syncs" }));
  expect(entry.getByText("Sync failed")).toBeTruthy();
  expect(entry.getByText(/^The job board returned an error \(503\)\. We didn’t/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.search).toBe("?tab=draft"));
});
