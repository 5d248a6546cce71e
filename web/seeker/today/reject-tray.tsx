import type { RejectReason } from "#contract/match-shapes.ts";
import { X } from "lucide-react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Kbd } from "#ui/controls/indicators/kbd.tsx";
import styles from "./today.module.css";

export const reasons: { reason: RejectReason; label: string }[] = [
  { reason: "pay", label: "Salary" },
  { reason: "place", label: "Location" },
  { reason: "stage", label: "Company stage" },
  { reason: "work", label: "The role" },
  { reason: "company", label: "This company" },
];

interface RejectTrayProps {
  companyName: string;
  onReject: (reason: RejectReason) => void;
  /** Given where the job has been turned down already and the reason only adds to it. */
  onClose?: () => void;
}

/** No, because: the reason chooses tomorrow’s ten. */
export function RejectTray({ companyName, onReject, onClose }: RejectTrayProps) {
  return (
    <div className={styles.tray} role="group" aria-label="Not for me because">
      <p>
        <b>Not for me because</b>{" "}
        <small>We use it to choose tomorrow’s matches. {companyName} never sees it.</small>
        {onClose && <IconButton icon={X} size="sm" label="No reason" onClick={onClose} />}
      </p>
      <div>
        {reasons.map(({ reason, label }, index) => (
          <button key={reason} type="button" onClick={() => onReject(reason)}>
            {label} {!onClose && <Kbd>{String(index + 1)}</Kbd>}
          </button>
        ))}
      </div>
    </div>
  );
}
