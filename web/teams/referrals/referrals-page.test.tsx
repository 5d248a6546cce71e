import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { OwnReferral, ReferralRequest } from "#contract/referrals.ts";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import ReferralsPage from "./referrals-page.tsx";
import { referralsPath } from "./referrals.ts";
import { standingText } from "./standing-text.ts";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const first = { at: "2026-11-03T12:00:00.000Z", until: "2027-05-02T12:00:00.000Z" };
const candidate = { fullName: "Ann Weaver", profilePicture: null, headline: "Ranger", location: null };
const request: ReferralRequest = {
  id: "r1",
  candidate,
  job: { id: "j1", jobTitle: "Warden" },
  note: null,
  asksMe: true,
  askedAt: "2026-11-20T12:00:00.000Z",
  first,
};
const own: OwnReferral = {
  id: "o1",
  candidate,
  job: { id: "j2", jobTitle: "Ranger" },
  byLink: false,
  at: "2026-11-10T12:00:00.000Z",
  until: "2027-05-09T12:00:00.000Z",
  credited: false,
  hired: false,
  first,
  laterReferrers: 0,
};

function open() {
  const sent = answerCalls({
    "GET /employee-referral-requests": () => ({ requests: [request], total: 1 }),
    "GET /employee-referrals": () => ({ referrals: [own], total: 1 }),
    "PATCH /requests/r1/refer": () => ({ id: "r1", applicationState: "pending", shownAs: "pending" }),
  });
  const known: [unknown[], unknown][] = [[["me"], { employee: { id: "e1", companyId: null }, seenTips: [] }]];
  showScreen(<ReferralsPage />, { path: referralsPath, at: referralsPath, known });
  return sent;
}

test("referrals: each person shows who gets the bonus, and so does the form before a second referral", async () => {
  const sent = open();
  const list = await screen.findByRole("list", { name: "People you referred" });
  expect(within(list).getByText(/A coworker referred them first, on November 3, 2026/)).toBeTruthy();
  expect(within(list).getByText(/After that it’s yours until May 9, 2027/)).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Refer Ann Weaver" }));
  expect(await screen.findByText(/You can still refer them/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Refer" }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("referrals: where a job pays no bonus while the company does, the employee reads it beside whose it would be, and not of who was hired", async () => {
  answerCalls({
    "GET /employee-referral-requests": () => ({ requests: [], total: 0 }),
    "GET /employee-referrals": () => ({
      referrals: [
        own,
        { ...own, id: "o2", job: { id: "j3", jobTitle: "Warden" } },
        { ...own, id: "o4", credited: true, first: null, hired: true },
      ],
      total: 3,
    }),
    "GET /company-referral-programs/c1": () => ({
      hireBonus: 100_000,
      jobs: [{ jobId: own.job.id, hireBonus: null }],
    }),
  });
  const known: [unknown[], unknown][] = [[["me"], { employee: { id: "e1", companyId: "c1" }, seenTips: [] }]];
  showScreen(<ReferralsPage />, { path: referralsPath, at: referralsPath, known });
  await screen.findByText(/a hire for this job earns no bonus\./);
  const rows = within(screen.getByRole("list", { name: "People you referred" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => /earns no bonus/.test(textContent!))).toEqual([true, false, false]);
});

test("referrals: declining is asked once more, and not offered where everyone was asked", async () => {
  const everyone = { ...request, id: "r2", asksMe: false, candidate: { ...candidate, fullName: "Bo Acker" } };
  const sent = answerCalls({
    "GET /employee-referral-requests": () => ({ requests: [request, everyone], total: 2 }),
    "GET /employee-referrals": () => ({ referrals: [], total: 0 }),
    "PATCH /requests/r1/decline-referral": () => ({ ok: true }),
  });
  const known: [unknown[], unknown][] = [[["me"], { employee: { id: "e1", companyId: null }, seenTips: [] }]];
  showScreen(<ReferralsPage />, { path: referralsPath, at: referralsPath, known });
  fireEvent.click(await screen.findByRole("button", { name: "Decline to refer Ann Weaver" }));
  expect(screen.queryByRole("button", { name: "Decline to refer Bo Acker" })).toBeNull();
  expect(sent).toHaveLength(0);
  fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Decline" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test.each([
  [{ credited: true, first: null }, "The bonus is yours for every application they send before May 9, 2027."],
  [
    { credited: true, first: null, laterReferrers: 2 },
    "The bonus is yours for every application they send before May 9, 2027. A coworker referred them after you, which doesn’t change that.",
  ],
  [
    { credited: true, first: null, until: "2026-11-20T12:00:00.000Z" },
    "The bonus for this application is yours. For new ones your referral ended on November 20, 2026.",
  ],
  [
    { first, until: first.at },
    "A coworker referred them first, on November 3, 2026, so the bonus is theirs for applications sent before May 2, 2027.",
  ],
  [
    { first: null },
    "They applied again after your referral ended on May 9, 2027, so the bonus is no longer yours.",
  ],
])("referrals: what an employee reads of %j", (standing, text) => {
  expect(standingText({ ...own, ...standing }, new Date("2026-11-28T12:00:00.000Z"))).toBe(text);
});
