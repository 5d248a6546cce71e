import type { Job } from "#contract/job-shapes.ts";
import { FieldGroup } from "#ui/controls/fields/field.tsx";
import styles from "./requirements.module.css";

/** What applicants are compared with, for those who may not edit the job. */
export function SavedRequirements({ requirements }: Pick<Job, "requirements">) {
  return (
    <FieldGroup legend="Requirements" hint="We compare applicants with these.">
      {requirements.length > 0 ? (
        <ul className={styles.list} aria-label="Requirements">
          {requirements.map(({ text, must }) => (
            <li key={text} className={styles.row}>
              <div className={styles.words}>
                <p>{text}</p>
                <p className={styles.understood}>{must ? "Required" : "Nice to have"}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>This job lists no requirements.</p>
      )}
    </FieldGroup>
  );
}
