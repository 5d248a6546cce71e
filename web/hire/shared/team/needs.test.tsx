import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type TeamPermission, notAllowed, teamPermissions } from "#contract/team-rights.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { type Holding, planStates } from "#shared/plans/can.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { me } from "#web/shared/session/session.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { NeedsFields } from "./needs-fields.tsx";
import { Needs } from "./needs.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const allowed = Object.fromEntries(teamPermissions.map((each) => [each, true])) as Record<
  TeamPermission,
  boolean
>;
const member = (fullName: string, permissions: Record<TeamPermission, boolean>, disabled = false) => ({
  id: fullName,
  userId: fullName,
  fullName,
  disabled,
  permissions,
});
const only = (...held: TeamPermission[]) =>
  Object.fromEntries(teamPermissions.map((each) => [each, held.includes(each)])) as typeof allowed;

let team: ReturnType<typeof member>[] = [];
function show(plan: Holding, permission: TeamPermission | readonly TeamPermission[], can = allowed) {
  const press = vi.fn();
  answerCalls({ "GET /company/team/c": () => team });
  showScreen(
    <Needs permission={permission}>
      <Button onClick={press}>Change</Button>
      <ButtonLink href="/elsewhere">Go on</ButtonLink>
      <Switch label="Set" checked={false} onChange={press} />
      <Dialog title="Editor" trigger={<Button>Open</Button>} />
    </Needs>,
    {
      path: "/hire",
      at: "/hire",
      known: [[me.queryKey, { id: "u", plan, can, companyAdmin: { id: "a", companyId: "c" } }]],
    },
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

const active: Holding = { state: "active", version: "core-1" };

test.each(teamPermissions)("rights: without “%s”, what needs it says so and who can", async (permission) => {
  team = [
    member("Ana Reyes", only(permission, "team")),
    member("Ben Ode", only("salaries")),
    member("Cal Ito", allowed, true),
  ];
  const press = show(active, permission, { ...allowed, [permission]: false });
  fireEvent.click(screen.getByRole("switch", { name: "Set" }));
  fireEvent.click(screen.getByRole("button", { name: "Change" }));
  expect(press).not.toHaveBeenCalled();
  const dialog = screen.getByRole("dialog", { name: "You have view-only access here" });
  expect(dialog.textContent).toContain(notAllowed(permission));
  const who =
    permission === "salaries"
      ? "Ana Reyes and Ben Ode can. Ana Reyes can give you permission."
      : "Ana Reyes can do this and give you permission.";
  await vi.waitFor(() => expect(dialog.textContent).toContain(who));
  cleanup();
  const others = only(...teamPermissions.filter((each) => each !== permission));
  const pressed = show(active, [permission, "jobs"], { ...others, [permission]: true, jobs: true });
  fireEvent.click(screen.getByRole("button", { name: "Change" }));
  expect(pressed).toHaveBeenCalledOnce();
});

test("rights: where two permissions are needed, the one that is missing is named", () => {
  show(active, ["jobs", "billing"], { ...allowed, billing: false });
  fireEvent.click(screen.getByRole("button", { name: "Change" }));
  expect(screen.getByRole("dialog").textContent).toContain(notAllowed("billing"));
});

test("rights: in standby, what every plan includes is open to people with the permission and to no one else", () => {
  const standby = { ...active, state: "standby" } as const;
  answerCalls({});
  const screenOf = (can: typeof allowed) =>
    showScreen(
      <Needs permission="publish" inEveryPlan>
        <Button>Close job</Button>
      </Needs>,
      { path: "/hire", at: "/hire", known: [[me.queryKey, { plan: standby, can }]] },
    );
  screenOf(allowed);
  expect(screen.getByRole("button", { name: "Close job" }).getAttribute("aria-disabled")).toBeNull();
  cleanup();
  screenOf({ ...allowed, publish: false });
  expect(screen.getByRole("button", { name: "Close job" }).getAttribute("aria-disabled")).toBe("true");
});

test("rights: fields of a form that someone can’t save are read-only", () => {
  answerCalls({});
  showScreen(
    <NeedsFields permission="company">
      <input aria-label="Name" />
      <Switch label="Remote" checked={false} onChange={() => {}} />
    </NeedsFields>,
    { path: "/hire", at: "/hire", known: [[me.queryKey, { plan: active, can: only("jobs") }]] },
  );
  expect(screen.getByLabelText("Name").closest("fieldset")!.disabled).toBe(true);
  expect(screen.getByRole("switch").hasAttribute("data-disabled")).toBe(true);
});
