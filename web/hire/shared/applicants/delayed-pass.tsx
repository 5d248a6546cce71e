import { Button } from "#ui/controls/buttons/button.tsx";
import styles from "./delayed-pass.module.css";

interface DelayedPassProps {
  /** When the pass stands. */
  at: string;
  /** What cannot be done until then. */
  until: string;
  onCancel: () => void;
}

/** Somebody will be rejected later, and how that is stopped. */
export function DelayedPass({ at, until, onCancel }: DelayedPassProps) {
  return (
    <div className={styles.warning} role="status">
      <span>
        Will be rejected on {dayOf(at)}. {until}
      </span>
      <Button size="sm" onClick={onCancel}>
        Cancel rejection
      </Button>
    </div>
  );
}

const day = new Intl.DateTimeFormat("en-US", { weekday: "long", day: "numeric", month: "long" });
export function dayOf(at: string) {
  return day.format(new Date(at));
}
