import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { Avatar } from "#ui/data/avatar.tsx";
import { EmptyState } from "#ui/data/empty-state.tsx";
import { List, ListRow } from "#ui/data/list-row.tsx";
import { ShowMore } from "#ui/data/show-more.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import { LinkTabs } from "#ui/data/tabs.tsx";
import { TimeAgo } from "#ui/data/time-ago.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { inShort } from "#web/shared/chat/message-words.ts";
import { siteMeta } from "#web/shared/head.ts";
import { useSavedQuery } from "#web/shared/lists/use-saved-query.ts";
import { ReviewDetail } from "./review-detail.tsx";
import { type Status, reviewQueue } from "./review-queue.ts";
import { whatOf, whyOf } from "./review-words.ts";

export const meta = siteMeta({ title: "Moderation", path: "/admin/moderation", hidden: true });

/** What people reported or a word list objected to, with everything needed to decide. */
export default function ModerationPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const status: Status = search.get("status") === "reviewed" ? "reviewed" : "unreviewed";
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    reviewQueue(status),
  );
  const items = data?.pages.flatMap((page) => page.items);
  const phone = usePhone();
  useSavedQuery({ key: "admin-app-requests-query", path: "/admin/moderation" });
  const stats = data?.pages.at(-1)?.stats;
  const wanted = search.get("item");
  const open = items?.find(({ id }) => id === wanted) ?? (wanted ? undefined : items?.[0]);
  const href = (to: { status?: Status; item?: string }) =>
    `/admin/moderation?${new URLSearchParams({ status: to.status ?? status, ...(to.item && { item: to.item }) })}`;
  return (
    <Split
      phone={wanted ? "detail" : "list"}
      list={
        <Pane label="Reports">
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
          <PaneBody space="none">
            {isError && (
              <EmptyState
                size="sm"
                title="Couldn’t load reports"
                action={<Button onClick={() => void refetch()}>Try again</Button>}
              />
            )}
            {!items && !isError && <ListSkeleton rows={6} label="Loading reports" />}
            {items?.length === 0 && (
              <EmptyState
                size="sm"
                title={status === "unreviewed" ? "No open reports" : "No resolved reports yet"}
              >
                Reported messages and people appear here.
              </EmptyState>
            )}
            {items && items.length > 0 && (
              <List label="Reports">
                {items.map((item) => (
                  <ListRow
                    key={item.id}
                    href={href({ item: item.id })}
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
            )}
            <ShowMore more={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
          </PaneBody>
        </Pane>
      }
      detail={
        <Pane label="Report">
          {open && (
            <ReviewDetail
              key={open.id}
              item={open}
              back={href({})}
              onDecided={() =>
                wanted && status === "unreviewed" && void navigate(href({}), { replace: true })
              }
            />
          )}
          {items && !open && wanted && (
            <EmptyState
              title="This report isn’t in this list"
              action={<ButtonLink href={href({})}>All reports</ButtonLink>}
            >
              Another administrator may have resolved it already.
            </EmptyState>
          )}
          {items && !open && !wanted && (
            <EmptyState title="No report selected">New reports appear here automatically.</EmptyState>
          )}
        </Pane>
      }
    />
  );
}
