import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { JobCard } from "#contract/job-shapes.ts";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { jobsPath } from "./team-jobs.ts";
import TeamJobsPage from "./team-jobs-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const eve = { id: "e1", userId: "u1", kind: "employee", role: "member", fullName: "Eve", title: null };
const job = (members: unknown[]) =>
  ({
    id: "j1",
    jobTitle: "Diver",
    department: "Sea",
    locations: ["Bergen, Norway"],
    remote: false,
    remoteLocations: [],
    internal: true,
    jobTeams: { hiringManager: { fullName: "Ana Reyes" }, members },
  }) as unknown as JobCard;

test("jobs inside: an employee joins the team of a job and leaves it", async () => {
  let members: unknown[] = [];
  const sent = answerCalls({
    "GET /jobs": () => [job(members)],
    "POST /job-teams/j1/join": () => ({ members: (members = [eve]) }),
    "POST /job-teams/j1/leave": () => ({ members: (members = []) }),
  });
  showScreen(<TeamJobsPage />, {
    path: jobsPath,
    at: jobsPath,
    known: [[["me"], { employee: { id: "e1", companyId: "c" } }]],
  });
  expect(await screen.findByText("Hiring manager: Ana Reyes")).toBeTruthy();
  expect(screen.getByText("Internal")).toBeTruthy();
  const join = screen.getByRole("button", { name: "Join team: Diver" });
  // Hidden words beside shown ones come with stray spaces; a name of its own does not.
  expect(join.textContent).toBe("Join team");
  fireEvent.click(join);
  fireEvent.click(await screen.findByRole("button", { name: /^Leave team/ }));
  expect(await screen.findByRole("button", { name: /^Join team/ })).toBeTruthy();
  await waitFor(() => expect(currentToasts()).toMatchObject([{}, { text: "You left the team for Diver" }]));
  expect(sent.map(({ call }) => call)).toEqual(["POST /job-teams/j1/join", "POST /job-teams/j1/leave"]);
});
