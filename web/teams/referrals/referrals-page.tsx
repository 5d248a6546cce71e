import { useQuery } from "@tanstack/react-query";
import { Handshake, Vote } from "lucide-react";
import type { ReferralRequest, ReferralReview } from "#contract/referrals.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Quote } from "#ui/data/text/quote.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { ReferDialog } from "./refer-dialog.tsx";
import { referralRequests, referralReviews, referralsPath, useVote } from "./referrals.ts";
import styles from "./referrals.module.css";

export const meta = siteMeta({ title: "Referrals", path: referralsPath, hidden: true });

/** Who would like to be referred, and the colleagues' referrals that need a word. */
export default function ReferralsPage() {
  const requests = useQuery(referralRequests);
  const reviews = useQuery(referralReviews);
  return (
    <>
      <PageHeader title="Referrals" description="Recommend people you’d like to work with." />
      <PaneBody space="md" label="Referrals">
        <Stack gap={8} className={styles.page}>
          <Section title="Referral requests">
            <Loaded
              of={requests}
              rows={3}
              loading="Loading requests"
              failed="Couldn’t load referral requests"
            >
              {({ requests: found }) =>
                found.length > 0 ? (
                  <List label="Referral requests" divided flush>
                    {found.map((request) => (
                      <RequestRow key={request.id} request={request} />
                    ))}
                  </List>
                ) : (
                  <EmptyState icon={Handshake} size="sm" title="No requests right now">
                    When someone asks you to refer them, they appear here.
                  </EmptyState>
                )
              }
            </Loaded>
          </Section>
          <Section title="Your coworkers’ referrals" line>
            <Loaded of={reviews} rows={2} loading="Loading referrals" failed="Couldn’t load referrals">
              {({ reviews: found }) =>
                found.length > 0 ? (
                  <List label="Your coworkers’ referrals" divided flush>
                    {found.map((review) => (
                      <ReviewRow key={review.id} review={review} />
                    ))}
                  </List>
                ) : (
                  <EmptyState icon={Vote} size="sm" title="No referrals to review">
                    At some companies, coworkers review a referral before the hiring team does.
                  </EmptyState>
                )
              }
            </Loaded>
          </Section>
        </Stack>
      </PaneBody>
    </>
  );
}

function RequestRow({ request }: { request: ReferralRequest }) {
  const { candidate, job, note, asksMe, askedAt } = request;
  return (
    <ListRow
      leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} />}
      title={candidate.fullName}
      end={<ReferDialog request={request} />}
      text={[candidate.headline, `for ${job.jobTitle}`].filter(Boolean).join(", ")}
      lines={2}
      foot={
        <div>
          {note && <Quote>{note}</Quote>}
          <p>
            {asksMe ? "Asked you" : "Asked anyone at the company"}, <TimeAgo at={askedAt} />
          </p>
        </div>
      }
    />
  );
}

function ReviewRow({ review }: { review: ReferralReview }) {
  const { candidate, job, referral, mine } = review;
  const vote = useVote(review);
  const button = (value: "for" | "against", label: string) => (
    <Button
      size="sm"
      tone={mine === value ? "fill" : undefined}
      aria-pressed={mine === value}
      disabled={vote.isPending}
      onClick={() => vote.mutate(value)}
    >
      {label}
      <span className="sr">: {candidate.fullName}</span>
    </Button>
  );
  return (
    <ListRow
      leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} />}
      title={candidate.fullName}
      end={
        <span className={styles.votes}>
          {button("for", "For")}
          {button("against", "Against")}
        </span>
      }
      text={[candidate.headline, `for ${job.jobTitle}`].filter(Boolean).join(", ")}
      lines={2}
      foot={
        <div>
          {referral?.note && <Quote>{referral.note}</Quote>}
          <p>
            {referral ? `${referral.employeeName} referred them. ` : ""}
            {counted(review.for, "vote")} for, {review.against} against
          </p>
        </div>
      }
    />
  );
}
