import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { AccountStep } from "./account-step.tsx";
import type { Draft } from "./draft.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The step as its page holds it: an address that turns out to be taken leads to sign-in, and another one back. */
function Step() {
  const [accountExists, setExists] = useState(false);
  const values = { fullName: "Ada Brandt", email: "ada@people.example", accountExists };
  const draft = { values, change: () => {}, show: () => {}, id: () => null } as unknown as Draft;
  return (
    <>
      <button onClick={() => setExists(!accountExists)}>Other address</button>
      <AccountStep draft={draft} account={null} onSignedIn={() => {}} />
    </>
  );
}
const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

test("sign-up: tag and password are still there after an address that was taken is corrected", async () => {
  answerCalls({ "GET /users/count": () => ({ count: 0 }) });
  show(<Step />);
  fireEvent.change(screen.getByLabelText(/^Username/), { target: { value: "ada" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "correct horse" } });
  fireEvent.click(screen.getByText("Other address"));
  await screen.findByText("You already have an account");
  fireEvent.click(screen.getByText("Other address"));
  await screen.findByText("Create your account");
  expect(screen.getByLabelText<HTMLInputElement>(/^Username/).value).toBe("ada");
  expect(value("Password")).toBe("correct horse");
});

test("sign-up: the tag says what it is for", () => {
  answerCalls({});
  show(<Step />);
  expect(screen.getByText(/its jobs open at \/applyto\/your-username/)).toBeTruthy();
});

test("sign-up: who creates a profile reads that companies find it, and can keep them from it", () => {
  answerCalls({});
  const change = vi.fn();
  const values = { fullName: "Ada Brandt", email: "ada@people.example", resumeData: { headline: "Baker" } };
  const draft = { values, change, show: () => {}, id: () => null } as unknown as Draft;
  show(<AccountStep draft={draft} account={null} onSignedIn={() => {}} />);
  expect(screen.getByText(/find you in their talent pool/)).toBeTruthy();
  fireEvent.click(screen.getByRole("switch", { name: /Let companies find me/ }));
  expect(change).toHaveBeenCalledWith({ resumeData: { headline: "Baker", jobStatus: "Not looking" } });
});
