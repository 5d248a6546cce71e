import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { allPermissions } from "#contract/team-rights.ts";
import { me } from "#web/shared/session/session.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import SingleSignOnPage from "./single-sign-on-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const connection = {
  id: "s",
  issuer: "https://login.saltmarsh.example",
  clientId: "hiring",
  domains: ["saltmarsh.example"],
  record: { type: "TXT", value: "parallel-sso=s" },
  testedAt: "2026-11-20T09:00:00Z",
  enforcedAt: null,
  exceptUserId: null,
};
const marit = { userId: "m", fullName: "Marit Oakes", disabled: false };

function open({ without, ...changes }: { without?: string; [name: string]: unknown } = {}) {
  const sent = answerCalls({
    "GET /company-sso": () => ({
      connection: { ...connection, ...changes },
      companyDomains: ["saltmarsh.example", "saltmarsh.test"],
      redirectUri: "https://parallel.example/sign-in/company/return",
    }),
    "GET /company/c/team": () => [marit],
    "PATCH /company-sso": () => connection,
    "PUT /company-sso": () => connection,
    "POST /company-sso/domains": () => connection,
  });
  const can = { ...allPermissions(without ? { [without]: false } : {}), actTowardsOthers: true };
  showScreen(<SingleSignOnPage />, {
    path: "/hire/company/sign-in",
    at: "/hire/company/sign-in",
    known: [[me.queryKey, { id: "m", can, companyAdmin: { companyId: "c" } }]],
  });
  return sent;
}

test("single sign-on: the provider is saved without the secret that is there already", async () => {
  const sent = open();
  fireEvent.change(await screen.findByLabelText("Client ID"), { target: { value: "another" } });
  fireEvent.click(screen.getByRole("button", { name: "Save provider" }));
  await waitFor(() =>
    expect(sent[0]).toEqual({
      call: "PUT /company-sso",
      body: { issuer: connection.issuer, clientId: "another" },
    }),
  );
});

test("single sign-on: a domain without its record shows it and is checked", async () => {
  const sent = open();
  expect(await screen.findByText("parallel-sso=s")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Check the record of saltmarsh.test" }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ domain: "saltmarsh.test" }));
});

test("single sign-on: passwords are switched off after a question, and one person keeps theirs", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("button", { name: "Switch passwords off" }));
  const dialog = await screen.findByRole("alertdialog");
  fireEvent.click(
    [...dialog.querySelectorAll("button")].find((button) => button.textContent === "Switch passwords off")!,
  );
  await waitFor(() => expect(sent[0]?.body).toEqual({ enforced: true, exceptUserId: "m" }));
});

test("single sign-on: nobody is locked out before a test", async () => {
  open({ testedAt: null });
  const button = await screen.findByRole("button", { name: "Switch passwords off" });
  expect((button as HTMLButtonElement).disabled).toBe(true);
});

test("single sign-on: who lacks one permission reads it without buttons", async () => {
  open({ without: "billing" });
  expect(await screen.findByText("Connected to https://login.saltmarsh.example.")).toBeTruthy();
  for (const name of [
    "Save provider",
    "Test the connection",
    "Switch passwords off",
    "Remove saltmarsh.example",
  ])
    expect(screen.queryByRole("button", { name })).toBeNull();
});
