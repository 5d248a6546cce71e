import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { ReviewItem } from "#contract/chat/moderation-shapes.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { inShort } from "#web/shared/chat/message-words.ts";
import { siteMeta } from "#web/shared/head.ts";
import { useSavedQuery } from "#web/shared/lists/use-saved-query.ts";
import { ListTabs } from "../shared/queue/list-tabs.tsx";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";
import { ReportBody } from "./report-body.tsx";
import { useReportDecisions } from "./report-decisions.ts";
import { type Status, reviewQueue } from "../shared/queue/reports.ts";
import { whatOf, whyOf } from "./review-words.ts";

const path = "/admin/moderation";
export const meta = siteMeta({ title: "Moderation", path, hidden: true });

const lists: Record<Status, string> = { unreviewed: "Open", reviewed: "Resolved" };

/** What people reported or a word list objected to, with everything needed to decide. */
export default function ModerationPage() {
  const [search] = useSearchParams();
  const status: Status = search.get("status") === "reviewed" ? "reviewed" : "unreviewed";
  const reports = useInfiniteQuery(reviewQueue(status));
  const decisionsOf = useReportDecisions(status);
  useSavedQuery({ key: "admin-app-requests-query", path });
  const stats = reports.data?.pages.at(-1)?.stats;
  const at = (each: Status) => `${path}?${new URLSearchParams({ status: each })}`;
  return (
    <ReviewQueue
      words={{ list: "Reports", row: "Report", rows: "reports" }}
      path={at(status)}
      head={
        <PageHeader size="pane" title="Moderation">
          <ListTabs
            label="Reports"
            lists={lists}
            current={status}
            href={at}
            count={(each) => stats?.[each]}
          />
        </PageHeader>
      }
      of={{ ...reports, data: reports.data?.pages.flatMap((page) => page.items) }}
      none={{
        title: status === "unreviewed" ? "No open reports" : "No resolved reports yet",
        text: "Reported messages and people appear here.",
      }}
      row={(item) => ({
        leading: <Face item={item} />,
        title: whatOf(item),
        text: item.message ? inShort(item.message) : "Reported as a person",
        foot: whyOf(item),
        at: item.created_at,
      })}
      review={(item) => ({
        leading: <Face item={item} />,
        title: whatOf(item),
        text: (
          <>
            Reported <TimeAgo at={item.created_at} />
          </>
        ),
        body: <ReportBody item={item} />,
        line: { label: "Reason", optional: true },
        decisions: decisionsOf(item),
      })}
      foot={
        <ShowMore
          more={reports.hasNextPage}
          busy={reports.isFetchingNextPage}
          onMore={reports.fetchNextPage}
        />
      }
    />
  );
}

function Face({ item: { entity_creator } }: { item: ReviewItem }) {
  return <Avatar name={entity_creator?.name ?? "?"} src={entity_creator?.image} />;
}
