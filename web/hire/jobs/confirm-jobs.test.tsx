import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { ConfirmJobs } from "./confirm-jobs.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const job = (id: string) => ({
  id,
  jobTitle: `Welder ${id}`,
  confirmedAt: "2026-10-30T09:00:00Z",
  closesAt: "2026-11-30T09:00:00Z",
});
const me = { can: { jobs: true }, companyAdmin: { companyId: "c" } };

test("confirming: one press confirms one job, or all of them", async () => {
  const sent = answerCalls({
    "GET /users/me": () => me,
    "GET /company/c/jobs/unconfirmed": () => ({ jobs: [job("1"), job("2")], total: 2 }),
    "POST /company/c/jobs/confirm": () => ({ confirmed: 1 }),
  });
  show(<ConfirmJobs companyId="c" />);
  fireEvent.click(await screen.findByRole("button", { name: "Confirm Welder 2" }));
  fireEvent.click(screen.getByRole("button", { name: "Yes, for all 2" }));
  await vi.waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ ids: ["2"] }, {}]));
});

test("confirming: nothing is asked while every job is confirmed", async () => {
  answerCalls({
    "GET /users/me": () => me,
    "GET /company/c/jobs/unconfirmed": () => ({ jobs: [], total: 0 }),
  });
  const { container } = show(<ConfirmJobs companyId="c" />);
  await vi.waitFor(() => expect(container.textContent).toBe(""));
});
