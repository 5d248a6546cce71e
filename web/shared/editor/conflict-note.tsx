import { useEffect, useRef } from "react";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import styles from "./conflict-note.module.css";

interface ConflictNoteProps {
  /** What was changed here and by someone else, as the form calls it. */
  fields: readonly string[];
  onTakeTheirs: () => void;
  /** Where nothing is saved before the person has chosen. */
  onKeepMine?: () => void;
  /** Who it was, where that is known. */
  by?: string | null;
  /** Only the person themselves edits it, on another device. */
  own?: boolean;
  /** Where they did, other than on another device. */
  where?: string;
  /** What a short field says in the other version. */
  says?: string | null;
}

/** Says that someone else has saved the same fields meanwhile, and lets the person choose. */
export function ConflictNote(props: ConflictNoteProps) {
  return props.fields.length > 0 && <Note {...props} />;
}

function Note({ fields, onTakeTheirs, onKeepMine, by, own, where, says }: ConflictNoteProps) {
  const words = useRef<HTMLParagraphElement>(null);
  // Nothing goes on before it is read, also where the form is scrolled past it.
  useEffect(() => words.current?.parentElement?.scrollIntoView?.({ block: "nearest" }), []);
  const changed = sentenceList(fields) + (says ? ` to “${says}”` : "");
  return (
    <Callout tone="info" as="div" role="status" className={styles.note}>
      <p ref={words}>
        {own
          ? `You changed ${changed} ${where ?? "on another device"}. `
          : `${by ?? "A teammate or another tab"} changed ${changed} while you were editing. `}
        {onKeepMine ? "Choose which to go on with." : "Saving replaces that version with this one."}
      </p>
      <Button size="sm" onClick={onTakeTheirs}>
        {own || !by ? "Use the other version" : "Use theirs"}
      </Button>
      {onKeepMine && (
        <Button size="sm" onClick={onKeepMine}>
          Keep mine
        </Button>
      )}
    </Callout>
  );
}
