import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import type { Feed } from "#contract/job-feeds.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { feedsOf } from "#web/hire/shared/jobs/hire-jobs.ts";
import { platformName } from "./job-table.tsx";
import { countsText, failureText, useResync } from "./use-resync.ts";
import styles from "./jobs.module.css";

/** The boards that jobs come from, and how the last reading went. */
export function FeedList({ companyId }: { companyId: string }) {
  const { data: feeds = [] } = useQuery(feedsOf(companyId));
  const resync = useResync(companyId);
  if (!feeds.length) return null;
  const readable = feeds.some(({ address }) => address);
  return (
    <Section
      className={styles.feeds}
      title="Job sources"
      description="We sync job boards every 6 hours. If a sync fails, your jobs stay open."
      actions={
        readable && (
          <Button size="sm" icon={RefreshCw} busy={resync.isPending} onClick={() => resync.mutate()}>
            Sync now
          </Button>
        )
      }
    >
      <List label="Job sources" divided flush>
        {feeds.map((feed) => (
          <FeedRow key={feed.id} feed={feed} />
        ))}
      </List>
    </Section>
  );
}

function FeedRow({ feed }: { feed: Feed }) {
  const failed = feed.lastState === "failed";
  return (
    <ListRow
      title={
        <span className={styles.feedLine}>
          {platformName(feed.system)}
          <Badge tone={failed ? "bad" : feed.lastState ? "good" : "quiet"}>
            {failed ? "Sync failed" : feed.lastState ? "Synced" : "Not synced yet"}
          </Badge>
        </span>
      }
      end={feed.lastReadAt && <TimeAgo at={feed.lastReadAt} look="list" />}
      text={feed.address ?? "From a file"}
      foot={
        failed
          ? failureText(feed.lastMessage)
          : feed.lastCounts
            ? countsText(feed.lastCounts)
            : "Its jobs appear here after the first sync."
      }
    />
  );
}
