import { ArrowUp, Trash2 } from "lucide-react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { FieldGroup } from "#ui/controls/fields/field.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useTeammates } from "#web/hire/shared/notes/use-teammates.ts";
import { useKeptFocus } from "#web/shared/lists/use-kept-focus.ts";
import { useMover } from "#web/shared/lists/use-mover.ts";

interface ApproversFieldProps {
  chosen: readonly string[];
  onChange: (userIds: string[]) => void;
}
/** Who approves, in the order in which they are asked. */
export function ApproversField({ chosen, onChange }: ApproversFieldProps) {
  const teammates = useTeammates();
  const left = useTeammates("applicants", "salaries").filter(({ id }) => !chosen.includes(id));
  const { rows, buttonFor } = useMover(chosen, onChange);
  const keptFocus = useKeptFocus();
  const nameOf = (userId: string) =>
    teammates.find(({ id }) => id === userId)?.name ?? "Someone who left the team";
  return (
    <FieldGroup
      legend="Approvers"
      hint="Asked one after the other. Without any, the offer can be sent at once."
    >
      <Stack gap={2} ref={rows} {...keptFocus}>
        {chosen.map((userId, at) => (
          <Row key={userId} gap={1} justify="between">
            <span>
              {at + 1}. {nameOf(userId)}
            </span>
            <Row gap={1}>
              <IconButton
                size="sm"
                icon={ArrowUp}
                label={`Ask ${nameOf(userId)} earlier`}
                {...buttonFor(at, -1)}
              />
              <IconButton
                size="sm"
                icon={Trash2}
                label={`Remove ${nameOf(userId)}`}
                onClick={() => onChange(chosen.filter((each) => each !== userId))}
              />
            </Row>
          </Row>
        ))}
        {left.length > 0 && (
          <Select
            key={chosen.length}
            label="Add an approver"
            placeholder="Add an approver"
            options={left.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(userId) => onChange([...chosen, userId])}
          />
        )}
      </Stack>
    </FieldGroup>
  );
}
