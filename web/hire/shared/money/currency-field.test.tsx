import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CurrencyField } from "./currency-field.tsx";

afterEach(cleanup);

test.each([
  ["rupiah", "IDR"],
  ["krw", "KRW"],
  ["Brazil", "BRL"],
])("currency field: “%s” finds %s", async (typed, code) => {
  const choose = vi.fn();
  render(<CurrencyField label="Currency" value="USD" onChange={choose} />);
  const box = screen.getByRole<HTMLInputElement>("combobox", { name: "Currency" });
  expect(box.value).toBe("USD, US Dollar");
  // In one go: the list is fetched at the first focus, and shows what was typed meanwhile.
  act(() => box.focus());
  fireEvent.change(box, { target: { value: typed } });
  fireEvent.click(await screen.findByRole("option", { name: new RegExp(`^${code}, `) }));
  expect(choose).toHaveBeenLastCalledWith(code);
});
