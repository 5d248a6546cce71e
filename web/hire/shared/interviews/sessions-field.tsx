import { Plus, Trash2 } from "lucide-react";
import { mostSessions } from "#contract/interviews.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { firstOf } from "#web/shared/editor/use-still-wrong.ts";
import { type SessionDraft, newSession } from "./interview-draft.ts";
import type { Interviewer } from "./use-interviewers.ts";

interface SessionsFieldProps {
  sessions: readonly SessionDraft[];
  teammates: readonly Interviewer[];
  /** Without interviewers nobody knows what is free. */
  needed: boolean;
  /** What the server refused, by field. */
  wrong: Record<string, string>;
  onChange: (sessions: SessionDraft[]) => void;
}
/** How long and with whom: one session, or several in a row. */
export function SessionsField({ sessions, teammates, needed, wrong, onChange }: SessionsFieldProps) {
  const several = sessions.length > 1;
  return (
    <Stack gap={4}>
      {sessions.map((session, nth) => (
        <SessionFields
          // The place is the session's identity: nothing else tells two apart.
          key={nth}
          session={session}
          teammates={teammates}
          number={several ? nth + 1 : null}
          needed={needed}
          wrong={wrongOf(wrong, nth)}
          onChange={(next) => onChange(sessions.with(nth, next))}
          onRemove={() => onChange(sessions.toSpliced(nth, 1))}
        />
      ))}
      {sessions.length < mostSessions && (
        <div>
          <Button size="sm" icon={Plus} onClick={() => onChange([...sessions, newSession])}>
            Add a session after this
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The errors of one session; an error about all of them is shown at the first. */
function wrongOf(wrong: Record<string, string>, nth: number) {
  const whole = nth === 0 ? wrong : {};
  return {
    minutes: wrong[`sessions.${nth}.minutes`] ?? whole.minutes ?? null,
    interviewers: firstOf(wrong, `sessions.${nth}.interviewerIds`) ?? whole.sessions ?? null,
  };
}

interface SessionFieldsProps {
  session: SessionDraft;
  teammates: readonly Interviewer[];
  /** Null where it is the only one. */
  number: number | null;
  needed: boolean;
  wrong: ReturnType<typeof wrongOf>;
  onChange: (session: SessionDraft) => void;
  onRemove: () => void;
}
function SessionFields(props: SessionFieldsProps) {
  const { session, teammates, number, needed, wrong, onChange, onRemove } = props;
  const { title, minutes, interviewerIds } = session;
  const named = number === null ? "" : ` of session ${number}`;
  const choose = (id: string, on: boolean) =>
    onChange({
      ...session,
      interviewerIds: on ? [...interviewerIds, id] : interviewerIds.filter((each) => each !== id),
    });
  return (
    <Stack gap={3} role="group" aria-label={number === null ? "Session" : `Session ${number}`}>
      {number !== null && (
        <Row gap={1} align="end">
          <Field label={`Session ${number}`} optional>
            <TextInput
              placeholder="Such as: meet the team"
              maxLength={100}
              value={title}
              onChange={({ target }) => onChange({ ...session, title: target.value })}
            />
          </Field>
          <IconButton icon={Trash2} label={`Remove session ${number}`} onClick={onRemove} />
        </Row>
      )}
      <Field label={`Duration in minutes${named}`} error={wrong.minutes}>
        <TextInput
          type="number"
          inputMode="numeric"
          min={5}
          max={480}
          required
          value={minutes}
          onChange={({ target }) => onChange({ ...session, minutes: target.value })}
        />
      </Field>
      {teammates.length > 0 && (
        <FieldGroup
          legend={`Interviewers${named}`}
          error={wrong.interviewers}
          hint={
            needed
              ? "Several make a panel: all of them must be free."
              : "They’re told and booked. Several make a panel."
          }
        >
          {teammates.map(({ id, name, hint }) => (
            <Checkbox
              key={id}
              label={name}
              hint={hint}
              checked={interviewerIds.includes(id)}
              onChange={(on) => choose(id, on)}
            />
          ))}
        </FieldGroup>
      )}
    </Stack>
  );
}
