import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { type FeedView, addressOf, feedCounts } from "#web/hire/shared/applicants/feed.ts";

/** What belongs here, and where the others are. */
export function NobodyLeft({ view }: { view: FeedView }) {
  const { data: counts } = useQuery(feedCounts);
  const elsewhere =
    view.tab === "pending" && view.split === "qualified"
      ? { label: "See who needs review", view: { ...view, split: "unqualified" as const } }
      : { label: "Show all jobs", view: { ...view, job: null } };
  if (Object.keys(view.filter).length > 0)
    return (
      <EmptyState
        title="No applicants match these filters"
        action={<ButtonLink href={addressOf({ ...view, filter: {} })}>Remove filters</ButtonLink>}
      />
    );
  if (counts && !view.job && counts.applied === 0)
    return (
      <EmptyState
        title="No applicants yet"
        action={<ButtonLink href="/hire/jobs">Go to your jobs</ButtonLink>}
      >
        People who apply for your live jobs appear here automatically.
      </EmptyState>
    );
  const offered = view.job || elsewhere.view.split !== view.split;
  return (
    <EmptyState
      title={emptyWords[view.tab]}
      action={
        offered ? <ButtonLink href={addressOf(elsewhere.view)}>{elsewhere.label}</ButtonLink> : undefined
      }
    >
      New applicants appear here automatically.
    </EmptyState>
  );
}

const emptyWords = {
  pending: "All caught up",
  saved: "No saved applicants",
  passed: "No rejected applicants",
};
