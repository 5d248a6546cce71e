import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { notAllowed } from "#contract/team-rights.ts";
import { me } from "#web/shared/session/session.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { PeopleGate } from "#web/hire/shared/verification/people-gate.tsx";
import IntegrationsPage, { handle } from "./integrations-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const key = {
  id: "k",
  name: "Our website",
  scopes: ["jobs:read"],
  ending: "w7Xq",
  madeBy: { companyAdminId: "a", fullName: "Marit Oakes" },
  works: true,
  createdAt: "2026-11-20T09:00:00Z",
  lastUsedAt: null,
};
const webhook = {
  id: "w",
  url: "https://hooks.saltmarsh.example/in",
  events: ["application.created", "job.closed"],
  withPeople: false,
  enabled: false,
  failingSince: "2026-11-20T09:00:00Z",
  createdAt: "2026-11-20T09:00:00Z",
};
const failed = {
  id: "d",
  event: "job.closed",
  state: "failed",
  attempts: 9,
  status: 500,
  error: "The server answered with 500.",
  createdAt: "2026-11-20T09:00:00Z",
  dueAt: null,
};

const board = {
  feedId: "f",
  system: "greenhouse",
  address: "https://boards.greenhouse.io/saltmarsh",
  way: "key",
  enabled: false,
  keyEnding: null,
  problems: [
    "The last sync failed. The job board returned an error (401). We didn’t change or close any jobs.",
  ],
};

function open({ integrations = true, enabled = false } = {}) {
  const sent = answerCalls({
    "GET /company-api-keys": () => [key],
    "GET /company-webhooks": () => [{ ...webhook, enabled }],
    "GET /company-webhooks/w/deliveries": () => [failed],
    "POST /company-api-keys": () => ({ ...key, id: "n", key: "ck_told-once" }),
    "PATCH /company-webhooks/w": () => ({ ...webhook, enabled: true }),
    "POST /company-webhooks/w/replay": () => ({ count: 1 }),
    "GET /company/c/boards": () => [board, { ...board, feedId: "g", system: "workable", way: "none" }],
    "PUT /company/c/boards/f": (body) => ({ ...board, ...(body as object) }),
  });
  const gated = (
    <PeopleGate>
      <IntegrationsPage />
    </PeopleGate>
  );
  showScreen(gated, {
    path: "/hire/company/integrations",
    at: "/hire/company/integrations",
    handle,
    known: [
      [me.queryKey, { companyAdmin: { companyId: "c" }, can: { integrations, actTowardsOthers: true } }],
    ],
  });
  return sent;
}

test("integrations: a new key is shown once, with what it may do", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("button", { name: "New API key" }));
  fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Payroll" } });
  fireEvent.click(screen.getByText("Read applications"));
  fireEvent.click(screen.getByRole("button", { name: "Make key" }));
  expect(await screen.findByText("ck_told-once")).toBeTruthy();
  expect(sent[0]).toEqual({
    call: "POST /company-api-keys",
    body: { name: "Payroll", scopes: ["applications:read"] },
  });
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByText("ck_told-once")).toBeNull());
});

test("integrations: a webhook that was turned off says so, and is turned on again", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("button", { name: "Turn on" }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ enabled: true }));
});

test("integrations: the log says why a delivery failed, and sends it again", async () => {
  const sent = open({ enabled: true });
  fireEvent.click(await screen.findByRole("button", { name: "Deliveries" }));
  expect(await screen.findByText("The server answered with 500.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send again" }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ deliveryId: "d" }));
});

test("integrations: a member without the permission reads why the screen is closed, and gets on to the others", async () => {
  open({ integrations: false });
  expect(await screen.findByText(notAllowed("integrations"))).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Integrations" })).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("link", { name: "Profile" }).getAttribute("href")).toBe("/hire/company");
});

test("integrations: a board that can’t be read says why beside it", async () => {
  open();
  expect(await screen.findAllByText(/^The last sync failed\. The job board returned/)).toHaveLength(2);
});

test("integrations: switching a board on asks for its key first, and a board without a way says so", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("switch", { name: "Send new applications to Greenhouse" }));
  expect(screen.getByText(/Workable takes no applications from other sites/)).toBeTruthy();
  fireEvent.change(await screen.findByLabelText("API key"), { target: { value: "a-secret-key" } });
  fireEvent.click(screen.getByRole("button", { name: "Save and send applications" }));
  await waitFor(() =>
    expect(sent).toEqual([{ call: "PUT /company/c/boards/f", body: { enabled: true, key: "a-secret-key" } }]),
  );
});
