import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { Statistics } from "./statistics.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("statistics: what scrolls without a control in it is reached by keyboard", () => {
  answerCalls({});
  show(<Statistics />, []);
  expect(screen.getByRole("region", { name: "Statistics" }).tabIndex).toBe(0);
});
