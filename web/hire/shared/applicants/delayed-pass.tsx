import { Button } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { Needs } from "#web/hire/shared/team/needs.tsx";
import styles from "./delayed-pass.module.css";

interface DelayedPassProps {
  /** When the pass stands. */
  at: string;
  /** What cannot be done until then. */
  until: string;
  onCancel: () => void;
}

/** Someone will be rejected later, and how that is stopped. */
export function DelayedPass({ at, until, onCancel }: DelayedPassProps) {
  return (
    <Callout tone="warn" as="div" role="status" className={styles.warning}>
      <span>
        Will be rejected on {dayOf(at)}. {until}
      </span>
      <Needs permission="applicants">
        <Button size="sm" onClick={onCancel}>
          Cancel rejection
        </Button>
      </Needs>
    </Callout>
  );
}

export function dayOf(at: string) {
  return dateWords(at, { weekday: "long", day: "numeric", month: "long" });
}
