import { useState } from "react";
import { type ReviewedRequest, votesAhead } from "#contract/referrals.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { Quote } from "#ui/data/text/quote.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { requestsPath, type Decision } from "./requests.ts";

interface RequestDetailProps {
  request: ReviewedRequest;
  onDecide: (status: Decision["status"], reason: string) => void;
}
/** One referral: who it is about, what the employee wrote, and how coworkers voted. */
export function RequestDetail({ request, onDecide }: RequestDetailProps) {
  const phone = usePhone();
  const [words, setWords] = useState("");
  const { candidate, job, referral, companyName } = request;
  const reason = words.trim();
  return (
    <>
      <PaneHead tall>
        <DetailHeader
          size="sm"
          level={phone ? 1 : 2}
          back={{ href: requestsPath, label: "Back to requests" }}
          leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} />}
          title={candidate.fullName}
          text={[candidate.headline, candidate.location].filter(Boolean).join(", ")}
        />
      </PaneHead>
      <PaneBody label="Referral details">
        <Stack gap={6}>
          <Section title={`Referred for ${job.jobTitle} at ${companyName}`}>
            {referral?.note && <Quote>{referral.note}</Quote>}
            <p>
              {referral ? `${referral.employeeName} referred them` : "Referred"}{" "}
              <TimeAgo at={request.referredAt} />
            </p>
          </Section>
          <Section title="Votes of coworkers">
            <p>
              {counted(request.for, "vote")} for, {request.against} against. A lead of {votesAhead} votes
              decides without you.
            </p>
          </Section>
        </Stack>
      </PaneBody>
      <PaneFoot>
        <Stack gap={3}>
          <Field label="Reason, if you reject it" hint="The company’s team reads it">
            <TextInput value={words} maxLength={500} onChange={({ target }) => setWords(target.value)} />
          </Field>
          <Row gap={2}>
            <Button disabled={!reason} onClick={() => onDecide("rejected", reason)}>
              Reject
            </Button>
            <Button tone="fill" onClick={() => onDecide("approved", reason)}>
              Approve
            </Button>
          </Row>
        </Stack>
      </PaneFoot>
    </>
  );
}
