import { Callout } from "#ui/data/status/callout.tsx";
import { waitingForBank } from "./bank-words.ts";

/** Says that nobody knows yet whether a payment went through; it goes once that is known. */
export function WaitingNote() {
  return (
    <Callout tone="info" role="status">
      {waitingForBank}
    </Callout>
  );
}
