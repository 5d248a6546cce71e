import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { secondFactorNeeded } from "#contract/accounts.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import EmailSignInPage from "./email-sign-in-page.tsx";
import SignInLinkPage from "./sign-in-link-page.tsx";
import SignInPage from "./sign-in-page.tsx";

const authenticator = vi.hoisted(() => ({ startAuthentication: vi.fn() }));
vi.mock("@simplewebauthn/browser", () => authenticator);

beforeEach(() => void authenticator.startAuthentication.mockReset());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = { id: "u1", accessRoles: ["candidate"] };
const signedIn = () => ({ user, to: null });
const asksForCode = () => {
  throw refusal("Enter the code from your app.", {
    code: secondFactorNeeded,
    details: { token: "half" },
    statusCode: 401,
  });
};
const me = { "GET /users/me": () => user };
type Answers = Parameters<typeof answerCalls>[0];

function open(answers: Answers, at = "/sign-in") {
  const sent = answerCalls({ ...me, ...answers });
  const pages = {
    "/sign-in": SignInPage,
    "/sign-in/email": EmailSignInPage,
    "/sign-in/link": SignInLinkPage,
  };
  const path = at.split("?")[0] as keyof typeof pages;
  const Page = pages[path];
  const { router } = showScreen(<Page />, { path, at });
  return { sent, placeNow: () => router.state.location.pathname + router.state.location.search };
}
function typeIn(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
function signIn() {
  typeIn("Email", "ann@people.example");
  typeIn("Password", "a long password");
  press("Sign in");
}

test("sign-in: by password, back to where the person was going", async () => {
  const { sent, placeNow } = open({ "POST /users/login": signedIn }, "/sign-in?to=%2Fsaved%3Flist%3Dnone");
  signIn();
  expect(await screen.findByText("Elsewhere")).toBeTruthy();
  expect(placeNow()).toBe("/saved?list=none");
  expect(sent).toEqual([
    { call: "POST /users/login", body: { email: "ann@people.example", password: "a long password" } },
  ]);
});

test.each([
  [401, "WRONG_PASSWORD", "Email or password is wrong."],
  [429, "TOO_MANY_ATTEMPTS", "Too many attempts. Try again in 15 minutes."],
])("sign-in: a refusal with %i shows its message, and what was typed stays", async (...refused) => {
  const [statusCode, code, message] = refused;
  const { placeNow } = open({
    "POST /users/login": () => {
      throw refusal(message, { statusCode, code });
    },
  });
  signIn();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ann@people.example");
  expect(placeNow()).toBe("/sign-in");
});

test("sign-in: the second factor is asked for; a wrong code says so, the right one continues", async () => {
  const { sent } = open({
    "POST /users/login": asksForCode,
    "POST /users/login/second-factor": (body) => {
      if ((body as { code: string }).code === "123456") return signedIn();
      throw refusal("That code is wrong.", { details: { code: "Enter the code shown now" } });
    },
  });
  signIn();
  expect(await screen.findByText("Enter the code from your app")).toBeTruthy();
  typeIn("Code or recovery code", "000000");
  press("Sign in");
  expect(await screen.findByText("Enter the code shown now")).toBeTruthy();
  typeIn("Code or recovery code", "123456");
  press("Sign in");
  expect(await screen.findByText("Elsewhere")).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ token: "half", code: "123456" });
});

test("sign-in: the second step can be started over", async () => {
  open({ "POST /users/login": asksForCode });
  signIn();
  fireEvent.click(await screen.findByRole("button", { name: "Start again" }));
  expect(await screen.findByLabelText("Password")).toBeTruthy();
});

test("sign-in: by passkey", async () => {
  authenticator.startAuthentication.mockResolvedValue({ id: "key" });
  const { sent } = open({
    "POST /users/login-passkey/options": () => ({ options: { challenge: "c" } }),
    "POST /users/login-passkey": signedIn,
  });
  press("Use a passkey");
  expect(await screen.findByText("Elsewhere")).toBeTruthy();
  expect(authenticator.startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: "c" } });
  expect(sent.at(-1)).toEqual({ call: "POST /users/login-passkey", body: { answer: { id: "key" } } });
});

test("sign-in: without a passkey the other ways stay open", async () => {
  authenticator.startAuthentication.mockRejectedValue(new Error("The operation was aborted."));
  open({ "POST /users/login-passkey/options": () => ({ options: {} }) });
  press("Use a passkey");
  expect(await screen.findByText("No passkey was used. Try again, or choose another way.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Email me a link" }).getAttribute("href")).toBe("/sign-in/email");
});

test("sign-in: a link is asked for by email, with the way back", async () => {
  const { sent } = open({ "POST /users/login-link": () => ({ done: true }) }, "/sign-in/email?to=%2Fsaved");
  typeIn("Email", "ann@people.example");
  press("Send link");
  expect(await screen.findByText(/It works once, for 15 minutes/)).toBeTruthy();
  expect(sent).toEqual([
    { call: "POST /users/login-link", body: { email: "ann@people.example", to: "/saved" } },
  ]);
});

test("sign-in: the link signs in only when pressed, and says when it has expired", async () => {
  let expired = true;
  const { sent, placeNow } = open(
    {
      "POST /users/login-link/use": () => {
        if (expired) throw refusal("This link has expired.", { code: "TOKEN_EXPIRED" });
        return signedIn();
      },
    },
    "/sign-in/link?token=abc",
  );
  expect(sent).toEqual([]);
  press("Sign in");
  expect(await screen.findByText("This link has expired.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Get a new one" })).toBeTruthy();
  expired = false;
  press("Sign in");
  expect(await screen.findByText("Elsewhere")).toBeTruthy();
  expect(placeNow()).toBe("/today");
  expect(sent.at(-1)?.body).toEqual({ token: "abc" });
});
