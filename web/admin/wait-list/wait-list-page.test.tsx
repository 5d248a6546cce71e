import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import WaitListPage from "./wait-list-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const entry = {
  id: "w1",
  state: "waiting",
  companyName: "Corner Cafe",
  website: "cornercafe.example",
  about: "A cafe that needs a baker",
  reason: null,
  demoSkipped: false,
  createdAt: "2026-11-23T09:00:00Z",
  fullName: "Di Corner",
  email: "di@mail.example",
  disabled: false,
};

test("waitlist of companies: a rejection needs its reason, and is sent with the administrator's id", async () => {
  const sent = answerCalls({
    "GET /admin/company-waitlist": () => [entry],
    "PATCH /admin/company-waitlist/w1/status": () => entry,
  });
  const known: [readonly unknown[], unknown][] = [[["administrator"], { adminId: "a1" }]];
  showScreen(<WaitListPage />, { path: "/admin/wait-list", at: "/admin/wait-list", known });
  await screen.findByText("A cafe that needs a baker");
  const reject = screen.getByRole<HTMLButtonElement>("button", { name: "Reject" });
  expect(reject.disabled).toBe(true);
  fireEvent.change(screen.getByRole("textbox", { name: /Reason/ }), { target: { value: "Who is it?" } });
  fireEvent.click(reject);
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Corner Cafe was rejected" }]));
  expect(screen.queryByText("A cafe that needs a baker")).toBeNull();
  expect(sent).toEqual([]);
  cleanup();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      call: "PATCH /admin/company-waitlist/w1/status",
      body: { adminId: "a1", status: "rejected", reason: "Who is it?" },
    },
  ]);
});

test("waitlist of companies: a disabled account says so, and can only be rejected", async () => {
  answerCalls({ "GET /admin/company-waitlist": () => [{ ...entry, disabled: true }] });
  const known: [readonly unknown[], unknown][] = [[["administrator"], { adminId: "a1" }]];
  showScreen(<WaitListPage />, { path: "/admin/wait-list", at: "/admin/wait-list", known });
  expect(await screen.findByText(/This account is disabled/)).toBeTruthy();
  screen.getByRole("button", { name: "Reject" });
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
});
