import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import AdminHelpPage from "./help-page.tsx";
import AdminHelpTopicPage from "./help-topic-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const quote = {
  text: "Neither can be the person who is paid.",
  title: "Approve and send payouts",
  href: "/admin/help/approving-payouts#two-administrators-1",
};

test("administrators’ help: a question is answered by a sentence that opens at its place", async () => {
  answerCalls({ "GET /admin/help/search": () => ({ quotes: [quote], nearest: [] }) });
  showScreen(<AdminHelpPage />, { path: "/admin/help", at: "/admin/help?q=payouts", known: [] });
  expect(await screen.findByText(quote.text)).toBeTruthy();
  const links = screen.getAllByRole("link", { name: quote.title }).map((link) => link.getAttribute("href"));
  expect(links).toEqual([quote.href, "/admin/help/approving-payouts"]);
});

test("administrators’ help: a page has its steps in order, its screen and related pages", () => {
  const shown = { path: "/admin/help/:slug", at: "/admin/help/approving-payouts", known: [] };
  showScreen(<AdminHelpTopicPage />, shown);
  expect(screen.getAllByRole("listitem")[0]!.textContent).toContain("Send: show the account");
  expect(screen.getByRole("link", { name: "Open Payouts" }).getAttribute("href")).toBe("/admin/payouts");
  expect(screen.getByRole("link", { name: "Decide what waits on the desk" })).toBeTruthy();
});

test("administrators’ help: an address without a page leads back to all of them", () => {
  showScreen(<AdminHelpTopicPage />, { path: "/admin/help/:slug", at: "/admin/help/nothing", known: [] });
  expect(screen.getByRole("link", { name: "All help" }).getAttribute("href")).toBe("/admin/help");
});
