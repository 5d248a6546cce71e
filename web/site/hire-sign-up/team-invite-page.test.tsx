import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import TeamInvitePage from "./team-invite-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(account: { asked: boolean; signedIn: boolean }) {
  const invite = {
    state: "pending",
    expired: false,
    email: "di@kelp.example",
    company: { companyName: "Kelp", companyLogo: null },
    hasAccount: true,
    ...account,
  };
  const sent = answerCalls({ "POST /company-team-invites/join": () => ({}) });
  const props = { loaderData: { invite, secret: "s" } } as unknown as ComponentProps<typeof TeamInvitePage>;
  showScreen(<TeamInvitePage {...props} />, { path: "/team-invite/s", at: "/team-invite/s" });
  return sent;
}
const username = () => document.querySelector("[name=username]")?.getAttribute("value");

test("team invitation: who asked with another account is told which password, and it is saved under no other address", () => {
  open({ asked: true, signedIn: false });
  screen.getByText(/Sign in to the account you asked to join with, or enter its password/);
  screen.getByLabelText("Password");
  expect(username()).toBeUndefined();
  cleanup();
  open({ asked: false, signedIn: false });
  screen.getByText(/You already have an account here\. Enter its password/);
  expect(username()).toBe("di@kelp.example");
});

test("team invitation: who is signed in with the account that joins is asked for no password", async () => {
  const sent = open({ asked: true, signedIn: true });
  expect(screen.queryByLabelText("Password")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Join the team" }));
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ inviteId: "s" }]));
});
