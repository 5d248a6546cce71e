import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type TeamPermission, teamPermissions } from "#contract/team-rights.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { type Holding, planStates } from "#shared/plans/can.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { me } from "#web/shared/session/session.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { NeedsPlan } from "./needs-plan.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(plan: Holding, permission: TeamPermission) {
  const press = vi.fn();
  answerCalls({});
  showScreen(
    <NeedsPlan for={permission}>
      <Button onClick={press}>Change</Button>
      <ButtonLink href="/elsewhere">Go on</ButtonLink>
      <Switch label="Set" checked={false} onChange={press} />
      <Dialog title="Editor" trigger={<Button>Open</Button>} />
    </NeedsPlan>,
    { path: "/hire", at: "/hire", known: [[me.queryKey, { plan }]] },
  );
  return press;
}

const kept: readonly TeamPermission[] = ["team", "applicants", "salaries", "messages", "billing"];
const table = planStates.flatMap((state) =>
  teamPermissions.map(
    (permission) => [permission, state, state !== "standby" || kept.includes(permission)] as const,
  ),
);

test.each(table)("plan: what needs “%s” in the state %s can be pressed: %s", (permission, state, open) => {
  const press = show({ state, version: "core-1" }, permission);
  const button = screen.getByRole("button", { name: "Change" });
  expect(button.getAttribute("aria-disabled")).toBe(open ? null : "true");
  fireEvent.click(button);
  expect(press).toHaveBeenCalledTimes(open ? 1 : 0);
  if (open) return;
  expect(screen.getByRole("dialog", { name: "Not available in standby" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "View plan" }).getAttribute("href")).toBe("/hire/company/plan");
});

test("plan: links, switches and buttons that open something are locked too, and say what support turned off and why", () => {
  const off = { changeJobs: { on: false, reason: "Fake jobs." } };
  const press = show({ state: "active", version: "core-1", switches: off }, "jobs");
  fireEvent.click(screen.getByRole("switch", { name: "Set" }));
  expect(press).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("link", { name: "Go on" }));
  expect(screen.getByRole("dialog", { name: "Turned off for your company" }).textContent).toContain(
    "Support turned off writing jobs for your company: “Fake jobs.”",
  );
  cleanup();
  show({ state: "active", version: "core-1", switches: off }, "jobs");
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.queryByRole("dialog", { name: "Editor" })).toBeNull();
});
