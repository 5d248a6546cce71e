import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
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
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { api, sentenceOf } from "#web/api/client.ts";
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

/** What became of a letter; without a mail server it is kept here and goes nowhere. */
const stateWords = {
  waiting: "Waiting",
  sent: "Sent",
  kept: "Kept here",
  suppressed: "Not wanted",
  failed: "Failed",
} as const;

/** Every letter the product wrote, as its reader sees it. */
export default function OutboxPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const { data, error, refetch, ...further } = useInfiniteQuery(outbox(search));
  const phone = usePhone();
  const listed = `/admin/outbox${search && `?${new URLSearchParams({ search })}`}`;
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
            {error && !data && (
              <EmptyState
                size="sm"
                title="The letters could not be read"
                action={<Button onClick={() => void refetch()}>Try again</Button>}
              >
                {sentenceOf(error)}
              </EmptyState>
            )}
            {letters ? (
              <List label="Letters">
                {letters.map((letter) => (
                  <ListRow
                    key={letter.id}
                    href={`/admin/outbox?${new URLSearchParams({ ...(search && { search }), letter: letter.id })}`}
                    current={!phone && letter.id === openId}
                    title={letter.subject}
                    end={<TimeAgo at={letter.createdAt} look="short" />}
                    text={letter.recipient}
                    textEnd={stateWords[letter.state]}
                  />
                ))}
              </List>
            ) : (
              !error && <ListSkeleton rows={8} label="Loading letters" />
            )}
            <ShowMore
              more={further.hasNextPage}
              busy={further.isFetchingNextPage}
              onMore={further.fetchNextPage}
            />
          </PaneBody>
        </Pane>
      }
      detail={
        <Pane label="Letter">
          {openId ? (
            <Letter id={openId} back={listed} />
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

function Letter({ id, back }: { id: string; back: string }) {
  const { data: letter, error, refetch } = useQuery(letterById(id));
  const phone = usePhone();
  if (error && !letter)
    return (
      <EmptyState
        title="The letter could not be read"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {sentenceOf(error)}
      </EmptyState>
    );
  if (!letter) return <ListSkeleton rows={4} label="Loading the letter" />;
  return (
    <PaneBody space="lg">
      <DetailHeader
        level={phone ? 1 : 2}
        back={{ href: back, label: "Back to the letters" }}
        title={letter.subject}
        text={`To ${letter.recipient}`}
        aside={<Badge>{stateWords[letter.state]}</Badge>}
      />
      <iframe
        className={styles.letter}
        title={letter.subject}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={forFrame(letter.html)}
      />
      <pre className={styles.plain}>{letter.text}</pre>
    </PaneBody>
  );
}

/**
 * What a link of a letter leads to opens beside the outbox: inside the frame no page works. The styles for dark mail programs
 * stay outside, since our pages take no styles but their own.
 */
function forFrame(html: string) {
  return html.replace(/<style>.*?<\/style>/s, "").replace("<head>", '<head><base target="_blank">');
}
