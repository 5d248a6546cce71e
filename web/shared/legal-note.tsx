import { Link } from "#ui/controls/buttons/link.tsx";
import { legalAddress } from "./legal-links.ts";
import styles from "./legal-note.module.css";

/** What people agree to by creating an account; links open in a new tab so that nothing typed is lost. */
export function LegalNote() {
  return (
    <p className={styles.note}>
      By creating an account you agree to the{" "}
      <Link href={legalAddress("terms")} target="_blank">
        terms of use
      </Link>
      . The{" "}
      <Link href={legalAddress("privacy")} target="_blank">
        privacy policy
      </Link>{" "}
      says what we keep about you.
    </p>
  );
}
