import { Link } from "#ui/controls/buttons/link.tsx";
import { legalAddress } from "./legal-links.ts";
import styles from "./legal-note.module.css";

/** What someone agrees to who makes an account, in a tab of its own so that nothing typed is lost. */
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
