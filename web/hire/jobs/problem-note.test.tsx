import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ProblemNote } from "./problem-note.tsx";

afterEach(cleanup);

const sentence = "The maximum of “Years?” can’t be less than its minimum";

test("job editor: what is wrong with one field is said once", () => {
  render(<ProblemNote problem={{ sentence, fields: { prompts: sentence } }} />);
  expect(screen.getByRole("alert").textContent).toBe(`Questions: ${sentence}`);
});

test("job editor: what is wrong with several fields is said of each", () => {
  render(<ProblemNote problem={{ sentence, fields: { prompts: sentence, department: "Too long" } }} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    `Questions: ${sentence}`,
    "Department: Too long",
  ]);
});
