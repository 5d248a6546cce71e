import styles from "./profile-page.module.css";

/** What a part of the profile says while it is empty. */
export function Nothing({ of }: { of: string }) {
  return <p className={styles.quiet}>{of}</p>;
}
