import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import ClaimsPage from "./claims-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const ana = {
  id: "c1",
  state: "waiting",
  companyId: "flotsam",
  companyName: "Flotsam",
  companySlug: "flotsam",
  openJobsCount: 2,
  email: "ana@flotsam.example",
  domain: "flotsam.example",
  reason: null,
  createdAt: "2026-11-23T09:00:00Z",
  fullName: "Ana Ash",
  linkedInUrl: null,
  boards: ["greenhouse/flotsam"],
  disabled: false,
  teamDisabled: false,
};
const bob = { ...ana, id: "c2", fullName: "Bob Reed", email: "bob@flotsam.example" };
const other = { ...ana, id: "c3", companyId: "jetsam", companyName: "Jetsam", fullName: "Cy Dow" };

test("claims: a claim shows who else claims the company, its board, and a link to the website", async () => {
  answerCalls({ "GET /admin/company-claims": () => [ana, bob, other] });
  showScreen(<ClaimsPage />, { path: "/admin/claims", at: "/admin/claims", known: [] });
  const rivals = await screen.findByText("Also claimed by");
  within(rivals.parentElement!).getByText("Bob Reed, bob@flotsam.example");
  screen.getByText("flotsam on Greenhouse");
  const website = screen.getByRole<HTMLAnchorElement>("link", { name: /flotsam\.example/ });
  expect(website.href).toBe("https://flotsam.example/");
  expect(screen.queryByText(/We disabled all accounts/)).toBeNull();
});
