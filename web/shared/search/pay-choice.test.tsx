import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import { PayChoice } from "./pay-choice.tsx";
import { readAddress } from "./search-address.ts";
import type { SearchData } from "./search-data.ts";

afterEach(cleanup);

function open(address: string, currencies = ["EUR", "JPY"]) {
  const { search } = new URL(address, "http://here");
  const facets = { salaryCurrency: currencies.map((value) => ({ value, count: 3 })) };
  const data = {
    index: "jobs",
    asked: readAddress(new URLSearchParams(search)),
    answer: { facets } as unknown as SearchData["answer"],
  } satisfies SearchData;
  render(
    <MemoryRouter initialEntries={[address]}>
      <PayChoice data={data} path="/jobs" />
      <Address />
    </MemoryRouter>,
  );
}
function Address() {
  return <output>{useLocation().search}</output>;
}
const address = () => screen.getByRole("status").textContent;
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const amounts = () =>
  [...(screen.getByLabelText("Minimum salary") as HTMLSelectElement).options].map(({ text }) => text);

test("pay filter: amounts are in the currency that most jobs found are paid in", () => {
  open("/jobs");
  expect(amounts().slice(0, 2)).toEqual(["Any salary", "€30,000 a year"]);
  choose("Minimum salary", "60000");
  expect(address()).toBe("?salary=EUR60000");
});

test("pay filter: another currency offers its own amounts, and asks nothing by itself", () => {
  open("/jobs?q=nurse");
  choose("Salary currency", "JPY");
  expect(amounts()[1]).toBe("¥3,000,000 a year");
  expect(address()).toBe("?q=nurse");
});

test("pay filter: an amount that was asked for moves to the like of it in another currency", () => {
  open("/jobs?salary=EUR60000");
  choose("Salary currency", "JPY");
  expect(address()).toBe("?salary=JPY6000000");
});

test("pay filter: any pay leaves no bound, and a currency of the address is offered though nothing is paid in it", () => {
  open("/jobs?salary=CHF90000");
  expect((screen.getByLabelText("Salary currency") as HTMLSelectElement).value).toBe("CHF");
  expect((screen.getByLabelText("Minimum salary") as HTMLSelectElement).value).toBe("90000");
  choose("Minimum salary", "");
  expect(address()).toBe("");
});

test("pay filter: where no job states its pay there is nothing to choose", () => {
  open("/jobs", []);
  expect(screen.queryByLabelText("Minimum salary")).toBeNull();
});
