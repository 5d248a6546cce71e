import { useState } from "react";
import type { ReviewedWaitListEntry } from "#contract/company-wait-lists.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { useEntryDecision } from "./wait-list.ts";

interface EntryDetailProps {
  entry: ReviewedWaitListEntry;
  back: string;
  decide: ReturnType<typeof useEntryDecision>;
}

/** What a company says of itself, who asks for it, and the decision. */
export function EntryDetail({ entry, back, decide }: EntryDetailProps) {
  const phone = usePhone();
  const [reason, setReason] = useState("");
  return (
    <>
      <PaneHead tall>
        <DetailHeader
          size="sm"
          level={phone ? 1 : 2}
          back={{ href: back, label: "Back to the waitlist" }}
          title={entry.companyName}
          text={
            <>
              Asked <TimeAgo at={entry.createdAt} />
            </>
          }
        />
      </PaneHead>
      <PaneBody label="Company">
        <Stack gap={4}>
          <p>
            {entry.fullName}, {entry.email}, confirmed. Website {entry.website}, not confirmed.
          </p>
          <p>{entry.about}</p>
          <Field label="Reason" hint="Needed to reject. We email it to them." optional>
            <TextArea value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
          </Field>
        </Stack>
      </PaneBody>
      <PaneFoot>
        <Button
          tone="danger"
          busy={decide.isPending}
          disabled={!reason.trim()}
          onClick={() => decide.mutate({ entry, status: "rejected", reason: reason.trim() })}
        >
          Reject
        </Button>
        <Button
          tone="fill"
          busy={decide.isPending}
          onClick={() => decide.mutate({ entry, status: "approved" })}
        >
          Approve
        </Button>
      </PaneFoot>
    </>
  );
}
