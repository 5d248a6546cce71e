import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { AgentStatus } from "#contract/agent-applications.ts";
import type { MyApplication } from "#contract/application-shapes.ts";
import type { ExternalApplication } from "#contract/external-applications.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { TrackerBoard } from "./tracker-board.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ranger = {
  id: "e1",
  jobTitle: "Ranger",
  companyName: "Peak Park",
  url: "https://peak.test/1",
  state: "applied",
  appliedOn: "2026-11-03",
  changedAt: "2026-11-20T09:00:00.000Z",
} as ExternalApplication;
const baker = {
  id: "a1",
  applicationState: "pending",
  stage: null,
  job: { jobTitle: "Baker" },
  company: { companyName: "Crust", companyLogo: null },
  lastActivityAt: "2026-11-21T09:00:00.000Z",
} as MyApplication;

const form = {
  id: "f1",
  jobId: "j1",
  jobTitle: "Warden",
  companyName: "Hills",
  stage: "verification",
  changedAt: "2026-11-21T09:00:00.000Z",
} as AgentStatus;

function open() {
  const sent = answerCalls({
    "PATCH /candidate/external-application/e1/state": (body) => ({ ...ranger, ...(body as object) }),
    "PUT /candidate/follow-ups/e1": (body) => [{ applicationId: "e1", ...(body as object), due: false }],
    "GET /candidate/follow-ups": () => [],
    "GET /external-applications": () => [ranger],
  });
  showScreen(<TrackerBoard mine={[baker]} externals={[ranger]} forms={[form]} />, {
    path: "/applications",
    at: "/applications",
  });
  return sent;
}

test("tracker: what is at another site moves by the menu and by keyboard, what is here by its company alone", async () => {
  const sent = open();
  const applied = screen.getByRole("list", { name: /^Applied/ });
  expect(within(applied).getByRole("link", { name: "Baker" }).getAttribute("href")).toBe("/applications/a1");
  expect(screen.queryByRole("button", { name: "Move Baker at Crust" })).toBeNull();
  const more = screen.getByRole("button", { name: "Move Ranger at Peak Park" });
  fireEvent.keyDown(more, { key: "ArrowRight", shiftKey: true });
  await waitFor(() =>
    expect(sent).toEqual([
      { call: "PATCH /candidate/external-application/e1/state", body: { state: "interview" } },
    ]),
  );
  fireEvent.click(more);
  fireEvent.click(await screen.findByRole("menuitem", { name: "Offer" }));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ state: "offer" }));
});

test("tracker: a card says which day one applied on, whatever was changed since", () => {
  open();
  expect(screen.getByText("Applied on Nov 3, 2026")).toBeTruthy();
});

test("tracker: a company that said no is under a name that doesn’t read as success", () => {
  open();
  expect(screen.getByRole("list", { name: /^Not selected/ })).toBeTruthy();
  expect(screen.queryByText("Passed")).toBeNull();
});

test("tracker: a job board’s form links to its next step and names it", () => {
  open();
  const applied = within(screen.getByRole("list", { name: /^Applied/ }));
  expect(applied.getByRole("link", { name: "Warden" }).getAttribute("href")).toBe("/apply/j1/agent");
  expect(applied.getByText("Code needed")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Move Warden at Hills" })).toBeNull();
});

test("tracker: a reminder is set on a card and shown there", async () => {
  const sent = open();
  fireEvent.click(screen.getByRole("button", { name: "Remind me: Ranger" }));
  const pressed = () => screen.getByRole("button", { name: "In a week" }).getAttribute("aria-pressed");
  const day = await screen.findByLabelText("Day");
  expect(pressed()).toBe("true");
  fireEvent.change(day, { target: { value: "2027-01-04" } });
  expect(pressed()).toBe("false");
  fireEvent.click(screen.getByRole("button", { name: "Remind me" }));
  expect(await screen.findByRole("button", { name: "Reminder Jan 4: Ranger" })).toBeTruthy();
  expect(sent).toEqual([{ call: "PUT /candidate/follow-ups/e1", body: { day: "2027-01-04" } }]);
});
