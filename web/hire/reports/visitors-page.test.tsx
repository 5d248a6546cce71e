import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import VisitorsPage from "./visitors-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("visitors: a company reads how often it was shared, and how", async () => {
  const source = { source: "direct", visitors: 4, visits: 5, started: 1, finished: 1 };
  const days = [
    { day: "2026-11-19", visits: 4 },
    { day: "2026-11-20", visits: 0 },
    { day: "2026-11-21", visits: 1 },
  ];
  const numbers = { visitors: 4, visits: 5, sources: [source], days };
  const events = [
    { name: "shared", type: "link", count: 3 },
    { name: "shared", type: "pigeon", count: 1 },
  ];
  answerCalls({ "GET /company-visitors": () => ({ ...numbers, events }) });
  showScreen(<VisitorsPage />, { path: "/", at: "/", known: [] });
  await screen.findByRole("img", { name: "Visits by day. The busiest was November 19: 4 visits" });
  expect(screen.getByText("November 20: 0 visits")).toBeTruthy();
  expect(await screen.findByText("Your jobs and company were shared 4 times.")).toBeTruthy();
  expect(screen.getAllByText("Copied the link")[0]).toBeTruthy();
  expect(screen.getAllByText("In another way")[0]).toBeTruthy();
});
