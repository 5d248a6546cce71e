import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { EmployersSection } from "./employers-section.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const company = (companyName: string) => ({ id: companyName, slug: "s", companyName, companyLogo: null });
const employment = (companyName: string, state: string) => ({
  id: companyName,
  company: company(companyName),
  companyEmail: `ann@${companyName.toLowerCase()}.example`,
  hiringManager: null,
  state,
  startedAt: state === "unconfirmed" ? null : "2024-02-01T09:00:00.000Z",
  endedAt: state === "past" ? "2025-02-01T09:00:00.000Z" : null,
});
const all = [employment("Moor", "unconfirmed"), employment("Works", "current"), employment("Mill", "past")];

test("companies: each with its days; leaving asks first and says what stays", async () => {
  let employments = all;
  const sent = answerCalls({
    "GET /employees/e1": () => ({ id: "e1", fullName: "Ann", companyId: "Works", title: null, employments }),
    "GET /employee-points": () => ({ points: 500, entries: [] }),
    "GET /users/me": () => ({ employee: { id: "e1", companyId: null } }),
    "POST /employees/e1/leave": () => {
      employments = [employment("Works", "past")];
      return { id: "e1", fullName: "Ann", companyId: null, title: null, employments };
    },
  });
  showScreen(<EmployersSection />, {
    path: "/teams/settings",
    at: "/teams/settings",
    known: [[["me"], { employee: { id: "e1", companyId: "Works" } }]],
  });
  expect(await screen.findByText("Since Feb 1, 2024")).toBeTruthy();
  expect(screen.getByText("Feb 1, 2024 to Feb 1, 2025")).toBeTruthy();
  expect(screen.getByText("Unconfirmed")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Leave Works" }));
  const dialog = await screen.findByRole("dialog", { name: "Leave Works?" });
  expect(dialog.textContent).toContain("Your earnings stay yours");
  await waitFor(() => expect(dialog.textContent).toContain("You have 500 points at Works. You can’t redeem"));
  fireEvent.click(within(dialog).getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(sent.some(({ call }) => call === "POST /employees/e1/leave")).toBe(true));
  await waitFor(() => expect(screen.queryByText("Since Feb 1, 2024")).toBeNull());
});
