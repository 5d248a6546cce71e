import { Link } from "#ui/controls/buttons/link.tsx";
import { ChoiceForm } from "./choice-form.tsx";
import { useChoice } from "./use-choice.ts";
import styles from "./consent-bar.module.css";

export const choicesPath = "/privacy-choices";

/** Asks once whether visits may be counted. Until it is answered nothing is, and no cookie is set for it. */
export function ConsentBar() {
  const { choice } = useChoice();
  if (choice !== null) return null;
  return (
    <section className={styles.bar} aria-label="Counting visits">
      <p>
        May we count your visit? We’d note which site led you here and the pages you start from, under a
        random number. No ads, and nothing is sold. <Link href={choicesPath}>More about it</Link>
      </p>
      <ChoiceForm size="sm" />
    </section>
  );
}
