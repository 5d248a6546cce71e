import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { HiddenCompanies } from "./hidden-companies.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const osprey = { companyName: "Osprey Works", slug: "osprey", companyLogo: null };
const [own, imported] = [
  { ...osprey, id: "c1", detail: "osprey.example, Leeds" },
  { ...osprey, id: "c2", detail: "osprey-works.example" },
];

test("hidden companies: those of one name can be told apart, hidden and before", async () => {
  answerCalls({
    "GET /candidate/ann/hidden-companies": () => [{ ...imported, at: "2026-11-30T09:00:00.000Z" }],
    "GET /candidate/ann/hidden-companies/choices": () => [own, { ...own, id: "c3", detail: "osprey.test" }],
  });
  show(<HiddenCompanies candidateId="ann" />, []);
  expect(await screen.findByText("osprey-works.example")).toBeTruthy();
  expect(screen.getByText("osprey.test").closest("p")!.textContent).toBe(
    "You work at Osprey Works. osprey.test",
  );
  const box = screen.getByRole("combobox", { name: /Hide from a company/ });
  box.focus();
  fireEvent.input(box, { target: { value: "Osprey" } });
  const found = await screen.findAllByRole("option");
  expect(found.map(({ textContent }) => textContent)).toEqual([
    "Osprey Worksosprey.example, Leeds",
    "Osprey Worksosprey.test",
  ]);
});
