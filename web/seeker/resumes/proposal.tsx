import { Check, X } from "lucide-react";
import type { ResumeOperation } from "#contract/resume-operations.ts";
import type { OperationSource } from "#contract/resume-tailoring.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { sectionName } from "./section-names.ts";
import type { Decision } from "./use-tailoring.ts";
import styles from "./tailor.module.css";

const titles: Record<ResumeOperation["kind"], string> = {
  keep: "Keep as it is",
  move: "Move up",
  hide: "Leave out",
  reword: "Reword",
  promoteSkill: "Name first",
};

interface ProposalProps {
  operation: ResumeOperation;
  sources: readonly OperationSource[];
  decision: Decision;
  onDecide: (decision: Decision) => void;
}
/** One change with its reason, to accept or to refuse. */
export function Proposal({ operation, sources, decision, onDecide }: ProposalProps) {
  const { kind, place, reason } = operation;
  const text = place.line ?? place.entry ?? sectionName(place.section);
  const title = titles[kind];
  const asked = sources.filter(
    ({ id, kind: source }) => source === "requirement" && operation.evidence.includes(id),
  );
  return (
    <li className={styles.proposal} data-decision={decision}>
      <div className={styles.head}>
        <b>{title}</b>
        <span className={styles.where}>{whereOf(operation)}</span>
        {decision === "accepted" && (
          <Badge tone="good" icon={Check}>
            Accepted
          </Badge>
        )}
        {decision === "refused" && <Badge icon={X}>Refused</Badge>}
      </div>
      {kind === "reword" ? (
        <div className={styles.diff}>
          <del>
            <span className="sr">Now: </span>
            {text}
          </del>
          <ins>
            <span className="sr">Proposed: </span>
            {operation.text}
          </ins>
        </div>
      ) : (
        <p className={styles.line}>{text}</p>
      )}
      <p className={styles.reason}>{reason}</p>
      {asked.length > 0 && (
        <ul className={styles.asked} aria-label="What the job asks for">
          {asked.map((source) => (
            <li key={source.id}>
              <Badge tone="outline">{source.text}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        {decision === null ? (
          <>
            <Button size="sm" aria-label={`Accept: ${title}, ${text}`} onClick={() => onDecide("accepted")}>
              Accept
            </Button>
            <Button
              size="sm"
              tone="bare"
              aria-label={`Refuse: ${title}, ${text}`}
              onClick={() => onDecide("refused")}
            >
              Refuse
            </Button>
          </>
        ) : (
          <Button size="sm" tone="bare" aria-label={`Undo: ${title}, ${text}`} onClick={() => onDecide(null)}>
            Undo
          </Button>
        )}
      </div>
    </li>
  );
}

function whereOf({ place }: ResumeOperation) {
  if (place.line !== null && place.entry) return place.entry;
  return place.entry === null && place.line === null ? "Section" : sectionName(place.section);
}
