import { Button } from "#ui/controls/buttons/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import styles from "./assistant.module.css";

interface OfferedQuestionsProps {
  title: string;
  /** What the answers are made of. */
  text: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions that are asked with one press. */
export function OfferedQuestions({ title, text, questions, onAsk }: OfferedQuestionsProps) {
  return (
    <Section title={title} description={text}>
      <div className={styles.suggestions}>
        {questions.map((question) => (
          <Button key={question} size="sm" onClick={() => onAsk(question)}>
            {question}
          </Button>
        ))}
      </div>
    </Section>
  );
}
