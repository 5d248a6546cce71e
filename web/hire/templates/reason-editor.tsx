import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import type { EmailWords, RejectReason, WrittenReason } from "#contract/template-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { emailTemplates } from "#web/shared/templates/template-queries.ts";
import { useMay } from "../shared/team/rights.ts";
import { DeleteButton } from "./delete-button.tsx";
import { EditorPane } from "./editor-pane.tsx";
import { EmailFields } from "./email-fields.tsx";
import { type Reasons, useMoveOn, useSaveReasons } from "./use-templates.ts";
import { WordsPreview } from "./words-preview.tsx";

interface ReasonEditorProps {
  all: Reasons;
  /** Which of them; none for a new one. */
  at: number | null;
}
const noReason: RejectReason = { reason: "", email: null };

/** Rejections that wait go on with the email of their reason, whatever it is called by then. */
function renamed(draft: RejectReason, was: string): WrittenReason {
  return draft.reason === was ? draft : { ...draft, was };
}

/** Why the team passes on people, and what they are told then. */
export function ReasonEditor({ all: { version, reasons }, at }: ReasonEditorProps) {
  const start = at === null ? noReason : reasons[at]!;
  const [draft, setDraft] = useState(start);
  const usual = useUsualEmail();
  const { go, free } = useMoveOn();
  const may = useMay()("company");
  const { save, busy, sentence, fields } = useSaveReasons(draft, (saved) => {
    if (saved.reasons.length < reasons.length) go("reasons");
    else if (at === null) go("reasons", String(saved.reasons.length - 1));
  });
  const dirty = JSON.stringify(draft) !== JSON.stringify(start);
  const changed: WrittenReason[] =
    at === null ? [...reasons, draft] : reasons.with(at, renamed(draft, start.reason));
  /** People choose from the list in this order. */
  async function moveTo(to: number) {
    const others = reasons.filter((_, place) => place !== at);
    if (await save({ version, reasons: others.toSpliced(to, 0, start) })) go("reasons", String(to));
  }
  return (
    <EditorPane
      tab="reasons"
      title={start.reason || "New reason"}
      actions={
        may && (
          <>
            {at !== null && (
              <>
                <MoveButtons last={reasons.length - 1} at={at} disabled={dirty || busy} onMove={moveTo} />
                <DeleteButton
                  name={start.reason}
                  description="People you rejected for this reason keep it."
                  busy={busy}
                  onDelete={() => void save({ version, reasons: reasons.toSpliced(at, 1) })}
                />
              </>
            )}
            <Button
              tone="fill"
              busy={busy}
              disabled={!dirty}
              onClick={() => void save({ version, reasons: changed })}
            >
              Save
            </Button>
          </>
        )
      }
      problem={sentence}
      dirty={may && dirty}
      free={free}
      preview={usual && <WordsPreview place="email" {...(draft.email ?? usual)} />}
    >
      <Field label="Reason" hint="Only your team sees it." error={fields.reason ?? null} disabled={!may}>
        <TextInput
          value={draft.reason}
          maxLength={100}
          onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
        />
      </Field>
      <Checkbox
        label="Send an email of its own"
        hint="Otherwise candidates get your usual rejection email"
        checked={draft.email !== null}
        disabled={!may || !usual}
        onChange={(on) => setDraft({ ...draft, email: on ? (start.email ?? usual) : null })}
      />
      {draft.email && (
        <EmailFields
          value={draft.email}
          onChange={(email) => setDraft({ ...draft, email })}
          errors={fields}
          disabled={!may}
        />
      )}
    </EditorPane>
  );
}

interface MoveButtonsProps {
  at: number;
  last: number;
  disabled: boolean;
  onMove: (to: number) => void;
}
function MoveButtons({ at, last, disabled, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        icon={ArrowUp}
        label="Move up"
        disabled={disabled || at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label="Move down"
        disabled={disabled || at === last}
        onClick={() => onMove(at + 1)}
      />
    </>
  );
}

/** What everyone else is told. */
function useUsualEmail(): EmailWords | null {
  const { data: emails } = useQuery(emailTemplates);
  const usual = emails?.find(({ event }) => event === "application.passed");
  return usual ? (usual.email ?? { ...usual.standard, signatureId: null }) : null;
}
