import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { MatchSignal } from "#contract/match-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";

type Signals = Awaited<ReturnType<typeof api.matching.signals>>["signals"];

const words: Record<MatchSignal, string> = {
  viewed: "Viewed",
  opened: "Opened",
  shared: "Shared",
  saved: "Saved",
  unsaved: "Removed from Saved",
  hidden: "Hidden",
  shown: "Shown again",
};
const pageSize = 20;
const signalsOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["match-signals", id],
    queryFn: ({ pageParam: skip }) =>
      api.matching.signals({ params: { id }, query: { limit: pageSize, skip } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextSkip(pages.length * pageSize, total),
  });
/** What is chosen and marked by these. */
const stale = [["match-signals"], ["matches"], ["job-marks"]];

/** What the person did with jobs and what that changes, to be erased entry by entry or whole. */
export function ActivitySection({ candidateId }: { candidateId: string }) {
  const found = useInfiniteQuery(signalsOf(candidateId));
  return (
    <Section
      anchor="activity"
      title="Your activity"
      description="What you do with jobs changes the order of the jobs we suggest, never your score, and hiring teams don’t see it. We keep it for 180 days, except for the jobs you hid, which we keep until you erase them."
      content="beside"
      line
    >
      <Loaded of={found} rows={3} size="sm" loading="Loading activity" failed="Couldn’t load your activity">
        {({ pages }) => (
          <Entries candidateId={candidateId} signals={pages.flatMap(({ signals }) => signals)}>
            <ShowMore more={found.hasNextPage} busy={found.isFetchingNextPage} onMore={found.fetchNextPage} />
          </Entries>
        )}
      </Loaded>
    </Section>
  );
}

interface EntriesProps {
  candidateId: string;
  signals: Signals;
  /** The way to what is older. */
  children: ReactNode;
}
function Entries({ candidateId, signals, children }: EntriesProps) {
  const erase = useChange({
    call: (signalId: string) => api.matching.eraseSignal({ params: { id: candidateId, signalId } }),
    success: "Erased. It no longer counts.",
    toastKey: "match-signals",
    stale,
  });
  if (signals.length === 0) return <p>Jobs you view, open, save, share or hide will be listed here.</p>;
  return (
    <Stack gap={4}>
      <List label="Your activity" divided flush>
        {signals.map(({ id, jobId, signal, at, jobTitle, companyName, effect }) => (
          <ListRow
            key={id}
            href={`/jobs/${jobId}`}
            title={`${words[signal]}: ${jobTitle}`}
            text={
              <>
                {companyName} · <TimeAgo at={at} />
              </>
            }
            foot={effect}
            end={
              <Button
                size="sm"
                tone="bare"
                aria-label={`Erase: ${words[signal]} ${jobTitle}`}
                onClick={() => erase.mutate(id)}
              >
                Erase
              </Button>
            }
          />
        ))}
      </List>
      {children}
      <div>
        <EraseAll candidateId={candidateId} />
      </div>
    </Stack>
  );
}

function EraseAll({ candidateId }: { candidateId: string }) {
  const [asked, setAsked] = useState(false);
  const erase = useChange({
    call: () => api.matching.eraseSignals({ params: { id: candidateId } }),
    done: () => setAsked(false),
    success: "Your activity is erased",
    toastKey: "match-signals",
    stale,
  });
  return (
    <>
      <Button onClick={() => setAsked(true)}>Erase all activity</Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Erase all activity?"
        description="It no longer changes which jobs we suggest, and jobs you hid can be suggested again. Saved jobs stay saved. This can’t be undone."
        action="Erase all activity"
        danger
        busy={erase.isPending}
        onConfirm={() => erase.mutate()}
      />
    </>
  );
}
