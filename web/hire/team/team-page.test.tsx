import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { allPermissions } from "#contract/team-rights.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import TeamPage from "./team-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const member = (id: string, fullName: string, access = {}) => ({
  id,
  userId: id,
  fullName,
  email: `${id}@kestrel.example`,
  profilePicture: null,
  title: null,
  disabled: false,
  closed: false,
  permissions: allPermissions({}),
  ...access,
});

test("team: who has no access and whose account is disabled is marked so, in the list and when opened", async () => {
  answerCalls({ "GET /company-team-invites": () => [] });
  showScreen(<TeamPage />, {
    path: "/hire/team",
    at: "/hire/team?open=c",
    known: [
      [["me"], { companyAdmin: { id: "a", companyId: "c" }, can: { team: true } }],
      [["company", "c"], { domains: ["kestrel.example"] }],
      [["team", "invites"], []],
      [
        ["team", "c"],
        [
          member("a", "Ana Reyes"),
          member("b", "Ben Ode", { disabled: true }),
          member("c", "Cal Ito", { closed: true }),
        ],
      ],
    ],
  });
  const rows = within(await screen.findByRole("list", { name: "Team", hidden: true }));
  const marks = rows.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent);
  expect(marks[0]).not.toMatch(/No access|Account disabled/);
  expect(marks[1]).toContain("No access");
  expect(marks[2]).toContain("Account disabled");
  expect(within(screen.getByRole("dialog")).getByText(/^We disabled this account/)).toBeTruthy();
});
