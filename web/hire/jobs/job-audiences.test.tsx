import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import JobsPage from "./jobs-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const numbers = {
  total: 9,
  draft: 1,
  live: 6,
  closed: 2,
  marketplace: 4,
  careersPage: 1,
  internal: 1,
  clicks: 1234,
};

test("jobs: each count of who can see live jobs lists them, and once more lists all", async () => {
  answerCalls({
    "GET /jobs-stats/c": () => numbers,
    "GET /company/c/jobs": () => ({ jobs: [], total: 0, counts: { draft: 1, live: 6, closed: 2 } }),
    "GET /company/c/jobs/unconfirmed": () => ({ jobs: [], total: 0 }),
    "GET /company/c/jobs/feeds": () => [],
    "GET /company/c/jobs/imports": () => [],
  });
  const { router } = showScreen(<JobsPage />, {
    path: "/hire/jobs",
    at: "/hire/jobs?tab=live&q=nurse",
    known: [
      [["me"], { id: "u", companyAdmin: { id: "a", companyId: "c" }, can: { jobs: true, publish: true } }],
    ],
  });
  expect(await screen.findByText("1,234 views of all your jobs")).toBeTruthy();
  const employees = () => screen.getByRole("button", { name: /^Employees ?1$/ });
  fireEvent.click(employees());
  await waitFor(() => expect(router.state.location.search).toBe("?tab=live&shown=internal&q=nurse"));
  expect(employees().getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(employees());
  await waitFor(() => expect(router.state.location.search).toBe("?tab=live&q=nurse"));
});
