import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import HomePage from "./home-page.tsx";
import { homePath } from "../places.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const flags = {
  pastWorkAdded: true,
  connectionsAdded: false,
  linkOpened: false,
  firstReferral: false,
  stepsHidden: false,
};

const role = {
  id: "j1",
  jobTitle: "Senior Backend Engineer",
  department: "Platform",
  locations: ["Bergen, Norway"],
  remote: false,
  remoteLocations: [],
  workplaceType: null,
  people: [{ id: "p1", fullName: "Bo Acker", title: "Backend Engineer", employer: "Mill" }],
  fitting: 4,
};
const nothing = {
  "GET /reveal-user-notifications": () => ({ notifications: [], pending: 0 }),
  "GET /employee-referral-requests": () => ({ requests: [], total: 0 }),
  "GET /employee-request-reviews": () => ({ reviews: [], total: 0 }),
  "GET /questions": () => ({ questions: [], total: 0 }),
  "GET /transactions": () => ({ transactions: [], unread: 0 }),
  "GET /notifications": () => ({ notifications: [], unread: 0 }),
  "GET /employees/flags": () => ({ ...flags, stepsHidden: true }),
  "GET /employees/connections/roles": () => ({ roles: [], total: 0, connectedAt: null }),
};
function open(answers: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({ ...nothing, ...answers });
  showScreen(<HomePage />, {
    path: homePath,
    at: homePath,
    known: [[["me"], { parallelTag: "esi", employee: { id: "e1", companyId: "c1" } }]],
  });
  return sent;
}

test("teams home: open roles name who they suit, and Refer gives words to send them", async () => {
  open({
    "GET /employees/connections/roles": () => ({
      roles: [role],
      total: 1,
      connectedAt: "2026-11-20T09:00:00.000Z",
    }),
    "GET /shared-message-templates": () => [],
  });
  expect(await screen.findByText("Bo Acker")).toBeTruthy();
  expect(screen.getByRole("link", { name: "3 more people" }).getAttribute("href")).toBe(
    "/teams/people/connections",
  );
  fireEvent.click(screen.getByRole("button", { name: "Refer Bo Acker for Senior Backend Engineer" }));
  expect(await screen.findByText(/^Send Bo Acker Senior Backend Engineer/)).toBeTruthy();
});

test("teams home: of many open roles more are listed as long as there are some", async () => {
  const roles = Array.from({ length: 40 }, (_, nth) => ({ ...role, id: `j${nth}`, jobTitle: `Role ${nth}` }));
  const asked: string[] = [];
  open({
    "GET /employees/connections/roles": (_: unknown, query: URLSearchParams) => {
      const [skip, limit] = [Number(query.get("skip")), Number(query.get("limit"))];
      asked.push(`${skip} ${limit}`);
      const shown = roles.slice(skip, skip + limit);
      return { roles: shown, total: roles.length, connectedAt: "2026-11-20T09:00:00.000Z" };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Show more of 40 roles" }));
  expect(await screen.findByRole("link", { name: /^Role 29/ })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show more of 40 roles" }));
  expect(await screen.findByRole("link", { name: /^Role 39/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Show more/ })).toBeNull());
  expect(asked).toEqual(["0 6", "6 24", "30 24"]);
});

test("teams home: what waits is listed with what to do, and without connections there is a way to add them", async () => {
  open({ "GET /questions": () => ({ questions: [], total: 3 }) });
  const waiting = await screen.findByRole("link", { name: "Questions" });
  expect(waiting.closest("li")!.textContent).toBe(
    "Questions3Answer questions of job seekers and the hiring team",
  );
  expect(screen.queryByText("You’re all caught up")).toBeNull();
  expect((await screen.findByRole("link", { name: "Add your connections" })).getAttribute("href")).toBe(
    "/teams/people/connections",
  );
});

test("teams home: first steps can be hidden and shown again", async () => {
  let shown = flags;
  const sent = open({
    "GET /employees/flags": () => shown,
    "PATCH /employees/flags": () => (shown = { ...flags, stepsHidden: true }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Hide" }));
  await waitFor(() =>
    expect(sent).toEqual([{ call: "PATCH /employees/flags", body: { stepsHidden: true } }]),
  );
  expect(await screen.findByRole("button", { name: "Show first steps" })).toBeTruthy();
  expect(screen.queryByText("Share your link")).toBeNull();
});
