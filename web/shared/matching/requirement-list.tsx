import type { ReactNode } from "react";
import type { Fit } from "#contract/fit-shapes.ts";
import { Mark } from "#ui/data/identity/mark.tsx";
import { quotedLine } from "./quoted-line.ts";
import styles from "./requirement-list.module.css";

type Judged = Fit["requirements"][number];
interface RequirementListProps {
  requirements: readonly Judged[];
  /** Numbers that stand again beside the lines of a resume. */
  numbers?: ReadonlyMap<string, { number: number }>;
  /** Whose line is quoted: "You" on the person's own screens. */
  quoteFrom?: string;
  /** What stands below one requirement: a question to ask, a link to add a line. */
  under?: (requirement: Judged) => ReactNode;
}

/** Each requirement with its verdict and the verbatim line that shows it. */
export function RequirementList({ requirements, numbers, quoteFrom, under }: RequirementListProps) {
  return (
    <ul className={styles.list}>
      {requirements.map((requirement) => (
        <li key={requirement.id}>
          <Mark fit={requirement.verdict} />
          <div>
            <h4>
              {requirement.text} {requirement.must && <em className={styles.must}>Required</em>}
            </h4>
            {requirement.evidence && (
              <blockquote>
                {numbers?.has(requirement.id) && (
                  <i className={styles.number} data-verdict={requirement.verdict}>
                    {numbers.get(requirement.id)?.number}
                  </i>
                )}
                {quoteFrom && `${quoteFrom}: `}
                {quotedLine(requirement.evidence.line)}
              </blockquote>
            )}
            {requirement.note && <p>{requirement.note}</p>}
            {under?.(requirement)}
          </div>
        </li>
      ))}
    </ul>
  );
}
