import type { Permissions } from "#contract/team-shapes.ts";
import { type TeamPermission, notYoursToGive, teamPermissions } from "#contract/team-rights.ts";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Stack } from "#ui/layout/stack.tsx";

export const permissionWords: Record<keyof Permissions, { label: string; hint: string }> = {
  company: { label: "Company", hint: "Edit the profile and careers page" },
  team: { label: "Team", hint: "Invite people and manage permissions" },
  jobs: { label: "Jobs", hint: "Create and edit jobs" },
  publish: { label: "Publish", hint: "Publish, close and reopen jobs" },
  stages: { label: "Stages", hint: "Change the stages of the pipeline" },
  applicants: { label: "Applicants", hint: "Review and move candidates" },
  salaries: { label: "Salaries", hint: "See what people ask for, offers and the pay of unpublished jobs" },
  messages: { label: "Messages", hint: "Write to applicants and leads" },
  sourcing: { label: "Sourcing", hint: "Find and invite people" },
  billing: {
    label: "Billing",
    hint: "Manage the plan, cards, invoices, referral bonuses, drops and gift cards, and ad budgets and costs",
  },
  integrations: { label: "Integrations", hint: "Make API keys and webhooks, connect accounts" },
};
export const everything = Object.fromEntries(teamPermissions.map((name) => [name, true])) as Permissions;

interface PermissionFieldsProps {
  value: Permissions;
  onChange: (part: Partial<Permissions>) => void;
  disabled?: boolean;
  /** Which I decide about for others. */
  mayGive: (name: TeamPermission) => boolean;
}

/** What someone of the team may do. */
export function PermissionFields({ value, onChange, disabled, mayGive }: PermissionFieldsProps) {
  const foreign = teamPermissions.filter((name) => !mayGive(name));
  return (
    <Stack gap={3}>
      {!disabled && foreign.map((name) => <p key={name}>{notYoursToGive(name)}</p>)}
      {teamPermissions.map((name) => (
        <Switch
          key={name}
          {...permissionWords[name]}
          disabled={disabled || !mayGive(name)}
          checked={value[name]}
          onChange={(on) => onChange({ [name]: on })}
        />
      ))}
    </Stack>
  );
}

/** "Everything", "Jobs and applicants", "Nothing but looking". */
export function mayText(permissions: Permissions) {
  const names = teamPermissions.filter((name) => permissions[name]);
  if (names.length === teamPermissions.length) return "Full access";
  if (names.length === 0) return "View only";
  return `Allowed: ${names.map((name) => permissionWords[name].label.toLowerCase()).join(", ")}`;
}
