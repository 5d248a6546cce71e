import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import FairnessPage from "./fairness-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answer: unknown) {
  answerCalls({ "GET /admin/fairness-reports": () => answer });
  showScreen(<FairnessPage />, { path: "/admin/fairness", at: "/admin/fairness", known: [] });
}
const outcome = (count: number, rate: number, ratio: number | null) => ({ count, rate, ratio });
const tables = [
  {
    by: "sex",
    categories: [
      {
        category: "Woman",
        numbers: {
          people: 1200,
          small: false,
          selected: outcome(300, 0.25, 0.5),
          aboveMedian: outcome(636, 0.53, 1),
        },
      },
      {
        category: "Non-binary",
        numbers: {
          people: 12,
          small: true,
          selected: outcome(0, 0, null),
          aboveMedian: outcome(6, 0.5, null),
        },
      },
      { category: "Other", numbers: null },
    ],
  },
  { by: "both", categories: [] },
];
const report = {
  year: 2025,
  family: "Engineering",
  countedAt: "2026-04-02T09:00:00.000Z",
  leftOut: 1250,
  tables,
};

test("fairness report: says rates and ratios, marks those below four fifths, and why a number is missing", async () => {
  open({ years: [2025, 2024], next: null, families: ["Design", "Engineering"], report });
  const table = await screen.findByRole("table", { name: "Sex" });
  const line = (name: string) => within(within(table).getByText(name).closest("tr")!);
  expect(line("Woman").getByText("1,200")).toBeTruthy();
  expect(line("Woman").getByText("25% (300)")).toBeTruthy();
  expect(line("Woman").getByText("0.500, below 0.80")).toBeTruthy();
  expect(line("Woman").getByText("1.000")).toBeTruthy();
  expect(line("Non-binary").getAllByText("Under 2%")).toHaveLength(2);
  expect(line("Other").getByText("Not shown")).toBeTruthy();
  expect(screen.queryByRole("table", { name: "Sex and race/ethnicity" })).toBeNull();
  expect(screen.getByText(/Counted once, on April 2, 2026.*About 1,250 people/)).toBeTruthy();
});

test("fairness report: another year and another job family are chosen, and a year is downloaded", async () => {
  open({ years: [2025, 2024], next: null, families: ["Design", "Engineering"], report });
  const family = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Job family" });
  expect(family.value).toBe("Engineering");
  fireEvent.change(family, { target: { value: "Design" } });
  expect(await screen.findByRole("table", { name: "Sex" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Download CSV of 2025" }).getAttribute("href")).toBe(
    "/api/admin/fairness-reports/download?year=2025",
  );
});

test("fairness report: a job family without a number says so once", async () => {
  const categories = [{ category: "Woman", numbers: null }];
  const hidden = { ...report, tables: [{ by: "sex", categories }] };
  open({ years: [2025], next: null, families: ["Engineering"], report: hidden });
  expect(await screen.findByText("Too few people to show")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("fairness report: says when the first year is counted, and that no one had a score", async () => {
  open({ years: [], next: null, families: [], report: null });
  expect(await screen.findByText("No year to report")).toBeTruthy();
  cleanup();
  open({ years: [2025], next: null, families: [], report: null });
  expect(await screen.findByText("No one who applied in 2025 had a score")).toBeTruthy();
});
