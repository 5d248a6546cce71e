import { PenLine } from "lucide-react";
import { useState } from "react";
import type { WrittenJob } from "#contract/job-writing.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { fieldsOf, type JobDraft } from "../job-draft.ts";
import { DraftSections } from "./draft-sections.tsx";
import { chosenHtml, everySentence } from "./chosen-html.ts";
import type { Filling } from "./use-filling.ts";
import styles from "./writing.module.css";

interface WriteDraftProps {
  draft: JobDraft;
  onAccept: Filling["accept"];
}

/** Writes a first draft of the description and shows where each sentence comes from; nothing changes until it is accepted. */
export function WriteDraft({ draft, onAccept }: WriteDraftProps) {
  const [open, setOpen] = useState(false);
  const [written, setWritten] = useState<WrittenJob | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const writing = useChange<void, WrittenJob>({
    call: () => api.jobWriting.generate({ body: factsOf(draft) }),
    done: (answer) => {
      setWritten(answer);
      setLeft(new Set());
    },
    refusal: null,
  });
  function show(next: boolean) {
    setOpen(next);
    if (!next) return;
    setWritten(null);
    if (draft.jobTitle.trim()) writing.mutate();
  }
  function accept() {
    onAccept({ jobDescription: chosenHtml(written!, left) }, "Draft filled in");
    setOpen(false);
  }
  const none = written !== null && everySentence(written).every(({ key }) => left.has(key));
  return (
    <Dialog
      size="lg"
      title="First draft"
      description="Written from what people with this title do and from your company profile. Clear the check mark of what isn’t true of this job."
      open={open}
      onOpenChange={show}
      trigger={<Button icon={PenLine}>Write a first draft</Button>}
      footer={
        written && (
          <Button tone="fill" disabled={none} onClick={accept}>
            {draft.jobDescription ? "Replace the description" : "Use this draft"}
          </Button>
        )
      }
    >
      {!draft.jobTitle.trim() && (
        <p className={styles.quiet}>Enter a title first. The draft is written from it.</p>
      )}
      {writing.isPending && (
        <Progress label="Writing the draft" value={0} note="Usually a few seconds, at most half a minute" />
      )}
      {writing.error && <FormError title={sentenceOf(writing.error)} />}
      {writing.error && <Button onClick={() => writing.mutate()}>Try again</Button>}
      {written && <DraftSections written={written} left={left} onLeft={setLeft} />}
    </Dialog>
  );
}

function factsOf(draft: JobDraft) {
  const { jobTitle, locations, remote, workplaceType, employmentType, salary } = fieldsOf(draft);
  return { jobTitle, locations, remote, workplaceType, employmentType, salary };
}
