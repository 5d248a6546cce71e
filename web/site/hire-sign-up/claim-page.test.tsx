import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import ClaimPage from "./claim-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const claim = {
  id: "m",
  state: "unconfirmed",
  companyId: "c",
  companyName: "Kelp",
  companySlug: "kelp",
  openJobsCount: 3,
  email: "di@kelp.example",
  domain: "kelp.example",
  txtRecord: "parallel-claim=abc",
  reviewed: false,
  hasTeam: false,
};
const me = { email: "di@kelp.example", accessRoles: [], companyAdmin: null };

function open(state: object, answers: Parameters<typeof answerCalls>[0] = {}, account: object = me) {
  const mine = { claim, joinRequest: null, ...state };
  const sent = answerCalls({
    "GET /company-claims/mine": () => mine,
    "GET /users/me": () => account,
    ...answers,
  });
  const known = [
    [["me"], account],
    [["my-claim"], mine],
  ] as [readonly unknown[], unknown][];
  showScreen(<ClaimPage />, { path: "/hire/claim", at: "/hire/claim", known });
  return sent;
}

test("claim page: a missing DNS record is said beside the record that is to be added", async () => {
  const missing = "We didn’t find the record at kelp.example yet.";
  open(
    {},
    {
      "POST /company-claims/mine/dns": () => {
        throw refusal(missing, { code: "RECORD_MISSING", statusCode: 409 });
      },
    },
  );
  screen.getByText("parallel-claim=abc");
  fireEvent.click(screen.getByRole("button", { name: "Check record" }));
  await screen.findByText(missing);
});

test("claim page: its header leads into the app, not to a sign-in", () => {
  open({ claim: null }, {}, { ...me, accessRoles: ["candidate"] });
  expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
  expect(screen.getByRole("link", { name: "Open the app" }).getAttribute("href")).toBe("/_app");
});

test("claim page: people who have no app yet can sign out, and aren’t led back to the page they are on", () => {
  open({ claim: { ...claim, state: "waiting" } });
  expect(screen.queryByRole("link", { name: "Open the app" })).toBeNull();
  screen.getByRole("button", { name: "Sign out" });
});

test.each([
  [false, /Once you confirm it, Kelp’s page here with 3 open jobs is yours\./],
  [true, /Then we’ll check that Kelp is your company, and email you when its page here with 3 open jobs/],
])(
  "claim page: whether we review the claim (%s) is said before the email is confirmed",
  (reviewed, words) => {
    open({ claim: { ...claim, reviewed } });
    screen.getByText(words);
  },
);

test("claim page: who came second asks the team, and reads that it is asked", async () => {
  const sent = open(
    { claim: { ...claim, state: "refused", hasTeam: true } },
    { "POST /company-team-invites/ask": () => ({ state: "requested" }) },
  );
  fireEvent.click(screen.getByRole("button", { name: "Ask to join" }));
  await waitFor(() =>
    expect(sent).toEqual([
      { call: "POST /company-team-invites/ask", body: { companyId: "c", email: "di@kelp.example" } },
    ]),
  );
  cleanup();
  open({
    joinRequest: {
      companyId: "c",
      companyName: "Kelp",
      companySlug: "kelp",
      email: "di@kelp.example",
      state: "requested",
    },
  });
  screen.getByRole("heading", { name: "You asked to join Kelp" });
});

test("claim page: who claimed with a work address asks the team under it, and can have the link again", async () => {
  const account = { ...me, email: "di@gmail.example" };
  open({ claim: { ...claim, hasTeam: true } }, {}, account);
  screen.getByText(/they’ll see your name and di@kelp\.example/);
  cleanup();
  const joinRequest = {
    companyId: "c",
    companyName: "Kelp",
    companySlug: "kelp",
    email: "di@kelp.example",
    state: "asked",
  };
  const sent = open(
    { joinRequest },
    { "POST /company-team-invites/ask": () => ({ state: "asked" }) },
    account,
  );
  screen.getByText(/Open the link we sent to di@kelp\.example/);
  const other = screen.getByRole("link", { name: "Use another address" });
  expect(other.getAttribute("href")).toBe("/hire/take-over/kelp");
  fireEvent.click(screen.getByRole("button", { name: "Send another link" }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { companyId: "c", email: "di@kelp.example" } }]));
});

test("claim page: a company taken over tells how many applied meanwhile, and who", async () => {
  const account = { ...me, accessRoles: ["company"], companyAdmin: { id: "a", companyId: "c" } };
  const row = {
    id: "x",
    appliedAt: "2026-11-01T09:00:00.000Z",
    candidate: { fullName: "Rania Haddad", profilePicture: null },
    job: { id: "j", jobTitle: "Diver" },
  };
  const meanwhile = { "GET /company/c/claim/applications": () => ({ applications: [row], total: 2 }) };
  open({ claim: { ...claim, state: "accepted" } }, meanwhile, account);
  screen.getByRole("heading", { name: "Kelp is yours" });
  await screen.findByText("2 applications came in meanwhile");
  const rania = screen.getByRole("link", { name: "Rania Haddad" });
  expect(rania.getAttribute("href")).toBe("/hire/applicants?job=j&open=x");
  screen.getByText(/1 more application/);
});

test.each([
  [true, "You no longer have access to your hiring team"],
  [false, "You’re on a hiring team"],
])("claim page: a member whose access is removed (%s) reads “%s”", (disabled, title) => {
  open({ claim: null }, {}, { ...me, companyAdmin: { id: "a", companyId: "c", disabled } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
});
