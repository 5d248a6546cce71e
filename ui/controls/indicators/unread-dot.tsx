import styles from "./unread-dot.module.css";

/** Marks the corner of a button while something behind it waits; the button's name says how much. */
export function UnreadDot() {
  return <span className={styles.dot} />;
}
