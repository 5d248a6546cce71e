import styles from "./spinner.module.css";

/** A turning ring for work that takes a moment. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.25" className={styles.track} />
      <path d="M14.25 8A6.25 6.25 0 0 0 8 1.75" className={styles.arc} />
    </svg>
  );
}
