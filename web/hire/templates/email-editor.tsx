import { RotateCcw } from "lucide-react";
import type { EmailTemplate, EmailWords } from "#contract/template-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { same } from "#web/shared/editor/changes.ts";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { useDraft } from "#web/shared/editor/use-draft.ts";
import { useMay } from "../shared/team/rights.ts";
import { EditorPane } from "./editor-pane.tsx";
import { EmailFields } from "./email-fields.tsx";
import { eventWords } from "./event-words.data.ts";
import { useSaveEmail } from "./use-templates.ts";
import { WordsPreview } from "./words-preview.tsx";

const fieldNames = { subject: "the subject", message: "the text", signatureId: "the signature" };

/** An email to candidates, in the company's words or the standard ones. */
export function EmailEditor({ template }: { template: EmailTemplate }) {
  const { event, email, standard } = template;
  const asStandard: EmailWords = { ...standard, signatureId: null };
  const { draft, saved, conflicts, set, takeTheirs } = useDraft(template, (now) => now?.email ?? asStandard);
  const { save, busy, sentence, fields } = useSaveEmail(draft);
  const dirty = !same(draft, saved);
  const may = useMay()("company");
  async function restore() {
    if (await save({ event, email: null })) set(asStandard);
  }
  return (
    <EditorPane
      tab="emails"
      title={eventWords[event].label}
      description={eventWords[event].when}
      actions={
        may && (
          <>
            {email && (
              <IconButton icon={RotateCcw} label="Use standard email" onClick={() => void restore()} />
            )}
            <Button
              tone="fill"
              busy={busy}
              disabled={!dirty}
              onClick={() => void save({ event, email: draft })}
            >
              Save
            </Button>
          </>
        )
      }
      problem={sentence}
      dirty={may && dirty}
      preview={<WordsPreview place="email" {...draft} />}
    >
      <ConflictNote fields={conflicts.map((name) => fieldNames[name])} onTakeTheirs={takeTheirs} />
      <EmailFields value={draft} onChange={set} errors={fields} disabled={!may} />
    </EditorPane>
  );
}
