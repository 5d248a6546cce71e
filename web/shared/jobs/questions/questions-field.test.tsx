import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type Question, askedAs, knockOutNotice } from "#shared/jobs/questions.ts";
import { QuestionsField } from "./questions-field.tsx";
import { sentQuestions } from "./sent-questions.ts";

afterEach(cleanup);

const words: Question = { id: "q", kind: "text", question: "Why us?", required: true };
const written = vi.fn();

function Written({ start, error }: { start: Question[]; error?: string }) {
  const [value, setValue] = useState(start);
  function write(next: Question[]) {
    written(next);
    setValue(next);
  }
  return <QuestionsField value={value} error={error} onChange={write} />;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("questions: words sort nobody, so nothing is said of sorting", () => {
  render(<Written start={[words]} />);
  expect(screen.queryByText(knockOutNotice)).toBeNull();
});

test("questions: which choices sort last is marked, and what that does is said", () => {
  render(<Written start={[askedAs(words, "choice")]} />);
  type("Choice 1", "Days");
  type("Choice 2", "Nights");
  expect(screen.queryByText(knockOutNotice)).toBeNull();
  fireEvent.click(screen.getAllByText("Sorts last")[0]!);
  type("Choice 1", "Daytime");
  expect(written.mock.lastCall![0]).toMatchObject([
    { choices: ["Daytime", "Nights"], knockOut: ["Daytime"] },
  ]);
  expect(screen.getByText(knockOutNotice)).toBeTruthy();
});

test.each([
  [["Days", ""], ["Choice 2"]],
  [
    ["", ""],
    ["Choice 1", "Choice 2"],
  ],
  [["", "Days", "", ""], ["Choice 1"]],
  [["Days", "Nights", " Days "], ["Choice 3"]],
])("questions: of a refused question with the choices %j only %j is marked", (choices, wrong) => {
  const choice: Question = { ...words, id: "r", kind: "choice", choices, knockOut: [] };
  render(<Written start={[words, choice]} error="Enter at least two answers to choose from" />);
  const marked = screen
    .getAllByRole("textbox")
    .filter((box) => box.matches('[aria-invalid="true"], fieldset[data-invalid] *'));
  expect(marked).toEqual(wrong.map((label) => screen.getByLabelText(label)));
});

test("questions: what is refused for another reason is said beside them all", () => {
  render(<Written start={[words]} error="Ask fewer questions" />);
  expect(screen.getByRole("alert").textContent).toBe("Ask fewer questions");
});

test("questions: of two numbers only the one whose maximum is below its minimum is marked, once", () => {
  const fine: Question = { ...words, id: "n", kind: "number", least: 1, most: 5 };
  const crossed: Question = { ...words, id: "c", kind: "number", least: 5, most: 2 };
  render(<Written start={[fine, crossed]} error="The maximum of “Why us?” can’t be less than its minimum" />);
  const marked = screen
    .getAllByRole("textbox")
    .filter((box) => box.matches('[aria-invalid="true"], fieldset[data-invalid] *'));
  expect(marked).toEqual([screen.getAllByLabelText("Maximum")[1]]);
  expect(screen.getAllByText("Enter the minimum or more")).toHaveLength(1);
  expect(screen.queryByText(/^The maximum of/)).toBeNull();
});

test("questions: a number has a minimum and a maximum", () => {
  render(<Written start={[askedAs(words, "number")]} />);
  type("Minimum", "2");
  type("Maximum", "4.5");
  expect(written.mock.lastCall![0]).toMatchObject([{ least: 2, most: 4.5 }]);
});

test("questions: what is still empty is not sent", () => {
  const choice: Question = { ...words, kind: "choice", choices: [" A ", "", "B"], knockOut: [" A ", ""] };
  expect(sentQuestions([{ ...words, question: " " }, choice])).toEqual([
    { ...choice, choices: ["A", "B"], knockOut: ["A"] },
  ]);
});
