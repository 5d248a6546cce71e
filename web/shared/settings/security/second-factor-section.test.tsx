import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const holdsFocus = (element: Element) => document.activeElement?.contains(element) && inPage();
const inPage = () => document.activeElement !== document.body;

test("two-factor authentication: each step has the focus once it takes the place of the one before", async () => {
  let on = false;
  answerCalls({
    "GET /users/second-factor": () => ({ on, recoveryCodesLeft: 8 }),
    "POST /users/second-factor": () => ({ secret: "ABCDEFGH", uri: "otpauth://totp/a" }),
    "POST /users/second-factor/confirm": () => {
      on = true;
      return { recoveryCodes: ["abcdefghij"] };
    },
  });
  show(<SecondFactorSection />, [[["me"], { secondFactor: false }]]);
  fireEvent.click(await screen.findByRole("button", { name: "Turn on" }));
  fireEvent.click(await screen.findByRole("button", { name: "Continue" }));
  const code = await screen.findByLabelText("Code");
  await waitFor(() => expect(holdsFocus(code)).toBe(true));
  fireEvent.submit(code.closest("form")!);
  const save = await screen.findByRole("button", { name: "I’ve saved them" });
  await waitFor(() => expect(holdsFocus(save)).toBe(true));
  fireEvent.click(save);
  const off = await screen.findByRole("button", { name: "Turn off" });
  await waitFor(() => expect(holdsFocus(off)).toBe(true));
});
