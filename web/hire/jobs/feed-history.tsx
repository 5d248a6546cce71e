import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Feed, FeedReading } from "#contract/job-feeds.ts";
import { failureText } from "#shared/jobs/failure-text.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { api } from "#web/api/client.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { sourceName } from "./imports/imports.ts";
import { platformName } from "#shared/words/platform-name.ts";
import { countsText } from "./use-resync.ts";

const historyOf = (companyId: string, feedId: string) =>
  queryOptions({
    queryKey: ["jobs", "feeds", companyId, feedId, "history"],
    queryFn: () => api.jobs.feedHistory({ params: { id: companyId, feedId } }),
  });

interface FeedHistoryProps {
  companyId: string;
  feed: Feed;
  onClose: () => void;
}

/** What each reading of a source did in the last three months. */
export function FeedHistory({ companyId, feed, onClose }: FeedHistoryProps) {
  const history = useQuery(historyOf(companyId, feed.id));
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Sync history of ${platformName(feed.system)}`}
      description={sourceName(feed.address) ?? "From a file"}
    >
      <Loaded of={history} rows={6} loading="Loading the history" failed="Couldn’t load the history">
        {(readings) =>
          readings.length === 0 ? (
            <EmptyState size="sm" title="Not synced yet">
              What each sync adds, changes and closes appears here for 90 days.
            </EmptyState>
          ) : (
            <List label="Syncs" divided flush>
              {readings.map((reading) => (
                <ListRow
                  key={reading.id}
                  title={outcome(reading)}
                  end={<TimeAgo at={reading.at} look="list" />}
                  text={reading.by ? `Started by ${reading.by}` : "Automatic"}
                  foot={touched(reading)}
                />
              ))}
            </List>
          )
        }
      </Loaded>
    </Drawer>
  );
}

function outcome({ state, counts, times }: FeedReading) {
  if (state === "failed") return "Sync failed";
  return times > 1 ? `${countsText(counts)}, ${times} times in a row` : countsText(counts);
}

const mostNamed = 5;

/** "Added Nurse and Cook. Closed Welder.", or why nothing was read. */
function touched({ state, message, counts, titles }: FeedReading) {
  if (state === "failed") return failureText(message);
  const kinds = [
    ["Added", titles.added, counts.added],
    ["Changed", titles.changed, counts.changed],
    ["Closed", titles.closed, counts.closed],
  ] as const;
  const said = kinds.flatMap(([verb, named, count]) => {
    if (count === 0) return [];
    const first = named.slice(0, mostNamed);
    const more = count > first.length ? [`${count - first.length} more`] : [];
    return [`${verb} ${sentenceList([...first, ...more])}.`];
  });
  return said.join(" ") || undefined;
}
