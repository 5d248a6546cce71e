import type { ComponentProps, ReactNode } from "react";
import styles from "./account.module.css";

type AccountProps = ComponentProps<"button"> & {
  /** An Avatar. */
  avatar: ReactNode;
  name: string;
  note?: string;
};

/** The person at the bottom of the sidebar; the trigger of a Menu. */
export function Account({ avatar, name, note, ...props }: AccountProps) {
  return (
    <button type="button" {...props} className={styles.account}>
      {avatar}
      <span className={styles.words}>
        <b title={name}>{name}</b>
        {note && <small title={note}>{note}</small>}
      </span>
    </button>
  );
}
