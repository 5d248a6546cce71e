import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "#web/testing/calls.tsx";
import type { Draft } from "./draft.ts";
import { IntroductionStep } from "./introduction-step.tsx";

afterEach(cleanup);

test.each([
  [
    "the suggested salary is a wish once the person goes on with it",
    120,
    { salary: 120, salaryCurrency: "USD" },
  ],
  ["no salary is none", null, {}],
])("sign-up: %s", (_, salary, wish) => {
  const change = vi.fn();
  const values = { fullName: "Ada Brandt", salary, salaryCurrency: "USD" };
  const more = { step: "introduction", show: () => {}, keep: async () => null };
  show(<IntroductionStep draft={{ values, change, ...more } as unknown as Draft} />);
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  const { signupPersonalization, ...kept } = change.mock.lastCall![0];
  expect(kept).toEqual(wish);
  expect(signupPersonalization).toBeTruthy();
});
