import { useEffect, useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { forgetIfSame, keepOnDevice, keptOnDevice } from "#web/api/device-drafts.ts";
import { useChange } from "#web/api/use-change.ts";
import { quotedLine } from "#web/shared/matching/quoted-line.ts";
import { useMe } from "#web/shared/session/session.ts";
import { draftSaver } from "../shared/draft-saver.ts";
import styles from "./preparation.module.css";

const quietMs = 800;

interface PracticeNotesProps {
  applicationId: string;
  questions: readonly { question: string; note: string; line?: string | null }[];
}
/** Questions, each with a note that saves as it is typed. */
export function PracticeNotes({ applicationId, questions }: PracticeNotesProps) {
  return (
    <ol className={styles.questions}>
      {questions.map(({ question, note, line = null }) => (
        <li key={question}>
          <PracticeNote applicationId={applicationId} question={question} kept={note} line={line} />
        </li>
      ))}
    </ol>
  );
}

interface PracticeNoteProps {
  applicationId: string;
  question: string;
  kept: string;
  /** A line of the person's profile or resume to answer with. */
  line: string | null;
}

function PracticeNote({ applicationId, question, kept, line }: PracticeNoteProps) {
  const place = { userId: useMe().id, name: `practice:${applicationId}:${question}` };
  const [unsent] = useState(() => keptOnDevice<string>(place));
  const [note, setNote] = useState(unsent ?? kept);
  const save = useChange({
    call: (text: string) =>
      api.interviews.keepNote({ params: { id: applicationId }, body: { question, note: text } }),
    done: (_, text) => forgetIfSame(place, text),
    refusal: null,
    line: `note-${applicationId}-${question}`,
    stale: [["preparation", applicationId]],
  });
  const { mutate } = save;
  const [saver] = useState(() => draftSaver<string>((text) => mutate(text), quietMs));
  useEffect(() => {
    if (unsent !== null) saver.typed(unsent);
    return () => saver.leave();
  }, [saver, unsent]);
  return (
    <div className={styles.question}>
      <Field
        label={question}
        optional
        error={save.error && `${sentenceOf(save.error)} Your words are still here.`}
        aside={save.data && !save.isPending && !save.error && save.variables === note && "Saved"}
      >
        {line && <p className={styles.said}>You: {quotedLine(line)}</p>}
        <TextArea
          rows={3}
          maxLength={5000}
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
            keepOnDevice(place, target.value);
            saver.typed(target.value);
          }}
          onBlur={() => saver.leave()}
        />
      </Field>
      {save.error && (
        <Button size="sm" onClick={() => mutate(note)}>
          Try again
        </Button>
      )}
    </div>
  );
}
