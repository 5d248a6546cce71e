import { useEffect, useState } from "react";
import { type TextHint, hintsFor } from "#shared/jobs/text-hints.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { textOf } from "#shared/words/text-of.ts";
import { FieldGroup } from "#ui/controls/fields/field.tsx";
import { salaryOf } from "#web/shared/jobs/pay.ts";
import type { JobDraft } from "../job-draft.ts";
import { TextEnhancer } from "./text-enhancer.tsx";
import type { Filling } from "./use-filling.ts";
import styles from "./writing.module.css";

const pauseMs = 500;
const mostShown = 6;

interface TextHintsProps {
  draft: JobDraft;
  onAccept: Filling["accept"];
}

/** What could be better in the description, beside it while it is written, and changes of its form. */
export function TextHints({ draft, onAccept }: TextHintsProps) {
  const { jobDescription } = draft;
  const hints = useHints(jobDescription, salaryOf(draft) !== null);
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
      <TextEnhancer jobDescription={jobDescription} onAccept={onAccept} />
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
