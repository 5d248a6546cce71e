import { FileText } from "lucide-react";
import type { Found } from "#contract/assistant-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import styles from "./resume-lines.module.css";

interface ResumeLinesProps {
  /** Asks for what the person's own resumes say. */
  find: () => Promise<Found>;
  /** What the question is called to those who hear it. */
  question: string;
  onUse: (line: string) => void;
}

/** Lines of the person's own resumes that are about a question, word for word, to begin an answer with. */
export function ResumeLines({ find, question, onUse }: ResumeLinesProps) {
  const lines = useChange({ call: find, refusal: null });
  return (
    <div className={styles.lines}>
      <Button
        size="sm"
        icon={FileText}
        busy={lines.isPending}
        aria-label={`Find lines in your resume about: ${question}`}
        onClick={() => lines.mutate()}
      >
        Find lines in your resume
      </Button>
      <div aria-live="polite">
        {lines.error && <FormError title={sentenceOf(lines.error)} />}
        {lines.data?.quotes.length === 0 && <p>None of your resumes mention this.</p>}
        <ul>
          {lines.data?.quotes.map(({ text, documentId, title }) => (
            <li key={documentId + text}>
              <blockquote>“{text}”</blockquote>
              <small>{title}</small>
              <Button size="sm" onClick={() => onUse(text)}>
                Add to your answer
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** An answer with a line at its end. */
export function withLine(answer: string, line: string): string {
  return answer.trim() ? `${answer.trimEnd()}\n${line}` : line;
}
