import { type ReactNode, useRef, useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { useActions } from "#web/shared/actions/actions.ts";
import type { QueueWords } from "./review-queue.tsx";

/** One thing that can be decided about the open row. */
export interface Decision {
  label: string;
  /** For who hears the button, where its label alone says too little. */
  ariaLabel?: string;
  tone?: "fill" | "danger";
  /** The key that does the same: A approves, R rejects. */
  shortcut?: string;
  /** Nothing is sent before something is typed. */
  needsWords?: boolean;
  /** Whether what is typed will do, where any words won't. */
  takes?: (words: string) => boolean;
  /** Asked before it is done. */
  confirm?: { title: string; description: string };
  /** The row leaves the list at once, and the next opens. */
  leaves?: boolean;
  busy?: boolean;
  perform: (words: string) => void;
}
/** The open row: what is known of it, and what can be decided. */
export interface Review {
  title: string;
  text: ReactNode;
  leading?: ReactNode;
  body: ReactNode;
  /** The line that goes with a decision: a reason, a reference. */
  line?: { label: string; hint?: string; maxLength?: number; optional?: boolean; inputMode?: "decimal" };
  decisions: readonly Decision[];
}

interface ReviewedRowProps {
  review: Review;
  words: QueueWords;
  /** The list, for a phone. */
  back: string;
  onLeave: () => void;
}
/** What is open in the queue, with its decisions below. */
export function ReviewedRow({ review, words, back, onLeave }: ReviewedRowProps) {
  const phone = usePhone();
  const { title, text, leading, body, decisions } = review;
  return (
    <>
      <PaneHead tall>
        <DetailHeader
          size="sm"
          level={phone ? 1 : 2}
          back={{ href: back, label: `Back to ${words.rows}` }}
          leading={leading}
          title={title}
          text={text}
        />
      </PaneHead>
      <PaneBody label={`${words.row} details`}>{body}</PaneBody>
      {decisions.length > 0 && <Decisions review={review} words={words} onLeave={onLeave} />}
    </>
  );
}

function Decisions({ review, words, onLeave }: Omit<ReviewedRowProps, "back">) {
  const { title, line, decisions } = review;
  const [typed, setTyped] = useState("");
  const [asking, setAsking] = useState<Decision | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const lacks = ({ needsWords, takes = (words) => words !== "" }: Decision) =>
    needsWords === true && !takes(typed.trim());
  function take(decision: Decision) {
    setAsking(null);
    if (decision.leaves) onLeave();
    decision.perform(typed.trim());
  }
  function choose(decision: Decision) {
    if (decision.busy) return;
    // The key of a decision that needs words leads to where they are typed.
    if (lacks(decision)) field.current?.focus();
    else if (decision.confirm) setAsking(decision);
    else take(decision);
  }
  useActions(
    words.row,
    decisions.map((decision) => ({
      id: decision.label,
      label: `${decision.ariaLabel ?? decision.label}: ${title}`,
      shortcut: decision.shortcut,
      about: title,
      decides: true,
      perform: () => choose(decision),
    })),
  );
  return (
    <PaneFoot>
      <Stack gap={3}>
        {line && (
          <Field label={line.label} hint={line.hint} optional={line.optional}>
            <TextInput
              ref={field}
              value={typed}
              inputMode={line.inputMode}
              maxLength={line.maxLength ?? 500}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={({ key, nativeEvent }) => {
                if (key !== "Enter" || nativeEvent.isComposing) return;
                const [decision, another] = decisions.filter(({ needsWords }) => needsWords);
                if (decision && !another && !lacks(decision)) choose(decision);
              }}
            />
          </Field>
        )}
        <Row gap={2} wrap>
          {decisions.map((decision) => (
            <Button
              key={decision.label}
              tone={decision.tone}
              aria-label={decision.ariaLabel}
              kbd={decision.shortcut?.toUpperCase()}
              busy={decision.busy}
              disabled={lacks(decision)}
              // The second click of a double click would decide about the next row.
              onClick={({ detail }) => detail < 2 && choose(decision)}
            >
              {decision.label}
            </Button>
          ))}
        </Row>
      </Stack>
      <ConfirmDialog
        title={asking?.confirm?.title ?? ""}
        description={asking?.confirm?.description ?? ""}
        action={asking?.label ?? ""}
        danger
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        onConfirm={() => asking && take(asking)}
      />
    </PaneFoot>
  );
}
