import type { Preparation } from "#contract/interview-preparation.ts";
import { noRequirements } from "#shared/matching/fit-summary.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { RequirementList } from "#web/shared/matching/requirement-list.tsx";
import styles from "./preparation.module.css";

type Requirement = Preparation["requirements"][number];
type Judged = Requirement & { verdict: NonNullable<Requirement["verdict"]> };

/** The requirements, each with the person’s matching line; without lines for people who opted out of scoring. */
export function Asked({ requirements }: { requirements: readonly Requirement[] }) {
  if (requirements.length === 0) return <p>{noRequirements}</p>;
  const judged = requirements.filter((each): each is Judged => each.verdict !== null);
  if (judged.length) return <RequirementList requirements={judged} quoteFrom="You" />;
  return (
    <>
      <ul className={styles.plain}>
        {requirements.map(({ id, text, must }) => (
          <li key={id}>
            {text}
            {must && <em> Required</em>}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        Automated scoring is off, so we don’t compare these with your profile.{" "}
        <Link href="/preferences#scoring">Turn automated scoring on</Link>
      </p>
    </>
  );
}
