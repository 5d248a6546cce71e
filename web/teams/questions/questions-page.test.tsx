import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import QuestionsPage from "./questions-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const question = {
  id: "q1",
  text: "How often are the night shifts?",
  state: "pending",
  askedAt: "2026-11-20T09:00:00.000Z",
  job: { id: "j1", jobTitle: "Ranger", companyName: "Saltmarsh" },
  answer: null,
  answeredAt: null,
  answeredBy: null,
  shared: false,
  mine: false,
};
const asked = {
  id: "c1",
  revealId: "r1",
  applicationId: "a1",
  text: "How did she handle pressure?",
  state: "pending",
  answer: null,
  askedAt: question.askedAt,
  answeredAt: null,
  candidate: { fullName: "Ada Kim", profilePicture: null, headline: null },
  job: { id: "j1", jobTitle: "Ranger" },
  employeeName: "Ben Ode",
  askedBy: "Marit Oakes",
};
function open(questions: object[], fromTeam: object[] = []) {
  const sent = answerCalls({
    "GET /questions": () => ({ questions, total: questions.length }),
    "GET /employee-colleague-questions": () => fromTeam,
    "PATCH /employee-colleague-questions/c1": (body) => ({
      ...asked,
      ...(body as object),
      state: "answered",
    }),
    "PATCH /questions/q1": () => ({ ...question, state: "answered" }),
  });
  showScreen(<QuestionsPage />, {
    path: "/teams/questions",
    at: "/teams/questions",
    known: [[["me"], { seenTips: [] }]],
  });
  return sent;
}

test("questions: an answer is sent with whether the page shows it", async () => {
  const sent = open([question]);
  const field = await screen.findByLabelText(/^Your answer to/);
  fireEvent.change(field, { target: { value: "Twice a month." } });
  fireEvent.click(screen.getByText("Show it on the job’s page, with my name"));
  fireEvent.click(screen.getByRole("button", { name: /^Send answer/ }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Answer sent" }]));
  expect(sent).toEqual([{ call: "PATCH /questions/q1", body: { answer: "Twice a month.", shared: true } }]);
});

test("questions: one’s own answer says who reads it and can be changed, a coworker’s is read", async () => {
  const answered = { ...question, state: "answered", answer: "Rarely.", answeredAt: question.askedAt };
  open([
    { ...answered, mine: true },
    { ...answered, id: "q2", answeredBy: { fullName: "Joel Tran", profilePicture: null }, shared: true },
  ]);
  expect(await screen.findByText("You, not shown on the job’s page")).toBeTruthy();
  expect(screen.getByText("Joel Tran, shown on the job’s page")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Edit the answer/ }));
  expect(screen.getByDisplayValue("Rarely.")).toBeTruthy();
});

test("questions: what the hiring team asks comes first, with whom it is about, and is answered", async () => {
  const sent = open([], [asked]);
  expect(await screen.findByText(/^Marit Oakes about Ada Kim, for Ranger/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Your answer to/), { target: { value: "Calmly." } });
  fireEvent.click(screen.getByRole("button", { name: /^Send answer/ }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Answer sent to the hiring team" }]));
  expect(sent).toEqual([{ call: "PATCH /employee-colleague-questions/c1", body: { answer: "Calmly." } }]);
});
