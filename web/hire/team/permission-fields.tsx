import type { Permissions } from "#contract/team-shapes.ts";
import { teamPermissions } from "#contract/team-rights.ts";
import { Switch } from "#ui/controls/switch.tsx";
import { Stack } from "#ui/layout/stack.tsx";

export const permissionWords: Record<keyof Permissions, { label: string; hint: string }> = {
  company: { label: "Company", hint: "Change the profile and the careers page" },
  team: { label: "Team", hint: "Invite people and change what they may do" },
  jobs: { label: "Jobs", hint: "Write, publish and close jobs" },
  applicants: { label: "Applicants", hint: "Decide about people and move them on" },
  sourcing: { label: "Sourcing", hint: "Look for people and invite them" },
  billing: { label: "Billing", hint: "See and change what is paid" },
};
export const everything = Object.fromEntries(teamPermissions.map((name) => [name, true])) as Permissions;

interface PermissionFieldsProps {
  value: Permissions;
  onChange: (part: Partial<Permissions>) => void;
  disabled?: boolean;
}

/** What somebody of the team may do. */
export function PermissionFields({ value, onChange, disabled }: PermissionFieldsProps) {
  return (
    <Stack gap={3}>
      {teamPermissions.map((name) => (
        <Switch
          key={name}
          {...permissionWords[name]}
          disabled={disabled}
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
  if (names.length === teamPermissions.length) return "May do everything";
  if (names.length === 0) return "May look, and change nothing";
  return `May change: ${names.map((name) => permissionWords[name].label.toLowerCase()).join(", ")}`;
}
