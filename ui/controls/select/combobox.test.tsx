import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Combobox } from "./combobox.tsx";

afterEach(cleanup);
const places = ["Berlin, Germany", "Bern, Switzerland"].map((label) => ({ value: label, label }));

function aPlaceField() {
  render(<Combobox label="Place" options={places} value={places[0]!} onChange={() => {}} />);
  return screen.getByRole<HTMLInputElement>("combobox", { name: "Place" });
}
/** The input that takes the place of the first once the rest is fetched. */
const opened = (first: HTMLElement) =>
  expect
    .poll(() => {
      const input = screen.getByRole<HTMLInputElement>("combobox", { name: "Place" });
      return input === first ? null : input;
    })
    .not.toBeNull()
    .then(() => screen.getByRole<HTMLInputElement>("combobox", { name: "Place" }));

test("combobox: what was selected before it opened is still selected, so that typing replaces it", async () => {
  const first = aPlaceField();
  first.focus();
  first.select();
  const input = await opened(first);
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, "Berlin, Germany".length]);
});

test("combobox: what was typed before it opened is searched for", async () => {
  const first = aPlaceField();
  first.focus();
  fireEvent.input(first, { target: { value: "Bern" } });
  const input = await opened(first);
  expect(input.value).toBe("Bern");
  expect(await screen.findByRole("option", { name: "Bern, Switzerland" })).toBeDefined();
});
