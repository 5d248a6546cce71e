import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import ReportsPage from "./reports-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const reported = {
  id: "j1",
  kind: "job",
  title: "Typing from home",
  companyName: "Quick Cash",
  path: "/jobs/j1",
  text: "<p>Earn money.</p>",
  down: null,
  reports: [
    {
      id: "r1",
      reason: "scam",
      words: "They want a deposit.",
      at: "2026-11-23T09:00:00Z",
      fullName: "Ann Reed",
      email: "ann@people.example",
    },
  ],
  at: "2026-11-23T09:00:00Z",
};
const path = "/admin/reports";

test("reports: what people wrote is shown, and taking down needs a reason", async () => {
  const sent = answerCalls({
    "GET /admin/listing-reports": () => [reported],
    "PATCH /admin/listing-reports/j1": () => ({ success: true }),
  });
  showScreen(<ReportsPage />, { path, at: path, known: [] });
  expect(await screen.findByText("They want a deposit.")).toBeTruthy();
  const takeDown = screen.getByRole<HTMLButtonElement>("button", { name: /Take the job down/ });
  expect(takeDown.disabled).toBe(true);
  fireEvent.change(screen.getByRole("textbox", { name: /Reason/ }), {
    target: { value: "It asks for money" },
  });
  fireEvent.click(takeDown);
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Taken down: Typing from home" }]));
  cleanup();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    call: "PATCH /admin/listing-reports/j1",
    body: { decision: "takeDown", words: "It asks for money", seenUntil: reported.at },
  });
});

test("reports: what is taken down says what its team reads, and can be put back", async () => {
  const down = { at: reported.at, reason: "It asks for money." };
  const sent = answerCalls({
    "GET /admin/listing-reports": () => [{ ...reported, reports: [], down }],
    "PATCH /admin/listing-reports/j1": () => ({ success: true }),
  });
  showScreen(<ReportsPage />, { path, at: `${path}?list=down`, known: [] });
  expect(await screen.findByText(/The team reads: It asks for money\./)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Put back" }));
  cleanup();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ decision: "restore" });
});

test("reports: a community is taken down, and what support took down before stays so when reports are dismissed", async () => {
  const down = { at: "2026-11-22T09:00:00Z", reason: "Its domain was sold.", byReports: false };
  answerCalls({
    "GET /admin/listing-reports": () => [
      { ...reported, id: "k1", kind: "community", title: "Night ferries", companyName: "" },
      { ...reported, id: "c1", kind: "company", title: "Quick Cash", down },
    ],
  });
  showScreen(<ReportsPage />, { path, at: path, known: [] });
  await screen.findByRole("button", { name: "Take the community down" });
  screen.getByText(/Its moderators and everyone who reported it read it/);
  fireEvent.click(screen.getByRole("link", { name: /Quick Cash/ }));
  await screen.findByText(/Its domain was sold\. Dismissing the reports doesn’t put it back\./);
});
