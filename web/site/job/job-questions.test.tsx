import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import { JobQuestions } from "./job-questions.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const job = { id: "j1", company: { companyName: "Saltmarsh" } };
const shown = {
  id: "q1",
  text: "Is there a canteen?",
  answer: "Yes, and it is good.",
  answeredAt: "2026-11-20T09:00:00.000Z",
  answeredBy: null,
};
function open(
  visitor: "candidate" | "nobody",
  found: Parameters<typeof JobQuestions>[0]["found"],
  refused = false,
) {
  const sent = answerCalls({
    "GET /questions": () => ({ questions: [], total: 0 }),
    "POST /questions": () => {
      if (refused)
        throw refusal("Write more.", { details: { text: "At least 10 characters" }, statusCode: 422 });
      return {};
    },
  });
  showScreen(<JobQuestions job={job} visitor={visitor} found={found} />, {
    path: "/jobs/j1",
    at: "/jobs/j1",
    known: [[["me"], { id: "ann" }]],
  });
  return sent;
}

test("job questions: visitors read answers and are led to sign in; where nobody is to ask, nothing is shown", () => {
  open("nobody", { questions: [shown], canAsk: true });
  expect(screen.getByText("Yes, and it is good.")).toBeTruthy();
  expect(screen.getByText(/^A former employee/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Sign in to ask" })).toBeTruthy();
  cleanup();
  open("nobody", { questions: [], canAsk: false });
  expect(screen.queryByRole("heading")).toBeNull();
});

test("job questions: what is typed is there again after a reload", async () => {
  const found = { questions: [], canAsk: true };
  open("candidate", found);
  const field = screen.getByLabelText("Your question to them");
  fireEvent.change(field, { target: { value: "Is there a canteen?" } });
  cleanup();
  open("candidate", found);
  expect(await screen.findByDisplayValue("Is there a canteen?")).toBeTruthy();
});

test("job questions: what was refused stays in the field, with the reason beside it", async () => {
  const sent = open("candidate", { questions: [], canAsk: true }, true);
  const field = screen.getByLabelText("Your question to them");
  fireEvent.change(field, { target: { value: "Pay?" } });
  fireEvent.click(screen.getByRole("button", { name: "Send question" }));
  expect(await screen.findByText("At least 10 characters")).toBeTruthy();
  expect(screen.getByDisplayValue("Pay?")).toBeTruthy();
  await waitFor(() =>
    expect(sent).toEqual([{ call: "POST /questions", body: { jobId: "j1", text: "Pay?" } }]),
  );
});

const own = {
  id: "q2",
  text: "Is there parking?",
  answer: null,
  answeredAt: null,
  answeredBy: null,
  shared: false,
  mine: false,
  askedAt: "2026-11-20T09:00:00.000Z",
  state: "ended",
  job: { id: "j1", jobTitle: "Baker", companyName: "Saltmarsh" },
};
test.each([
  { closed: true, says: "The job closed before anyone answered." },
  {
    closed: false,
    says: "The job closed before anyone answered. It’s open again, so you can ask again.",
  },
])("job questions: one that ended says why, with the job closed: $closed", async ({ closed, says }) => {
  answerCalls({ "GET /questions": () => ({ questions: [own], total: 1 }) });
  const found = { questions: [shown], canAsk: true };
  showScreen(<JobQuestions job={job} visitor="candidate" found={found} closed={closed} />, {
    path: "/jobs/j1",
    at: "/jobs/j1",
  });
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Remove: Is there parking?" })).toBeTruthy();
  expect(screen.queryByText(shown.text) === null).toBe(closed);
  expect(screen.queryByLabelText("Your question to them") === null).toBe(closed);
});
