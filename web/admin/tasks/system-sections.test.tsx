import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { SystemSections } from "./system-sections.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const state = {
  startedAt: "2026-11-24T08:00:00Z",
  warmingUp: [],
  failing: [
    {
      id: "f1",
      kind: "feed",
      companyId: "c1",
      companyName: "Moor Works",
      what: "greenhouse/moor",
      why: "404",
      since: null,
    },
  ],
  emails: { waiting: 0, sent: 12, kept: 0, suppressed: 1, failed: 0 },
  bounces: [{ email: "ann@moor.example", reason: "550 no such user", at: "2026-11-24T08:00:00Z" }],
  bouncesTotal: 1,
  hearsBounces: true,
  indexes: [{ name: "jobs", documents: 1234, bytes: 2048 }],
  database: { bytes: 1_048_576, connections: 4, tables: [{ name: "users", bytes: 4096, rows: 10 }] },
};

test("system: what fails and how large it is, and a bounced address may be written to again", async () => {
  const sent = answerCalls({
    "GET /admin/system": () => state,
    "POST /admin/system/bounces/remove": () => ({ ok: true }),
  });
  show(<SystemSections />);
  expect(await screen.findByText("Job feed: greenhouse/moor")).toBeTruthy();
  const company = screen.getByRole("link", { name: "Moor Works" });
  expect(company.getAttribute("href")).toBe("/admin/companies?search=Moor+Works&item=c1");
  expect(screen.getByText("1,234")).toBeTruthy();
  expect(screen.getByText(/1 MB in all, 4 connections open/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Allow again" }));
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ text: "Emails go to ann@moor.example again" }]),
  );
  expect(screen.queryByText(/refuses right away/)).toBeNull();
  expect(sent).toEqual([{ call: "POST /admin/system/bounces/remove", body: { email: "ann@moor.example" } }]);
});

test("system: where emails that come back aren’t received, the list of bounces says what it misses", async () => {
  answerCalls({ "GET /admin/system": () => ({ ...state, hearsBounces: false }) });
  show(<SystemSections />);
  expect(
    await screen.findByText(/We only know about addresses that a mail server refuses right away/),
  ).toBeTruthy();
});
