import { Button } from "#ui/controls/buttons/button.tsx";
import styles from "./assistant.module.css";

interface OfferedQuestionsProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions that are asked with one press. */
export function OfferedQuestions({ questions, onAsk }: OfferedQuestionsProps) {
  return (
    <div className={styles.suggestions}>
      {questions.map((question) => (
        <Button key={question} size="sm" onClick={() => onAsk(question)}>
          {question}
        </Button>
      ))}
    </div>
  );
}
