import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import DiversityPage from "./diversity-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answer: unknown) {
  answerCalls({ "GET /company-reports/diversity": () => answer });
  showScreen(<DiversityPage />, {
    path: "/hire/reports/diversity",
    at: "/hire/reports/diversity",
    known: [],
  });
}

test("diversity: numbers open nothing, hidden ones look alike, and the screen says why", async () => {
  const answers = [
    { answer: "Woman", applied: 1200, interviewed: null, hired: null },
    { answer: "Man", applied: null, interviewed: null, hired: null },
  ];
  const questions = [{ key: "identity", label: "Gender", answers }];
  open({ years: [2025, 2024], report: { year: 2025, countedAt: "2026-01-04T09:00:00.000Z", questions } });
  const table = await screen.findByRole("table", { name: "Gender" });
  expect(within(table).getByText("1,200")).toBeTruthy();
  expect(within(table).getAllByText("Not shown")).toHaveLength(5);
  expect(within(table).queryByRole("link")).toBeNull();
  expect(screen.getByText(/counted once, on January 4, 2026.*open no lists, because/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Download CSV" }).getAttribute("href")).toBe(
    "/api/company-reports/diversity/download?year=2025",
  );
});

test("diversity: before a year is over, there is none to report", async () => {
  open({ years: [], report: null });
  expect(await screen.findByText("No year to report")).toBeTruthy();
});
