import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { notAllowed } from "#contract/team-rights.ts";
import { me } from "#web/shared/session/session.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { MessageLink } from "./message-link.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(can: object) {
  answerCalls({ "GET /company/team/c": () => [] });
  showScreen(<MessageLink applicationId="a1" />, {
    path: "/hire",
    at: "/hire",
    known: [[me.queryKey, { id: "u", can, companyAdmin: { id: "a", companyId: "c" } }]],
  });
  fireEvent.click(screen.getByRole("link", { name: "Message" }));
}

test.each([
  [{ applicants: true, messages: false }, "messages" as const],
  [{ applicants: false, messages: true }, "applicants" as const],
])("message an applicant: with %j, it says which permission is missing", (can, missing) => {
  open(can);
  expect(screen.getByRole("dialog").textContent).toContain(notAllowed(missing));
});

test("message an applicant: with both permissions it leads to the conversation", () => {
  open({ applicants: true, messages: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  const link = screen.getByRole("link", { name: "Message" });
  expect(link.getAttribute("href")).toBe("/hire/messages?application=a1");
});
