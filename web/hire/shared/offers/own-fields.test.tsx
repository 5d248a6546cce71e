import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { OfferField } from "#shared/offers/offer-fields.ts";
import { show } from "#web/testing/calls.tsx";
import { OwnFields } from "./own-fields.tsx";

afterEach(cleanup);

const field = (key: string, kind: OfferField["kind"], choices: string[] = []): OfferField => ({
  key,
  name: key,
  kind,
  required: key === "bonus",
  choices,
});

test("own fields: each has the control of its kind, and what is wrong beside it", () => {
  const onChange = vi.fn();
  show(
    <OwnFields
      fields={[field("bonus", "money"), field("plan", "choice", ["Basic", "Family"])]}
      values={{ bonus: "a lot" }}
      onChange={onChange}
      wrong={{ "values.bonus": "Enter bonus as an amount, such as 5,000." }}
    />,
    [],
  );
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "bonus" }).required).toBe(true);
  expect(screen.getByText("Enter bonus as an amount, such as 5,000.")).toBeTruthy();
  fireEvent.change(screen.getByRole("combobox", { name: /plan/ }), { target: { value: "Family" } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ bonus: "a lot", plan: "Family" });
});
