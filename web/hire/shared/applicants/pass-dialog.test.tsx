import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import PassDialog from "./pass-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const standard = { subject: "Update", message: "We chose someone else for {{job.title}}." };
const email = { subject: "Too early", message: "Come back in a year.", signatureId: null };
const token = (name: string, value: string | null) => ({ token: name, label: name, value, fallback: "" });

function pass({ messages = true } = {}) {
  answerCalls({});
  const onPass = vi.fn();
  show(<PassDialog ids={["a", "b"]} onPass={onPass} onClose={() => {}} />, [
    [["me"], { can: { messages } }],
    [["templates", "emails"], [{ companyId: "c", event: "application.passed", email: null, standard }]],
    [["templates", "reasons"], { version: 1, reasons: [{ reason: "Too early", email }] }],
    [
      ["templates", "tokens", { requestId: "a" }],
      [token("job.title", "Ranger"), token("candidate.fullName", "Inês Carvalho")],
    ],
  ]);
  return onPass;
}
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Email" });
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Pass 2/ });

test("pass dialog: shows what the first of them will read, and sends no message that was not changed", () => {
  const onPass = pass();
  expect(box().value).toBe(standard.message);
  expect(screen.getByText("What Inês Carvalho will read")).toBeTruthy();
  expect(screen.getByText("Ranger")).toBeTruthy();
  fireEvent.click(send());
  expect(onPass).toHaveBeenCalledExactlyOnceWith({});
});

test("pass dialog: a reason brings its own email, which can be changed", () => {
  const onPass = pass();
  fireEvent.change(screen.getByRole("combobox", { name: /Reason/ }), { target: { value: "Too early" } });
  expect(box().value).toBe(email.message);
  fireEvent.change(box(), { target: { value: "In two years." } });
  fireEvent.click(send());
  expect(onPass).toHaveBeenCalledExactlyOnceWith({ reason: "Too early", message: "In two years." });
});

test("pass dialog: a placeholder that is not known is named, and nothing is sent", () => {
  pass();
  fireEvent.change(box(), { target: { value: "Bye {{nickname}}" } });
  expect(screen.getByText(/We don’t know \{\{nickname\}\}/)).toBeTruthy();
  expect(send().disabled).toBe(true);
});

test("pass dialog: who may not message people sends the company's own email", () => {
  const onPass = pass({ messages: false });
  expect(screen.queryByRole("textbox", { name: "Email" })).toBeNull();
  expect(screen.getByText(/permission to message people/)).toBeTruthy();
  fireEvent.click(send());
  expect(onPass).toHaveBeenCalledExactlyOnceWith({});
});
