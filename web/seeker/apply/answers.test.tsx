import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type Question, answersSortNotice } from "#shared/jobs/questions.ts";
import { Answers, sentAnswers } from "./answers.tsx";

afterEach(cleanup);

const prompts: Question[] = [
  { id: "license", kind: "yesNo", question: "Do you have a license?", required: true, knockOut: null },
  {
    id: "shift",
    kind: "choice",
    question: "Which shift?",
    required: false,
    choices: ["A", "B"],
    knockOut: [],
  },
  { id: "years", kind: "number", question: "How many years?", required: false, least: null, most: null },
  { id: "work", kind: "file", question: "Show us your work", required: true },
];
const stored = { id: "f1", name: "work.pdf", type: "application/pdf", bytes: 4, url: "/api/files/f1" };
const upload = vi.fn(() => Promise.resolve(stored));
const given = vi.fn();
const sent = () => sentAnswers({ prompts }, given.mock.lastCall![0].answers);

function Form({ answersSort }: { answersSort: boolean }) {
  const [value, setValue] = useState({ answers: {}, fileNames: {} });
  function write(next: typeof value) {
    given(next);
    setValue(next);
  }
  const fields = { "answers.license": "Please answer this question" };
  return (
    <Answers job={{ prompts, answersSort }} fields={fields} upload={upload} onChange={write} {...value} />
  );
}

test("answers: each kind has its control, a file is uploaded, and what is wrong stands beside its question", async () => {
  render(<Form answersSort />);
  const license = screen.getByRole("radiogroup", { name: /Do you have a license/ });
  expect(license.parentElement!.textContent).toContain("Please answer this question");
  fireEvent.click(screen.getByRole("radio", { name: "No" }));
  fireEvent.click(screen.getByRole("radio", { name: "B" }));
  fireEvent.change(screen.getByLabelText(/How many years/), { target: { value: "4" } });
  const file = new File(["Work"], "work.pdf");
  fireEvent.change(screen.getByLabelText(/Show us your work/), { target: { files: [file] } });
  await waitFor(() => expect(screen.getByText("work.pdf")).toBeTruthy());
  expect(sent()).toEqual([
    { promptId: "license", answer: "No" },
    { promptId: "shift", answer: "B" },
    { promptId: "years", answer: "4" },
    { promptId: "work", answer: "f1" },
  ]);
  expect(screen.getByText(answersSortNotice)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Remove work.pdf" }));
  expect(sent()).toHaveLength(3);
});

test("answers: nothing is said of sorting where no answer sorts", () => {
  render(<Form answersSort={false} />);
  expect(screen.queryByText(answersSortNotice)).toBeNull();
});
