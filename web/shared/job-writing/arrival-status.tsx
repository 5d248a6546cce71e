import { Button } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { sentenceOf } from "#web/api/client.ts";
import type { Arriving } from "#web/api/use-arriving.ts";
import styles from "./draft.module.css";

interface ArrivalStatusProps {
  arriving: Arriving;
  /** What goes on: "Writing the draft". */
  label: string;
  again: () => void;
}

/** How far it is, and a way to stop it; afterwards why it is not whole, and a way to begin again. */
export function ArrivalStatus({ arriving, label, again }: ArrivalStatusProps) {
  const { pending, done, of, soFar, stopped, error, stop } = arriving;
  const something = Object.keys(soFar as object).length > 0;
  if (pending)
    return (
      <Stack gap={2}>
        <Progress label={label} value={done} {...(of === null ? { note: "Starting" } : { max: of })} />
        <Row>
          <Button size="sm" onClick={stop}>
            Stop
          </Button>
        </Row>
      </Stack>
    );
  if (!stopped && !error) return null;
  return (
    <Stack gap={2}>
      {error && (
        <Callout tone="warn" role="status">
          {sentenceOf(error, "This broke off before it was done.")}
          {something && " You still have what has come so far."}
        </Callout>
      )}
      {stopped && (
        <p role="status" className={styles.quiet}>
          {something ? "Stopped. You still have what has come so far." : "Stopped."}
        </p>
      )}
      <Row>
        <Button size="sm" onClick={again}>
          {error ? "Try again" : "Start again"}
        </Button>
      </Row>
    </Stack>
  );
}
