import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PaySlider, payIn } from "./pay-slider.tsx";

afterEach(cleanup);

test.each([
  ["GBP", 60, "£60,000", "400"],
  ["JPY", 8000, "¥8,000,000", "40000"],
])("pay asked for: in %s it moves in amounts that are usual there", (currency, value, text, most) => {
  render(<PaySlider value={value} currency={currency} onChange={() => {}} />);
  const slider = screen.getByRole("slider");
  expect(slider.getAttribute("aria-valuetext") ?? document.body.textContent).toContain(text);
  expect(slider.getAttribute("max")).toBe(most);
});

test("pay asked for: another currency begins at about the same pay", () => {
  expect(payIn("JPY", { value: 60, currency: "EUR" })).toBe(6000);
  expect(payIn("GBP", { value: 6000, currency: "JPY" })).toBe(60);
  expect(payIn("GBP", { value: null, currency: "JPY" })).toBeNull();
});
