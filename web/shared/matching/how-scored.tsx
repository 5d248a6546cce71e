import type { Fit } from "#contract/fit-shapes.ts";
import styles from "./how-scored.module.css";

/** Folded away: the number, what it was made of, what was left out, and which model made it. */
export function HowScored({ fit: { score, inputs, modelVersion } }: { fit: Fit }) {
  return (
    <details className={styles.how}>
      <summary>How this was scored</summary>
      <dl>
        <dt>Score</dt>
        <dd>{score === null ? "None, the posting says too little" : `${score} of 100`}</dd>
        <dt>What we looked at</dt>
        {inputs?.map((input) => <dd key={input}>{input}</dd>) ?? <dd>Older model, no record of this</dd>}
        <dt>What we left out</dt>
        <dd>Name, photo, gender, age, origin and school names</dd>
        <dt>Model</dt>
        <dd className={styles.model}>{modelVersion}</dd>
      </dl>
    </details>
  );
}
