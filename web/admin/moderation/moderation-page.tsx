import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { inShort } from "#web/shared/chat/message-words.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useSavedQuery } from "#web/shared/lists/use-saved-query.ts";
import { QueueDetail, QueueSplit } from "#web/shared/queue/queue-split.tsx";
import { useQueue } from "#web/shared/queue/use-queue.ts";
import { ReviewDetail } from "./review-detail.tsx";
import { type Status, reviewQueue } from "./review-queue.ts";
import { whatOf, whyOf } from "./review-words.ts";
import { useReviewDecision } from "./use-review-decision.ts";

export const meta = siteMeta({ title: "Moderation", path: "/admin/moderation", hidden: true });

/** What people reported or a word list objected to, with everything needed to decide. */
export default function ModerationPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const status: Status = search.get("status") === "reviewed" ? "reviewed" : "unreviewed";
  const reports = useInfiniteQuery(reviewQueue(status));
  const { data } = reports;
  const items = data?.pages.flatMap((page) => page.items);
  const phone = usePhone();
  useSavedQuery({ key: "admin-app-requests-query", path: "/admin/moderation" });
  const stats = data?.pages.at(-1)?.stats;
  const href = (to: { status?: Status; item?: string }) =>
    `/admin/moderation?${new URLSearchParams({ status: to.status ?? status, ...(to.item && { item: to.item }) })}`;
  const named = search.get("item");
  const queue = useQueue({
    rows: items ?? [],
    named,
    follow: (item) => void navigate(href({ item }), { replace: true, preventScrollReset: true }),
  });
  const open = queue.missing ? undefined : queue.open;
  const decide = useReviewDecision(status, () => queue.show((queue.after ?? queue.before)?.id));
  return (
    <QueueSplit
      labels={{ list: "Reports", row: "Report" }}
      phone={named ? "detail" : "list"}
      head={
        <PageHeader size="pane" title="Moderation">
          <LinkTabs
            label="Reports"
            tabs={[
              {
                href: href({ status: "unreviewed" }),
                label: "Open",
                count: stats?.unreviewed,
                current: status === "unreviewed",
              },
              {
                href: href({ status: "reviewed" }),
                label: "Resolved",
                count: stats?.reviewed,
                current: status === "reviewed",
              },
            ]}
          />
        </PageHeader>
      }
      list={
        <PaneBody space="none">
          <Loaded
            of={{ ...reports, data: items }}
            rows={6}
            size="sm"
            loading="Loading reports"
            failed="Couldn’t load reports"
          >
            {(found) =>
              found.length === 0 ? (
                <EmptyState
                  size="sm"
                  title={status === "unreviewed" ? "No open reports" : "No resolved reports yet"}
                >
                  Reported messages and people appear here.
                </EmptyState>
              ) : (
                <List label="Reports">
                  {found.map((item) => (
                    <ListRow
                      key={item.id}
                      href={href({ item: item.id })}
                      onSelect={() => queue.choose(item.id)}
                      current={!phone && item === open}
                      leading={
                        <Avatar name={item.entity_creator?.name ?? "?"} src={item.entity_creator?.image} />
                      }
                      title={whatOf(item)}
                      end={<TimeAgo at={item.created_at} look="short" />}
                      text={item.message ? inShort(item.message) : "Reported as a person"}
                      foot={whyOf(item)}
                    />
                  ))}
                </List>
              )
            }
          </Loaded>
          <ShowMore
            more={reports.hasNextPage}
            busy={reports.isFetchingNextPage}
            onMore={reports.fetchNextPage}
          />
        </PaneBody>
      }
      detail={
        <QueueDetail
          open={open}
          loaded={items !== undefined}
          loading="Loading report"
          empty={
            queue.missing ? (
              <EmptyState
                title="This report isn’t in this list"
                action={<ButtonLink href={href({})}>All reports</ButtonLink>}
              >
                Another administrator may have resolved it already.
              </EmptyState>
            ) : (
              <EmptyState title="No report selected">New reports appear here automatically.</EmptyState>
            )
          }
        >
          {(item) => <ReviewDetail key={item.id} item={item} back={href({})} decide={decide} />}
        </QueueDetail>
      }
    />
  );
}
