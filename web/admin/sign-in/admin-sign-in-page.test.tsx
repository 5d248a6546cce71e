import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import AdminSignInPage from "./admin-sign-in-page.tsx";

const authenticator = vi.hoisted(() => ({ startAuthentication: vi.fn() }));
vi.mock("@simplewebauthn/browser", () => authenticator);

beforeEach(() => void authenticator.startAuthentication.mockReset());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const sent = answerCalls({
    "POST /admins/login-passkey/options": () => ({ options: { challenge: "c" } }),
    "POST /admins/login-passkey": () => ({ token: "t", adminId: "a1", email: "ada@parallel.example" }),
  });
  showScreen(<AdminSignInPage />, { path: "/admin/sign-in", at: "/admin/sign-in" });
  fireEvent.click(screen.getByRole("button", { name: "Use a passkey" }));
  return sent;
}

test("admin sign-in: a passkey opens the admin app without a code", async () => {
  const answer = { id: "key", type: "public-key" };
  authenticator.startAuthentication.mockResolvedValue(answer);
  const sent = open();
  expect(await screen.findByText("Elsewhere")).toBeTruthy();
  expect(sent.at(-1)).toEqual({ call: "POST /admins/login-passkey", body: { answer } });
});

test("admin sign-in: a window that was closed is said, and the email is still asked for", async () => {
  authenticator.startAuthentication.mockRejectedValue(new Error("closed"));
  open();
  expect(await screen.findByText(/No passkey was used/)).toBeTruthy();
  expect(screen.getByLabelText("Email")).toBeTruthy();
});
