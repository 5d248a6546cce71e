import type { ReactNode } from "react";
import styles from "./entries-view.module.css";

interface EntryView {
  title: string;
  text: string;
  when: string;
  body?: string;
  picture?: string | null;
}
interface EntriesProps {
  entries: EntryView[];
  /** What stands there without any. */
  none?: ReactNode;
}
/** Jobs, schools or projects of a profile, to be read. */
export function Entries({ entries, none = null }: EntriesProps) {
  if (entries.length === 0) return none;
  return (
    <ol className={styles.entries}>
      {entries.map(({ title, text, when, body, picture }, at) => (
        <li key={at} className={styles.entry}>
          {picture && <img src={picture} alt="" loading="lazy" />}
          <div>
            <p className={styles.line}>
              <b>{title}</b>
              <small>{when}</small>
            </p>
            {text && <p className={styles.quiet}>{text}</p>}
            {body && <p className={styles.text}>{body}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
