import type { Fit } from "#contract/fit-shapes.ts";
import { useRef } from "react";
import { counted } from "#shared/words/sentence-list.ts";
import { FitMarks } from "#ui/data/status/fit-marks.tsx";
import { api } from "#web/api/client.ts";
import { HowScored } from "#web/shared/matching/how-scored.tsx";
import { RequirementList } from "#web/shared/matching/requirement-list.tsx";
import styles from "./people.module.css";

const conflictsOf = ({ hard }: Fit) => Object.values(hard).filter(({ verdict }) => verdict === "conflict");

/** How well someone fits a job in one line: the same words wherever people are listed. */
export function FitLine({ fit }: { fit: Fit }) {
  const { requirements } = fit;
  const conflicts = conflictsOf(fit);
  const met = requirements.filter(({ verdict }) => verdict === "met").length;
  return (
    <span className={styles.fit}>
      <FitMarks fits={requirements.map(({ verdict }) => verdict)} size="sm" />
      {[
        requirements.length > 0 && `${met} of ${counted(requirements.length, "requirement")} met`,
        conflicts.length > 0 && counted(conflicts.length, "conflict"),
      ]
        .filter(Boolean)
        .join(", ")}
    </span>
  );
}

/** Whether there is anything to say about the fit. */
export function saysFit(fit: Fit | null): fit is Fit {
  return fit !== null && (fit.requirements.length > 0 || conflictsOf(fit).length > 0);
}

interface FitWhyProps {
  fit: Fit;
  /** The job seeker on a list whose profile it quotes: they read which companies opened it. */
  candidateId?: string | undefined;
}
/** The line, and on request what shows each requirement and how the score was made. */
export function FitWhy({ fit, candidateId }: FitWhyProps) {
  const told = useRef(false);
  if (!saysFit(fit)) return null;
  const tell = (open: boolean) => {
    if (!open || !candidateId || told.current) return;
    told.current = true;
    api.networks.openProfile({ body: { candidateId } }).catch(() => {});
  };
  return (
    <details className={styles.why} onToggle={({ currentTarget }) => tell(currentTarget.open)}>
      <summary>
        <FitLine fit={fit} />
      </summary>
      {conflictsOf(fit).map(({ sentence }) => (
        <p key={sentence} className={styles.quiet}>
          {sentence}
        </p>
      ))}
      <RequirementList requirements={fit.requirements} />
      <HowScored fit={fit} />
    </details>
  );
}
