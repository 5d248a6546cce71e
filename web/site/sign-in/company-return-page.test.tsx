import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import CompanyReturnPage from "./company-return-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const at = "/sign-in/company/return?code=c&state=s";
const open = () => showScreen(<CompanyReturnPage />, { path: "/sign-in/company/return", at });

test("single sign-on: what the provider added to the address is handed over once, and a test says whom it named", async () => {
  const sent = answerCalls({
    "POST /sso/finish": () => ({ signedIn: null, tested: "sol@saltmarsh.example", to: null }),
  });
  open();
  expect(await screen.findByRole("heading", { name: "Your sign-in works" })).toBeTruthy();
  expect(screen.getByText(/sol@saltmarsh\.example/)).toBeTruthy();
  expect(sent).toEqual([{ call: "POST /sso/finish", body: { search: "?code=c&state=s" } }]);
});

test("single sign-on: a refusal says why and leads to a new start", async () => {
  answerCalls({
    "POST /sso/finish": () => {
      throw refusal("This sign-in has expired or was already used. Start again.", {
        code: "SIGN_IN_EXPIRED",
      });
    },
  });
  open();
  expect(await screen.findByText(/was already used/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Start again" }).getAttribute("href")).toBe("/sign-in/company");
});
