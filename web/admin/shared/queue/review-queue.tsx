import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PaneBody } from "#ui/layout/pane.tsx";
import { useActions } from "#web/shared/actions/actions.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { QueueDetail, QueueSplit } from "#web/shared/queue/queue-split.tsx";
import { useQueue } from "#web/shared/queue/use-queue.ts";
import { ReviewedRow, type Review } from "./reviewed-row.tsx";

/** A row of the list, in words. */
export interface RowWords {
  title: string;
  text: string;
  foot?: string;
  leading?: ReactNode;
  at: string | Date;
}
export interface QueueWords {
  /** Of the page and its list: "Waitlist". */
  list: string;
  /** One of them, as the open pane is called: "Company". */
  row: string;
  /** Several, in a sentence: "companies". */
  rows: string;
}
interface ReviewQueueProps<Row extends { id: string }> {
  words: QueueWords;
  /** Of the list itself, with what filters it. */
  path: string;
  /** Title, tabs and counts above the list. */
  head: ReactNode;
  of: { data: readonly Row[] | undefined; error: unknown; refetch: () => unknown };
  row: (row: Row) => RowWords;
  review: (row: Row) => Review;
  /** What is said where none is left. */
  none: { title: string; text: string };
  /** More of the list. */
  foot?: ReactNode;
}

/** Everything that awaits a decision of one kind: the list, what is open, and what can be decided, by mouse or keyboard. */
export function ReviewQueue<Row extends { id: string }>(props: ReviewQueueProps<Row>) {
  const { words, path, head, of, row, review, none, foot } = props;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const phone = usePhone();
  const named = search.get("item");
  const hrefOf = (item: string) => `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ item })}`;
  const queue = useQueue({
    rows: of.data ?? [],
    named,
    follow: (item) => void navigate(item ? hrefOf(item) : path, { replace: true, preventScrollReset: true }),
  });
  const open = queue.missing ? undefined : queue.open;
  useMoves(words, queue);
  return (
    <QueueSplit
      labels={{ list: words.list, row: words.row }}
      phone={named ? "detail" : "list"}
      head={head}
      list={
        <PaneBody space="none">
          <Loaded
            of={of}
            rows={6}
            size="sm"
            loading={`Loading ${words.rows}`}
            failed={`Couldn’t load ${words.rows}`}
          >
            {(found) =>
              found.length === 0 ? (
                <EmptyState size="sm" title={none.title}>
                  {none.text}
                </EmptyState>
              ) : (
                <List label={words.list}>
                  {found.map((each) => {
                    const { at, ...shown } = row(each);
                    return (
                      <ListRow
                        key={each.id}
                        {...shown}
                        href={hrefOf(each.id)}
                        onSelect={() => queue.choose(each.id)}
                        current={!phone && each === open}
                        end={<TimeAgo at={at} look="short" />}
                      />
                    );
                  })}
                </List>
              )
            }
          </Loaded>
          {foot}
        </PaneBody>
      }
      detail={
        <QueueDetail
          open={open}
          loaded={of.data !== undefined || of.error !== null}
          loading={`Loading ${words.rows}`}
          empty={<NoneOpen missing={queue.missing} words={words} path={path} />}
        >
          {(each) => (
            <ReviewedRow
              key={each.id}
              review={review(each)}
              words={words}
              back={path}
              onLeave={() => queue.show((queue.after ?? queue.before)?.id)}
            />
          )}
        </QueueDetail>
      }
    />
  );
}

function NoneOpen({ missing, words, path }: { missing: boolean; words: QueueWords; path: string }) {
  const row = words.row.toLowerCase();
  if (!missing) return <EmptyState title={`No ${row} selected`}>New {words.rows} appear here.</EmptyState>;
  return (
    <EmptyState
      title={`This ${row} isn’t in this list`}
      action={<ButtonLink href={path}>All {words.rows}</ButtonLink>}
    >
      Another administrator may have decided already.
    </EmptyState>
  );
}

function useMoves({ list, row }: QueueWords, { next, previous }: { next: () => void; previous: () => void }) {
  const one = row.toLowerCase();
  useActions(list, [
    { id: "next", label: `Next ${one}`, icon: ArrowDown, shortcut: "j", keyOnly: true, perform: next },
    {
      id: "previous",
      label: `Previous ${one}`,
      icon: ArrowUp,
      shortcut: "k",
      keyOnly: true,
      perform: previous,
    },
  ]);
}
