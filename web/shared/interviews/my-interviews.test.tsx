import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Interview } from "#contract/interviews.ts";
import type { MyApplicationDetail } from "#contract/my-application.ts";
import { clockWords } from "#shared/times/clock-words.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { MyInterviews } from "./my-interviews.tsx";
import { timeHere } from "./interview-facts.tsx";

const id = "0199a000-0000-7000-8000-000000000001";
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const [past, first, second] = [inDays(-1), inDays(1), inDays(2)];
const application = {
  id,
  job: { jobTitle: "Backend engineer" },
  company: { companyName: "Kestrel" },
} as MyApplicationDetail;

/** The service, which takes an answer and shows it from then on. */
function open(changes: Partial<Interview> = {}) {
  let interview: Interview = {
    id,
    applicationId: id,
    state: "proposed",
    times: [past, first, second],
    time: null,
    minutes: 45,
    window: null,
    timeZone: "UTC",
    wallTime: null,
    sessions: [],
    videoLink: null,
    canceledBy: null,
    place: "https://meet.example/kestrel",
    note: null,
    answer: null,
    revision: 0,
    whatChanged: [],
    changedAt: past,
    ...changes,
  };
  const sent = answerCalls({
    [`GET /requests/${id}/interviews`]: () => [interview],
    [`GET /interviews/${id}/slots`]: () => [first, second],
    [`PATCH /interviews/${id}/cancel`]: () =>
      (interview = { ...interview, state: "canceled", canceledBy: "candidate", revision: 9 }),
    [`PATCH /interviews/${id}/answer`]: (body) => {
      const { time } = body as { time: string | null };
      const revision = interview.revision + 1;
      return (interview = { ...interview, state: time ? "confirmed" : "refused", time, revision });
    },
  });
  show(<MyInterviews application={application} />);
  return sent;
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("interviews: a candidate chooses one of the times to come, and can take it into a calendar", async () => {
  const sent = open();
  await screen.findByText("Kestrel proposed 3 times");
  expect(screen.queryByRole("button", { name: "Add to calendar" })).toBeNull();
  const over = screen.getByRole("radio", { name: timeHere(past) });
  expect(over.getAttribute("aria-disabled") ?? over.getAttribute("data-disabled")).not.toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: timeHere(second) }));
  fireEvent.click(screen.getByRole("button", { name: "Confirm this time" }));
  await screen.findByText("Your interview is confirmed");
  expect(sent[0]!.body).toEqual({ time: second });
  expect(screen.getByText(timeHere(second))).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add to calendar" })).toBeTruthy();
});

test("interviews: who confirmed one of the team’s times moves to another that is still to come", async () => {
  const sent = open({ state: "confirmed", time: second });
  fireEvent.click(await screen.findByRole("button", { name: "Choose another time" }));
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  fireEvent.click(screen.getByRole("radio", { name: timeHere(first) }));
  fireEvent.click(screen.getByRole("button", { name: "Confirm this time" }));
  await screen.findByText(timeHere(first));
  expect(sent[0]!.body).toEqual({ time: first });
});

test("interviews: who has no time says when they would", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("button", { name: "None of these times work" }));
  const box = screen.getByRole("textbox", { name: /When are you free/ });
  fireEvent.change(box, { target: { value: "Mornings" } });
  fireEvent.click(screen.getByRole("button", { name: "Ask for other times" }));
  await screen.findByText("You asked Kestrel for other times");
  expect(sent[0]!.body).toEqual({ time: null, answer: "Mornings" });
});

test("interviews: who gives up an agreed time is told so first, reads what they asked for, and can still cancel", async () => {
  open({ state: "confirmed", time: second });
  fireEvent.click(await screen.findByRole("button", { name: "I can’t make it" }));
  screen.getByText((text) =>
    text.startsWith(`If you ask for other times, ${timeHere(second)} no longer holds.`),
  );
  cleanup();
  open({ state: "refused", answer: "Mornings" });
  await screen.findByText("Mornings");
  expect(screen.getByRole("button", { name: "Cancel interview" })).toBeTruthy();
});

test.each([
  [["times"], [second], "Kestrel proposed a new time"],
  [["times", "location"], [first, second], "Kestrel proposed 2 new times and changed the location"],
  [["location"], [first, second], "Kestrel changed the location of the interview. The times stay the same"],
  [["details"], [second], "Kestrel changed details of the interview. The time stays the same"],
] as const)("interviews: a change of %j to a proposal says so", async (whatChanged, times, words) => {
  open({ times: [...times], revision: 2, whatChanged: [...whatChanged] });
  await screen.findByText(words);
});

test.each<[canceledBy: Interview["canceledBy"], says: string]>([
  ["team", "Kestrel canceled the interview"],
  ["candidate", "You canceled the interview"],
  [null, "The interview won’t take place"],
])("interviews: one canceled by %s says so and offers nothing to answer", async (canceledBy, says) => {
  open({ state: "canceled", canceledBy });
  await screen.findByText(says);
  expect(screen.queryByRole("button")).toBeNull();
});

test("interviews: of free times a candidate picks a day and a time, and can move and cancel it", async () => {
  const sent = open({ times: [], window: { from: first.slice(0, 10), to: second.slice(0, 10) } });
  await screen.findByText("Kestrel asks you to choose a time");
  fireEvent.click(await screen.findByRole("radio", { name: clockWords(first) }));
  fireEvent.click(screen.getByRole("button", { name: "Confirm this time" }));
  await screen.findByText("Your interview is confirmed");
  expect(sent[0]!.body).toEqual({ time: first });
  fireEvent.click(screen.getByRole("button", { name: "Choose another time" }));
  expect(await screen.findByRole("button", { name: "Keep the time" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Cancel interview" }));
  const sure = await screen.findByRole("alertdialog");
  fireEvent.click(within(sure).getByRole("button", { name: "Cancel interview" }));
  await screen.findByText("You canceled the interview");
});
