import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import EmailsPage from "./emails-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const email = {
  name: "claim-accepted",
  subject: "You now manage Saltmarsh",
  preheader: "You can start hiring.",
};
const listed = {
  person: { id: "u1", name: "Ann Reed" },
  company: { id: "c1", name: "Saltmarsh" },
  applications: [{ id: "a1", name: "Ann Reed for Night baker" }],
  emails: [email],
};
const path = "/admin/emails";

test("emails: the first is shown in a frame without scripts, and follows the chosen application", async () => {
  answerCalls({
    "GET /admin/email-previews": () => listed,
    "GET /admin/email-previews/claim-accepted": () => ({ ...email, text: "Hi Ann,", html: "<p>Hi Ann,</p>" }),
  });
  showScreen(<EmailsPage />, { path, at: path, known: [] });
  await waitFor(() => expect(document.querySelector("iframe")?.title).toBe("You now manage Saltmarsh"));
  expect(document.querySelector("iframe")!.getAttribute("sandbox")).not.toContain("allow-scripts");
  expect(screen.getByText("Hi Ann,")).toBeTruthy();
  const row = screen.getByRole("link", { name: "Claim accepted" });
  expect(row.getAttribute("href")).toBe("/admin/emails?email=claim-accepted");
  fireEvent.change(screen.getByRole("combobox", { name: "Application" }), { target: { value: "a1" } });
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Claim accepted" }).getAttribute("href")).toBe(
      "/admin/emails?applicationId=a1&email=claim-accepted",
    ),
  );
});
