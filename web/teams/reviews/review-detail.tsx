import { ThumbsDown, ThumbsUp } from "lucide-react";
import { type ReferralReview, votesAhead } from "#contract/referrals.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { Quote } from "#ui/data/text/quote.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { ReviewVote } from "./reviews.ts";

interface ReviewDetailProps {
  review: ReferralReview;
  /** The address of the list, for a phone. */
  back: string;
  onVote: (vote: ReviewVote) => void;
}
/** One referral: who it is about, what the coworker wrote, how the votes are, and one's own. */
export function ReviewDetail({ review, back, onVote }: ReviewDetailProps) {
  const { candidate, job, referral } = review;
  const level = usePhone() ? 1 : 2;
  return (
    <>
      <PaneHead tall>
        <DetailHeader
          size="sm"
          level={level}
          back={{ href: back, label: "Back to reviews" }}
          leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} />}
          title={candidate.fullName}
          text={[candidate.headline, candidate.location].filter(Boolean).join(", ")}
        />
      </PaneHead>
      <PaneBody label="Referral details">
        <Stack gap={6}>
          <Section title={`Referred for ${job.jobTitle}`}>
            {referral?.note && <Quote>{referral.note}</Quote>}
            <p>
              {referral ? `${referral.employeeName} referred them` : "Referred"}{" "}
              <TimeAgo at={review.referredAt} />
            </p>
          </Section>
          <Section title="Votes">
            <p>
              {counted(review.for, "vote")} for, {review.against} against. A lead of {votesAhead} votes
              decides.
            </p>
          </Section>
        </Stack>
      </PaneBody>
      <PaneFoot>
        <Button
          tone={review.mine === "against" ? "fill" : undefined}
          icon={ThumbsDown}
          kbd="A"
          aria-pressed={review.mine === "against"}
          onClick={() => onVote("against")}
        >
          Vote against
        </Button>
        <Button
          tone={review.mine === "against" ? undefined : "fill"}
          icon={ThumbsUp}
          kbd="F"
          aria-pressed={review.mine === "for"}
          onClick={() => onVote("for")}
        >
          Vote for
        </Button>
      </PaneFoot>
    </>
  );
}
