import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import HiringTeamsPage from "./hiring-teams-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(companies: object[]) {
  answerCalls({ "GET /companies-with-teams": () => companies });
  showScreen(<HiringTeamsPage />, { path: "/companies/teams", at: "/companies/teams" });
}

test("hiring teams: each company leads to its page and names who hires there", async () => {
  const team = [{ id: "a", fullName: "Ana Silva", profilePicture: null, title: "Head of People" }];
  open([
    {
      id: "c",
      slug: "kelp",
      companyName: "Kelp",
      companyLogo: null,
      companyHQlocation: "Oslo",
      openJobsCount: 1,
      team,
    },
  ]);
  const kelp = await screen.findByRole("link", { name: "Kelp" });
  expect(kelp.getAttribute("href")).toBe("/kelp/careers");
  screen.getByText("1 open job");
  screen.getByText("Ana Silva (Head of People)");
});

test("hiring teams: where there are none, the other companies are offered", async () => {
  open([]);
  await screen.findByText("No hiring teams yet");
  screen.getByRole("link", { name: "See all companies" });
});
