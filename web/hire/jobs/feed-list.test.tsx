import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
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

test("job sources: a sync that failed is told as such, and its source says so", async () => {
  let read = { ...feed, lastState: "healthy", lastMessage: null as string | null };
  answerCalls({
    "GET /company/c/jobs/feeds": () => [read],
    "PATCH /company/c/jobs/resync": () => {
      read = feed;
      return [
        {
          ...counts,
          companyId: "c",
          system: "greenhouse",
          address: feed.address,
          state: "failed",
          message: feed.lastMessage,
          merged: 0,
        },
      ];
    },
  });
  showScreen(
    <>
      <FeedList companyId="c" onPreview={vi.fn()} />
      <ToastRegion />
    </>,
    { path: "/hire/jobs", at: "/hire/jobs", known: [[["me"], { can: { jobs: true, publish: true } }]] },
  );
  await screen.findByText("Synced");
  fireEvent.click(screen.getByRole("button", { name: "Sync now" }));
  await screen.findByText("Sync failed");
  expect(screen.queryByText("Synced")).toBeNull();
  expect(screen.getAllByText(/^The job board returned an error \(503\)\. We didn’t/)).toHaveLength(2);
});
