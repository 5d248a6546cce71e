import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Reveal, RevealState } from "#contract/reveals.ts";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import PeoplePage from "./people-page.tsx";
import { peoplePath } from "./reveals.ts";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

function reveal(id: string, state: RevealState = "pending"): Reveal {
  const until = "2026-11-29T09:00:08.000Z";
  return {
    id,
    employeeId: "me",
    candidateId: `candidate-${id}`,
    state,
    candidate: { fullName: id.toUpperCase(), profilePicture: null, headline: null },
    job: { id: "job", jobTitle: "Forecast engineer" },
    shared: { companyName: "Mill", from: 2018, to: 2020 },
    createdAt: "2026-11-29T08:00:00.000Z",
    answeredAt: state === "pending" ? null : "2026-11-29T09:00:00.000Z",
    undo:
      state === "pending"
        ? null
        : { kind: state === "ignored" ? "ignore-reveal" : null, until, remainingMs: 8000 },
  };
}

/** The screen with Ann and Ben to review, as the server keeps them. */
function open() {
  let state: RevealState = "pending";
  return answerCalls({
    "GET /reveal-user-notifications": () => ({
      notifications: state === "pending" ? [reveal("ann"), reveal("ben")] : [],
      total: 2,
      page: 1,
      availablePages: 1,
      pending: state === "pending" ? 2 : 0,
    }),
    "GET /employees/past-work": () => ({ pastWork: [] }),
    "PATCH /reveal-user-notifications": (body: unknown) => {
      state = (body as { state: RevealState }).state;
      return { notifications: [reveal("ann", state), reveal("ben", state)], refused: [] };
    },
  });
}
test("people: someone who was skipped can be brought back", async () => {
  const skipped = { ...reveal("ann", "ignored"), undo: null };
  const sent = answerCalls({
    "GET /reveal-user-notifications": () => ({
      notifications: [skipped],
      total: 1,
      page: 1,
      availablePages: 1,
      pending: 0,
    }),
    "GET /employees/past-work": () => ({ pastWork: [] }),
    "PATCH /reveal-user-notifications": () => ({ notifications: [reveal("ann")], refused: [] }),
  });
  showScreen(<PeoplePage />, {
    path: peoplePath,
    at: `${peoplePath}?state=ignored`,
    known: [[["me"], { employee: { id: "me", companyId: "c1" }, seenTips: [] }]],
  });
  fireEvent.click(await screen.findByRole("button", { name: /^Bring back.*ANN/ }));
  await waitFor(() => expect(answers(sent)).toEqual([{ ids: ["ann"], state: "pending" }]));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "ANN can be reviewed again" }]));
});

const answers = (sent: ReturnType<typeof open>) =>
  sent.filter(({ call }) => call.startsWith("PATCH")).map(({ body }) => body);

test.each([
  ["I know all of these", "revealed", "The hiring team will see that you know 2 people"],
  ["Skip all of these", "ignored", "Skipped 2 people"],
])("people: “%s” answers for everyone shown, and can be undone", async (button, state, said) => {
  const sent = open();
  showScreen(<PeoplePage />, {
    path: peoplePath,
    at: peoplePath,
    known: [[["me"], { employee: { id: "me", companyId: "c1" }, seenTips: [] }]],
  });
  fireEvent.click(await screen.findByRole("button", { name: button }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^I know them.*ANN/ })).toBeNull());
  expect(currentToasts()).toMatchObject([{ text: said }]);
  act(() => currentToasts()[0]!.undo!());
  expect(await screen.findByRole("button", { name: /^I know them.*BEN/ })).toBeTruthy();
  const ids = ["ann", "ben"];
  expect(answers(sent)).toEqual([
    { ids, state },
    { ids, state: "pending" },
  ]);
});
