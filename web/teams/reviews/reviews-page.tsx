import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, ThumbsDown, ThumbsUp, Vote } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router";
import type { ReferralReview } from "#contract/referrals.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { useActions } from "#web/shared/actions/actions.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { QueueDetail, QueueSplit } from "#web/shared/queue/queue-split.tsx";
import { useQueue } from "#web/shared/queue/use-queue.ts";
import { ReviewDetail } from "./review-detail.tsx";
import {
  type ReviewList,
  type ReviewVote,
  referralReviews,
  reviewsAt,
  reviewsOn,
  reviewsPath,
  useVote,
} from "./reviews.ts";

export const meta = siteMeta({ title: "Reviews", path: reviewsPath, hidden: true });

const nobody: Record<ReviewList, [title: string, text: string]> = {
  open: [
    "No referrals to review",
    "At some companies, coworkers review a referral before the hiring team does.",
  ],
  voted: ["No open votes", "Referrals you voted on stay here until they’re decided."],
};

/** Coworkers' referrals, voted on one after the other. */
export default function ReviewsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const phone = usePhone();
  const list: ReviewList = search.get("list") === "voted" ? "voted" : "open";
  const reviews = useQuery(referralReviews);
  const { data, error } = reviews;
  const rows = data && reviewsOn(list, data.reviews);
  const named = search.get("open");
  const queue = useQueue({
    rows: rows ?? [],
    named,
    follow: (id) => void navigate(reviewsAt(list, id), { replace: true, preventScrollReset: true }),
  });
  const { open } = queue;
  const vote = useVote((id) => void navigate(reviewsAt("voted", id)));
  function onVote(choice: ReviewVote) {
    // A first vote takes the referral off the list; a changed one leaves it where it is.
    if (list === "open") queue.decide((review) => vote.mutate({ review, vote: choice }));
    else if (open && open.mine !== choice) vote.mutate({ review: open, vote: choice });
  }
  useReviewActions({ name: open?.candidate.fullName, next: queue.next, previous: queue.previous, onVote });
  return (
    <QueueSplit
      labels={{ list: "Reviews", row: "Referral" }}
      phone={named ? "detail" : "list"}
      head={
        <PageHeader size="pane" title="Reviews">
          <ReviewTabs list={list} reviews={data?.reviews} />
        </PageHeader>
      }
      list={
        <PaneBody space="none">
          <Loaded
            of={{ ...reviews, data: rows }}
            rows={6}
            size="sm"
            loading="Loading referrals"
            failed="Couldn’t load referrals"
          >
            {(found) =>
              found.length === 0 ? (
                <EmptyState icon={Vote} size="sm" title={nobody[list][0]}>
                  {nobody[list][1]}
                </EmptyState>
              ) : (
                <List label="Reviews">
                  {found.map((review) => (
                    <ReviewRow
                      key={review.id}
                      review={review}
                      href={reviewsAt(list, review.id)}
                      current={!phone && review === open}
                      onSelect={() => queue.choose(review.id)}
                    />
                  ))}
                </List>
              )
            }
          </Loaded>
        </PaneBody>
      }
      detail={
        <QueueDetail
          open={open}
          loaded={data !== undefined || error !== null}
          loading="Loading referral"
          empty={<EmptyState title="No referral selected">Coworkers’ referrals open here.</EmptyState>}
        >
          {(review) => (
            <ReviewDetail key={review.id} review={review} back={reviewsAt(list)} onVote={onVote} />
          )}
        </QueueDetail>
      }
    />
  );
}

function ReviewTabs({ list, reviews }: { list: ReviewList; reviews: ReferralReview[] | undefined }) {
  const tab = (each: ReviewList, label: string) => ({
    href: reviewsAt(each),
    label,
    count: reviews && reviewsOn(each, reviews).length,
    current: each === list,
  });
  return <LinkTabs label="Reviews" tabs={[tab("open", "To review"), tab("voted", "Voted")]} />;
}

interface ReviewRowProps {
  review: ReferralReview;
  href: string;
  current: boolean;
  onSelect: () => void;
}
function ReviewRow({ review, href, current, onSelect }: ReviewRowProps) {
  const { candidate, job, referral } = review;
  return (
    <ListRow
      href={href}
      onSelect={onSelect}
      current={current}
      leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} />}
      title={candidate.fullName}
      end={<TimeAgo at={review.referredAt} look="short" />}
      text={`for ${job.jobTitle}`}
      foot={
        review.mine
          ? `You voted ${review.mine}: ${counted(review.for, "vote")} for, ${review.against} against`
          : referral && `${referral.employeeName} referred them`
      }
    />
  );
}

interface ReviewActions {
  /** Who is open; without anyone only moving works. */
  name: string | undefined;
  next: () => void;
  previous: () => void;
  onVote: (vote: ReviewVote) => void;
}
function useReviewActions({ name, next, previous, onVote }: ReviewActions) {
  const decides = { about: name, decides: true, allowed: name !== undefined };
  useActions("Reviews", [
    { id: "next", label: "Next referral", icon: ArrowDown, shortcut: "j", keyOnly: true, perform: next },
    {
      id: "previous",
      label: "Previous referral",
      icon: ArrowUp,
      shortcut: "k",
      keyOnly: true,
      perform: previous,
    },
    {
      id: "vote-for",
      label: `Vote for ${name}`,
      icon: ThumbsUp,
      shortcut: "f",
      perform: () => onVote("for"),
      ...decides,
    },
    {
      id: "vote-against",
      label: `Vote against ${name}`,
      icon: ThumbsDown,
      shortcut: "a",
      perform: () => onVote("against"),
      ...decides,
    },
  ]);
}
