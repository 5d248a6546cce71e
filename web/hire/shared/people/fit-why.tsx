import type { Fit } from "#contract/fit-shapes.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { FitMarks } from "#ui/data/status/fit-marks.tsx";
import { HowScored } from "#web/shared/matching/how-scored.tsx";
import { RequirementList } from "#web/shared/matching/requirement-list.tsx";
import styles from "./people.module.css";

/** How well someone fits a job, and on request the line that shows each requirement. */
export function FitWhy({ fit }: { fit: Fit }) {
  const { requirements, hard } = fit;
  const met = requirements.filter(({ verdict }) => verdict === "met").length;
  const conflicts = Object.values(hard).filter(({ verdict }) => verdict === "conflict");
  if (requirements.length === 0 && conflicts.length === 0) return null;
  return (
    <details className={styles.why}>
      <summary>
        <FitMarks fits={requirements.map(({ verdict }) => verdict)} size="sm" />
        {met} of {counted(requirements.length, "requirement")} met
        {conflicts.length > 0 && `, ${counted(conflicts.length, "conflict")}`}
      </summary>
      {conflicts.map(({ sentence }) => (
        <p key={sentence} className={styles.quiet}>
          {sentence}
        </p>
      ))}
      <RequirementList requirements={requirements} />
      <HowScored fit={fit} />
    </details>
  );
}
