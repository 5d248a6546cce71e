import { PenLine } from "lucide-react";
import { useState } from "react";
import type { WrittenJob } from "#contract/job-writing.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { chosenHtml, everySentence } from "./chosen-html.ts";
import { DraftSections } from "./draft-sections.tsx";
import styles from "./draft.module.css";

interface DraftDialogProps {
  /** The draft is written from it. */
  jobTitle: string;
  /** Whether a description stands already. */
  written: boolean;
  write: () => Promise<WrittenJob>;
  onUse: (html: string) => void;
}

/** Writes a first draft of a description and shows where each sentence comes from; nothing changes until it is accepted. */
export function DraftDialog({ jobTitle, written, write, onUse }: DraftDialogProps) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<WrittenJob | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const writing = useChange<void, WrittenJob>({
    call: write,
    done: (answer) => {
      setDraft(answer);
      setLeft(new Set());
    },
    refusal: null,
  });
  const titled = jobTitle.trim() !== "";
  function show(next: boolean) {
    setOpen(next);
    if (!next) return;
    setDraft(null);
    if (titled) writing.mutate();
  }
  function accept() {
    onUse(chosenHtml(draft!, left));
    setOpen(false);
  }
  const none = draft !== null && everySentence(draft).every(({ key }) => left.has(key));
  return (
    <Dialog
      size="lg"
      title="First draft"
      description="Written from what people with this title do and from what is known of the company. Clear the check mark of what isn’t true of this job."
      open={open}
      onOpenChange={show}
      trigger={<Button icon={PenLine}>Write a first draft</Button>}
      footer={
        draft && (
          <Button tone="fill" disabled={none} onClick={accept}>
            {written ? "Replace the description" : "Use this draft"}
          </Button>
        )
      }
    >
      {!titled && <p className={styles.quiet}>Enter a title first. The draft is written from it.</p>}
      {writing.isPending && (
        <Progress label="Writing the draft" value={0} note="Usually a few seconds, at most half a minute" />
      )}
      {writing.error && <FormError title={sentenceOf(writing.error)} />}
      {writing.error && <Button onClick={() => writing.mutate()}>Try again</Button>}
      {draft && <DraftSections written={draft} left={left} onLeft={setLeft} />}
    </Dialog>
  );
}
