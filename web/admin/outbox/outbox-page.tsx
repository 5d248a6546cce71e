import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#ui/controls/button.tsx";
import { SearchInput } from "#ui/controls/search-input.tsx";
import { Badge } from "#ui/data/badge.tsx";
import { EmptyState } from "#ui/data/empty-state.tsx";
import { List, ListRow } from "#ui/data/list-row.tsx";
import { ShowMore } from "#ui/data/show-more.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import { TimeAgo } from "#ui/data/time-ago.tsx";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { Split } from "#ui/layout/split.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";
import styles from "./outbox.module.css";

export const meta = siteMeta({ title: "Outbox", path: "/admin/outbox", hidden: true });

const pageSize = 100;
const outbox = (search: string) =>
  infiniteQueryOptions({
    queryKey: ["outbox", search],
    queryFn: ({ pageParam: skip }) =>
      api.notifications.outbox({ query: { limit: pageSize, skip, ...(search && { search }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextSkip(pages.length * pageSize, total),
  });
const letterById = (id: string) =>
  queryOptions({ queryKey: ["letter", id], queryFn: () => api.notifications.letter({ params: { id } }) });

/** Every letter the product wrote, as its reader sees it. */
export default function OutboxPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(outbox(search));
  const letters = data?.pages.flatMap((page) => page.letters);
  const openId = params.get("letter") ?? letters?.[0]?.id;
  return (
    <Split
      listWidth="lg"
      phone={params.get("letter") ? "detail" : "list"}
      list={
        <Pane label="Letters">
          <PageHeader
            size="pane"
            title="Outbox"
            description={data && counted(data.pages[0]!.total, "letter")}
          >
            <SearchInput
              label="Search letters"
              value={search}
              onChange={(words) => setParams(words ? { search: words } : {}, { replace: true })}
            />
          </PageHeader>
          <PaneBody space="none">
            {letters?.length === 0 && search && (
              <EmptyState
                size="sm"
                title={`No letter for “${search}”`}
                action={<ButtonLink href="/admin/outbox">Show all letters</ButtonLink>}
              >
                Subjects and addresses are searched.
              </EmptyState>
            )}
            {letters ? (
              <List label="Letters">
                {letters.map((letter) => (
                  <ListRow
                    key={letter.id}
                    href={`/admin/outbox?${new URLSearchParams({ ...(search && { search }), letter: letter.id })}`}
                    current={letter.id === openId}
                    title={letter.subject}
                    end={<TimeAgo at={letter.createdAt} look="short" />}
                    text={letter.recipient}
                    textEnd={letter.state}
                  />
                ))}
              </List>
            ) : (
              <ListSkeleton rows={8} label="Loading letters" />
            )}
            <ShowMore more={hasNextPage} busy={isFetchingNextPage} onMore={fetchNextPage} />
          </PaneBody>
        </Pane>
      }
      detail={
        <Pane label="Letter">
          {openId ? (
            <Letter id={openId} />
          ) : (
            letters?.length === 0 &&
            !search && (
              <EmptyState title="No letters yet">Letters appear here as they are written.</EmptyState>
            )
          )}
        </Pane>
      }
    />
  );
}

function Letter({ id }: { id: string }) {
  const { data: letter } = useQuery(letterById(id));
  if (!letter) return <ListSkeleton rows={4} label="Loading the letter" />;
  return (
    <PaneBody space="lg">
      <DetailHeader
        title={letter.subject}
        text={`To ${letter.recipient}`}
        aside={<Badge>{letter.state}</Badge>}
      />
      <iframe className={styles.letter} title={letter.subject} sandbox="" srcDoc={letter.html} />
      <pre className={styles.plain}>{letter.text}</pre>
    </PaneBody>
  );
}
