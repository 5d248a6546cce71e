import type { Invoice } from "#contract/invoices.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Row } from "#ui/layout/row.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { awaitedOf, waitingText } from "./bank-words.ts";

interface WaitingNoteProps {
  plan: { invoices: readonly Invoice[] };
  /** Null if the reader may not cancel the purchase. */
  onCancel: ((invoice: Invoice) => void) | null;
}
/** Says that a plan’s payment isn’t confirmed yet, and offers to cancel the purchase. */
export function WaitingNote({ plan, onCancel }: WaitingNoteProps) {
  const awaited = awaitedOf(plan);
  if (!awaited) return null;
  return (
    <>
      <Callout tone="info" role="status">
        {waitingText(awaited)}
        {awaited.cancelable &&
          awaited.providerAway &&
          " If it doesn’t answer for a day, the purchase ends, and nothing is owed."}
      </Callout>
      {awaited.cancelable && onCancel && (
        <Row>
          <ConfirmDialog
            title="Cancel this purchase?"
            description="The plan doesn’t begin, and nothing is owed. If your card was charged already, the money goes back to it."
            action="Cancel purchase"
            cancel="Keep it"
            onConfirm={() => onCancel(awaited)}
            trigger={<Button>Cancel this purchase</Button>}
          />
        </Row>
      )}
    </>
  );
}
