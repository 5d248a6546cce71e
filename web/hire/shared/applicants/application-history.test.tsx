import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { InterviewStep } from "#contract/interviews.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { timeHere } from "#web/shared/interviews/interview-facts.tsx";
import { ApplicationHistory } from "./application-history.tsx";
import { stepWords } from "./interview-step-words.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const time = "2026-11-24T15:00:00.000Z";
const earlierTime = "2026-11-23T15:00:00.000Z";
const proposed: InterviewStep = {
  id: "i-0",
  step: "proposed",
  at: "2026-11-21T09:00:00.000Z",
  by: "Marit Oakes",
  time: null,
  earlierTime: null,
  whatChanged: [],
};
const marit = { userId: "m", fullName: "Marit Oakes", profilePicture: null };

test("history: moves, interviews and scorecards stand in the order they happened", async () => {
  const stage = {
    kit: { stage: "screen", stageName: "Phone screen" },
    mine: { id: "c", by: marit, submittedAt: "2026-11-25T09:00:00.000Z" },
    others: null,
  };
  answerCalls({
    "GET /requests/a/history": () => [
      { id: "m1", at: "2026-11-20T09:00:00.000Z", move: "apply", by: "Mei Tan", toStageName: null },
      { id: "m2", at: "2026-11-26T09:00:00.000Z", move: "hire", by: "Marit Oakes", toStageName: null },
    ],
    "GET /requests/a/interviews/steps": () => [
      proposed,
      { ...proposed, id: "i-1", step: "confirmed", at: "2026-11-22T09:00:00.000Z", by: "Mei Tan", time },
    ],
    "GET /requests/a/scorecards": () => ({ stages: [stage] }),
  });
  show(<ApplicationHistory id="a" candidateName="Mei Tan" />);
  await screen.findByText("Marit Oakes submitted a scorecard");
  await screen.findByText("Marit Oakes proposed an interview");
  const said = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  const order = [
    "Mei Tan applied",
    "proposed an interview",
    "chose an interview time",
    "Phone screen",
    "hired",
  ];
  expect(said).toEqual(order.map((words) => expect.stringContaining(words)));
  expect(screen.getByText(timeHere(time))).toBeTruthy();
});

test.each([
  [{ step: "changed", whatChanged: ["times"] }, "Marit Oakes proposed new interview times"],
  [
    { step: "detailsChanged", whatChanged: ["location"] },
    "Marit Oakes changed the location of the interview",
  ],
  [{ step: "confirmed", time, earlierTime }, "Mei Tan moved the interview"],
  [{ step: "refused" }, "Mei Tan asked for other interview times"],
  [{ step: "refused", earlierTime }, "Mei Tan gave up the interview time and asked for others"],
  [{ step: "canceled" }, "Marit Oakes canceled the interview"],
  [{ step: "canceled", by: null }, "The decision canceled the interview"],
  [{ step: "calledOff", by: null }, "Mei Tan withdrew, which canceled the interview"],
  [{ step: "held", by: null, time }, "Interview held"],
] as const)("history: the step %o of an interview reads %s", (step, title) => {
  const said = stepWords({ ...proposed, ...(step as Partial<InterviewStep>) }, "Mei Tan");
  expect(said.title).toBe(title);
});
