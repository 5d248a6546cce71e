import type { Fit } from "#contract/matching.ts";
import styles from "./how-scored.module.css";

/** Folded away: the number, what it was made of, what was left out, and which model made it. */
export function HowScored({ fit: { score, inputs, modelVersion } }: { fit: Fit }) {
  return (
    <details className={styles.how}>
      <summary>How this was scored</summary>
      <dl>
        <dt>Score</dt>
        <dd>{score} of 100</dd>
        <dt>Looked at</dt>
        {inputs?.map((input) => <dd key={input}>{input}</dd>) ?? <dd>An older model, which does not say</dd>}
        <dt>Left out</dt>
        <dd>Name, picture, gender, age, origin and the name of a school</dd>
        <dt>Model</dt>
        <dd className={styles.model}>{modelVersion}</dd>
      </dl>
    </details>
  );
}
