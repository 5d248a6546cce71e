import { Check } from "lucide-react";
import type { Permissions, TeamMember } from "#contract/team-shapes.ts";
import { type TeamPermission, isActive, teamPermissions } from "#contract/team-rights.ts";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Section } from "#ui/layout/section.tsx";
import { permissionWords } from "./permission-fields.tsx";
import styles from "./rights-table.module.css";

interface RightsTableProps {
  team: readonly TeamMember[];
  /** Nobody changes their own. */
  mine: string | undefined;
  /** Whether I may change the team. */
  may: boolean;
  /** Which I decide about for others. */
  mayGive: (name: TeamPermission) => boolean;
  onChange: (member: TeamMember, part: Partial<Permissions>) => void;
}

/** Who may do what, at a glance: changed here by those who may, read by everyone. */
export function RightsTable({ team, mine, may, mayGive, onChange }: RightsTableProps) {
  const active = team.filter(isActive);
  return (
    <Section
      title="Who may do what"
      description="Everyone on the team sees jobs and applicants. These permissions are for changing them, for writing to people and for seeing salaries."
    >
      <div className={styles.scroll} role="group" tabIndex={0} aria-label="Permissions">
        <Table
          caption="Permissions by teammate"
          rows={active}
          rowKey={({ id }) => id}
          columns={[
            { id: "name", title: "Teammate", main: true, cell: ({ fullName }) => fullName },
            ...teamPermissions.map((name) => ({
              id: name,
              title: permissionWords[name].label,
              cell: (member: TeamMember) => (
                <Right
                  name={name}
                  member={member}
                  onChange={
                    may && mayGive(name) && member.id !== mine
                      ? (on) => onChange(member, { [name]: on })
                      : undefined
                  }
                />
              ),
            })),
          ]}
        />
      </div>
    </Section>
  );
}

interface RightProps {
  name: TeamPermission;
  member: TeamMember;
  /** Left out where it can only be read. */
  onChange: ((on: boolean) => void) | undefined;
}
function Right({ name, member: { fullName, permissions }, onChange }: RightProps) {
  const { label } = permissionWords[name];
  if (onChange)
    return (
      <Checkbox hideLabel label={`${label}, ${fullName}`} checked={permissions[name]} onChange={onChange} />
    );
  return permissions[name] ? (
    <>
      <Icon of={Check} size="sm" />
      <span className="sr">Yes</span>
    </>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">No</span>
    </>
  );
}
