import { useCan } from "#web/hire/shared/team/rights.ts";
import { type FormEvent, useRef, useState } from "react";
import type { Interview, Proposal } from "#contract/interviews.ts";
import { isSamePlan } from "#shared/interviews/is-same-plan.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { useKeptForm, useKeptOpen } from "#web/shared/editor/use-kept-form.ts";
import { firstOf, useStillWrong } from "#web/shared/editor/use-still-wrong.ts";
import { useFirstWrong } from "#web/shared/forms/use-first-wrong.ts";
import styles from "#web/shared/interviews/interviews.module.css";
import {
  type InterviewDraft,
  draftOf,
  draftLike,
  draftOfOthers,
  keptProposal,
  proposalOf,
} from "./interview-draft.ts";
import { SessionsField } from "./sessions-field.tsx";
import { useInterviewers } from "./use-interviewers.ts";
import { TimesField } from "./times-field.tsx";

interface InterviewFormProps {
  applicationId: string;
  jobId: string;
  /** What is changed; nothing for a new one. */
  before: Interview | null;
  /** The one before, which a new one begins like. */
  last?: Interview | null;
  error: unknown;
  busy: boolean;
  onSend: (proposal: Proposal) => void;
  onClose?: () => void;
}

/** Up to five times or the days to pick from, who interviews, where, and a note. */
export function InterviewForm(props: InterviewFormProps) {
  const { applicationId, jobId, before, last = null, error, busy, onSend, onClose } = props;
  const mayMessage = useCan()("messages");
  const kept = keptProposal(applicationId);
  const [typed] = useKeptOpen(kept);
  // Of times the candidate can’t make, others begin empty; what was typed by then, or a teammate proposes, is shown.
  const [refused] = useState(before?.state === "refused" && !typed ? before.revision : null);
  const form = useKeptForm(kept, before, (of) =>
    of === null ? draftLike(last) : of.revision === refused ? draftOfOthers(of) : draftOf(of),
  );
  const { draft, set: put, conflicts } = form;
  const { fields: wrong, sentence } = useStillWrong(error, {
    ...draft,
    window: [draft.from, draft.to],
    minutes: draft.sessions,
  });
  const interviewers = useInterviewers(
    jobId,
    draft.sessions.flatMap(({ interviewerIds }) => interviewerIds),
  );
  const element = useRef<HTMLFormElement>(null);
  useFirstWrong(element, error);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSend(proposalOf(draft));
  }
  const free = draft.how === "free";
  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <ConflictNote fields={conflicts.map((field) => fieldNames[field])} onTakeTheirs={form.takeTheirs} />
      <Segmented
        wide
        label="How the time is found"
        value={draft.how}
        onChange={(how) => put({ how })}
        segments={[
          { value: "times", label: "Your times" },
          { value: "free", label: "Free hours" },
        ]}
      />
      {free ? (
        <DaysField draft={draft} error={firstOf(wrong, "window")} onChange={put} />
      ) : (
        <TimesField
          times={draft.times}
          error={firstOf(wrong, "times")}
          onChange={(times) => put({ times })}
        />
      )}
      <SessionsField
        sessions={draft.sessions}
        teammates={interviewers}
        needed={free}
        wrong={wrong}
        onChange={(sessions) => put({ sessions })}
      />
      <Field
        label="Location"
        hint="An address or a phone number. A video link is enough too."
        optional={draft.videoLink !== ""}
        error={wrong.place ?? null}
      >
        <TextInput
          maxLength={500}
          value={draft.place}
          onChange={({ target }) => put({ place: target.value })}
        />
      </Field>
      <Field
        label="Video link"
        hint="Goes into everyone’s calendar"
        optional={draft.place !== ""}
        error={wrong.videoLink && "Enter a link, such as https://meet.acme.com/ada"}
      >
        <TextInput
          inputMode="url"
          maxLength={500}
          value={draft.videoLink}
          onChange={({ target }) => put({ videoLink: target.value })}
        />
      </Field>
      {mayMessage && (
        <Field label="Note" hint="The candidate can see it" optional error={wrong.note ?? null}>
          <TextArea
            rows={3}
            maxLength={2000}
            value={draft.note}
            onChange={({ target }) => put({ note: target.value })}
          />
        </Field>
      )}
      {sentence && Object.keys(wrong).length === 0 && <FormError title={sentence} />}
      <div className={styles.acts}>
        <Button tone="fill" type="submit" busy={busy}>
          {sendLabel(draft, before)}
        </Button>
        {onClose && (
          <Button
            onClick={() => {
              form.giveUp();
              onClose();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

function sendLabel(draft: InterviewDraft, before: Interview | null) {
  const stands = before?.state === "confirmed" || before?.state === "proposed";
  const same = stands && isSamePlan(proposalOf(draft), proposalOf(draftOf(before)));
  if (same) return before.state === "confirmed" ? "Save and keep the time" : "Save and keep the times";
  if (draft.how === "free") return "Offer free times";
  return before ? "Propose these times instead" : "Propose times";
}

const fieldNames: Record<keyof InterviewDraft, string> = {
  how: "how the time is found",
  times: "the times",
  from: "the first day",
  to: "the last day",
  sessions: "the sessions",
  place: "the location",
  videoLink: "the video link",
  note: "the note",
};

interface DaysFieldProps {
  draft: InterviewDraft;
  error: string | null;
  onChange: (change: Partial<InterviewDraft>) => void;
}
function DaysField({ draft: { from, to }, error, onChange }: DaysFieldProps) {
  return (
    <FieldGroup
      legend="Days"
      hint="The candidate picks from the working hours in which everyone is free."
      error={error}
    >
      <div className={styles.days}>
        <Field label="First day">
          <DateField
            kind="date"
            required
            value={from}
            onChange={({ target }) => onChange({ from: target.value, ...(!to && { to: target.value }) })}
          />
        </Field>
        <Field label="Last day">
          <DateField
            kind="date"
            required
            min={from}
            value={to}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </Field>
      </div>
    </FieldGroup>
  );
}
