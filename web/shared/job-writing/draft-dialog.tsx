import { PenLine } from "lucide-react";
import { useState } from "react";
import type { Hearing } from "#contract/endpoint.ts";
import type { WrittenJob } from "#contract/job-writing.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { useArriving } from "#web/api/use-arriving.ts";
import { ArrivalStatus } from "./arrival-status.tsx";
import { chosenHtml, everySentence } from "./chosen-html.ts";
import { DraftSections } from "./draft-sections.tsx";
import styles from "./draft.module.css";

interface DraftDialogProps {
  /** The draft is written from it. */
  jobTitle: string;
  /** Whether a description stands already. */
  written: boolean;
  write: (hearing: Hearing<WrittenJob>) => Promise<WrittenJob>;
  onUse: (html: string) => void;
}

const empty: WrittenJob = {
  occupation: null,
  sections: [],
  sources: [],
  jobDescription: "",
  missing: [],
  writtenBy: "sources",
};

/** Writes a first draft of a description and shows where each sentence comes from as it comes; nothing changes until it is accepted. */
export function DraftDialog({ jobTitle, written, write, onUse }: DraftDialogProps) {
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const writing = useArriving<WrittenJob>({ call: (_, hearing) => write(hearing) });
  const titled = jobTitle.trim() !== "";
  const draft = { ...empty, ...writing.soFar };
  const sentences = everySentence(draft);
  function begin() {
    setLeft(new Set());
    writing.start();
  }
  function show(next: boolean) {
    setOpen(next);
    if (next && titled) begin();
    else if (writing.pending) writing.stop();
  }
  function accept() {
    onUse(chosenHtml(draft, left));
    setOpen(false);
  }
  const none = sentences.every(({ key }) => left.has(key));
  return (
    <Dialog
      size="lg"
      title="First draft"
      description="Written from what people with this title do and from what is known of the company. Clear the check mark of what isn’t true of this job."
      open={open}
      onOpenChange={show}
      trigger={<Button icon={PenLine}>Write a first draft</Button>}
      footer={
        sentences.length > 0 &&
        !writing.pending && (
          <Button tone="fill" disabled={none} onClick={accept}>
            {written ? "Replace the description" : "Use this draft"}
          </Button>
        )
      }
    >
      {!titled && <p className={styles.quiet}>Enter a title first. The draft is written from it.</p>}
      <ArrivalStatus arriving={writing} label="Writing the draft" again={begin} />
      {sentences.length > 0 && (
        <DraftSections written={draft} left={left} onLeft={setLeft} arriving={writing.pending} />
      )}
    </Dialog>
  );
}
