import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "#web/testing/calls.tsx";
import type { Draft } from "./draft.ts";
import { IntroductionStep } from "./introduction-step.tsx";

afterEach(cleanup);

test.each([
  ["a suggested salary is shown as one, and none is asked for", false, "", ""],
  ["a chosen salary is told as it is", true, "120", "At least $120,000 a year"],
])("sign-up: %s", (_, salaryChosen, shown, told) => {
  const change = vi.fn();
  const values = { fullName: "Ada Brandt", salary: 120, salaryCurrency: "USD", salaryChosen };
  const more = { step: "introduction", show: () => {}, keep: async () => null };
  show(<IntroductionStep draft={{ values, change, ...more } as unknown as Draft} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /^Salary you ask for/ });
  expect([field.value, field.placeholder]).toEqual([shown, "Such as 120"]);
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  const { signupPersonalization, ...kept } = change.mock.lastCall![0];
  expect(kept).toEqual({});
  expect(signupPersonalization).toMatchObject({ salary: told });
});
