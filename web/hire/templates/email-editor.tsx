import { RotateCcw } from "lucide-react";
import { useState } from "react";
import type { EmailTemplate, EmailWords } from "#contract/template-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { useCan } from "../shared/team/rights.ts";
import { EditorPane } from "./editor-pane.tsx";
import { EmailFields } from "./email-fields.tsx";
import { eventWords } from "./event-words.data.ts";
import { useSaveEmail } from "./use-templates.ts";
import { WordsPreview } from "./words-preview.tsx";

/** An email to candidates, in the company's words or the standard ones. */
export function EmailEditor({ template }: { template: EmailTemplate }) {
  const { event, email, standard } = template;
  const asStandard: EmailWords = { ...standard, signatureId: null };
  const start = email ?? asStandard;
  const [draft, setDraft] = useState(start);
  const { save, busy, sentence, fields } = useSaveEmail();
  const dirty = JSON.stringify(draft) !== JSON.stringify(start);
  const may = useCan()("company");
  async function restore() {
    if (await save({ event, email: null })) setDraft(asStandard);
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
      <EmailFields value={draft} onChange={setDraft} errors={fields} disabled={!may} />
    </EditorPane>
  );
}
