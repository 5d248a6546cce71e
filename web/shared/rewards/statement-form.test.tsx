import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { StatementForm } from "./statement-form.tsx";

afterEach(cleanup);

const link = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

test("statement: downloads the chosen period as PDF and as CSV", () => {
  render(<StatementForm description="All of it" address="/statement" />);
  expect(link("Download PDF")).toBe("/api/statement?period=thisMonth&format=pdf");
  fireEvent.change(screen.getByLabelText("Period"), { target: { value: "lastYear" } });
  expect(link("Download CSV")).toBe("/api/statement?period=lastYear&format=csv");
});

test("statement: days of one’s own are downloaded once both are chosen and within a year", () => {
  render(<StatementForm description="All of it" address="/statement" />);
  fireEvent.change(screen.getByLabelText("Period"), { target: { value: "days" } });
  expect(link("Download PDF")).toBeUndefined();
  fireEvent.change(screen.getByLabelText("First day"), { target: { value: "2026-03-01" } });
  fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2026-02-01" } });
  expect(screen.getByText("Choose a day that isn’t before the first")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2027-03-02" } });
  expect(screen.getByText("Choose a day within a year of the first")).toBeTruthy();
  expect(link("Download PDF")).toBeUndefined();
  fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2026-03-31" } });
  expect(link("Download PDF")).toBe("/api/statement?period=days&from=2026-03-01&to=2026-03-31&format=pdf");
});
