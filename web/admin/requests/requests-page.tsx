import { useQuery } from "@tanstack/react-query";
import { type ReviewedRequest, votesAhead } from "#contract/referrals.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { Quote } from "#ui/data/text/quote.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { approveOrReject } from "../shared/queue/approve-or-reject.ts";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";
import { reviewRequests } from "../shared/queue/queues.ts";
import { requestsPath, useRequestDecisions } from "./requests.ts";

export const meta = siteMeta({ title: "Review requests", path: requestsPath, hidden: true });

/** Referrals that nobody at their company has decided about. */
export default function RequestsPage() {
  const requests = useQuery(reviewRequests);
  const { decide, waiting } = useRequestDecisions();
  const { data } = requests;
  const open = data && waiting(data.requests);
  return (
    <ReviewQueue
      words={{ list: "Review requests", row: "Referral", rows: "referrals" }}
      path={requestsPath}
      head={
        <PageHeader
          size="pane"
          title="Review requests"
          description={open && counted(data.total - data.requests.length + open.length, "open referral")}
        />
      }
      of={{ ...requests, data: open }}
      none={{
        title: "No open requests",
        text: "Referrals that no one at their company has decided about appear here.",
      }}
      row={({ candidate, job, companyName, referredAt }) => ({
        leading: <Avatar name={candidate.fullName} src={candidate.profilePicture} />,
        title: candidate.fullName,
        text: `${job.jobTitle} at ${companyName}`,
        at: referredAt,
      })}
      review={(request) => ({
        leading: <Avatar name={request.candidate.fullName} src={request.candidate.profilePicture} />,
        title: request.candidate.fullName,
        text: [request.candidate.headline, request.candidate.location].filter(Boolean).join(", "),
        body: <Referral request={request} />,
        ...approveOrReject((decision) => decide({ id: request.id, ...decision }), {
          hint: "Needed to reject. The company’s team reads it.",
        }),
      })}
    />
  );
}

/** What the employee wrote, and how coworkers voted. */
function Referral({ request }: { request: ReviewedRequest }) {
  const { job, referral, companyName } = request;
  return (
    <Stack gap={6}>
      <Section title={`Referred for ${job.jobTitle} at ${companyName}`}>
        {referral?.note && <Quote>{referral.note}</Quote>}
        <p>
          {referral ? `${referral.employeeName} referred them` : "Referred"}{" "}
          <TimeAgo at={request.referredAt} />
        </p>
      </Section>
      <Section title="Coworkers’ votes">
        <p>
          {counted(request.for, "vote")} for, {request.against} against. A lead of {votesAhead} votes decides
          without you.
        </p>
      </Section>
    </Stack>
  );
}
