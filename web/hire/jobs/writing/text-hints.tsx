import { useEffect, useState } from "react";
import type { EditedText, TextEdit } from "#contract/job-writing.ts";
import { type TextHint, hintsFor } from "#shared/jobs/text-hints.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { textOf } from "#shared/words/text-of.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FieldGroup } from "#ui/controls/fields/field.tsx";
import { Row } from "#ui/layout/row.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useArriving } from "#web/api/use-arriving.ts";
import { ArrivalStatus } from "#web/shared/job-writing/arrival-status.tsx";
import { salaryOf } from "#web/shared/jobs/pay.ts";
import type { JobDraft } from "../job-draft.ts";
import type { Filling } from "./use-filling.ts";
import styles from "./writing.module.css";
import { NeedsPlan } from "#web/hire/shared/plan/needs-plan.tsx";

const pauseMs = 500;
const mostShown = 6;
const edits: Record<TextEdit, string> = {
  inclusive: "Use inclusive words",
  shorter: "Shorten",
  lists: "Turn into lists",
};

interface TextHintsProps {
  draft: JobDraft;
  onAccept: Filling["accept"];
}

/** What could be better in the description, beside it while it is written, and changes of its form. */
export function TextHints({ draft, onAccept }: TextHintsProps) {
  const { jobDescription } = draft;
  const hints = useHints(jobDescription, salaryOf(draft) !== null);
  const [chosen, setChosen] = useState<TextEdit>("inclusive");
  const editing = useArriving<EditedText, TextEdit>({
    call: (name, hearing) => api.jobWriting.generateEdit({ body: { jobDescription, edit: name } }, hearing),
    ended: (edited, whole) => {
      if (edited.changes?.length)
        onAccept({ jobDescription: edited.jobDescription }, edited.changes.join(" "));
      else if (whole) showToast({ text: "There is nothing to change", tone: "success" });
    },
  });
  function edit(name: TextEdit) {
    setChosen(name);
    editing.start(name);
  }
  if (textOf(jobDescription) === "") return null;
  return (
    <FieldGroup
      legend="Hints"
      hint={hints.length ? counted(hints.length, "hint") : "No hints. This reads well."}
    >
      {hints.length > 0 && (
        <ul className={styles.hints} aria-label="Hints">
          {hints.slice(0, mostShown).map((hint) => (
            <li key={hint.sentence}>
              <HintWords hint={hint} />
            </li>
          ))}
        </ul>
      )}
      <Row gap={2} wrap>
        {(Object.keys(edits) as TextEdit[]).map((name) => (
          <NeedsPlan key={name} for="jobs">
            <Button size="sm" busy={editing.pending && chosen === name} onClick={() => edit(name)}>
              {edits[name]}
            </Button>
          </NeedsPlan>
        ))}
      </Row>
      <ArrivalStatus arriving={editing} label={edits[chosen]} again={() => edit(chosen)} />
    </FieldGroup>
  );
}

function HintWords({ hint: { kind, sentence, found, instead } }: { hint: TextHint }) {
  return (
    <span className={styles.hintWords}>
      {sentence} {instead && `Better: “${instead}”.`}
      {kind === "readability" && <q>{found}</q>}
    </span>
  );
}

/** The hints once the writing pauses. */
function useHints(description: string, paid: boolean) {
  const [settled, setSettled] = useState(description);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(description), pauseMs);
    return () => clearTimeout(timer);
  }, [description]);
  return hintsFor(settled, { paid });
}
