import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { List } from "#ui/data/lists/list-row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Needs } from "#web/hire/shared/team/needs.tsx";
import { feedsOf } from "#web/hire/shared/jobs/hire-jobs.ts";
import { FeedRow } from "./feed-row.tsx";
import { useResync } from "./use-resync.ts";
import styles from "./jobs.module.css";

interface FeedListProps {
  companyId: string;
  onPreview: (importId: string) => void;
}

/** The boards and accounts that jobs come from, and how the last reading went. */
export function FeedList({ companyId, onPreview }: FeedListProps) {
  const { data: feeds = [] } = useQuery(feedsOf(companyId));
  const resync = useResync(companyId);
  const [search, setSearch] = useSearchParams();
  const show = (id: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (id) after.set("source", id);
        else after.delete("source");
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  if (!feeds.length) return null;
  const readable = feeds.some(({ address }) => address);
  return (
    <Section
      className={styles.feeds}
      title="Job sources"
      description="We sync job boards every 6 hours. If a sync fails, your jobs stay open."
      actions={
        readable && (
          <Needs permission="publish">
            <Button size="sm" icon={RefreshCw} busy={resync.isPending} onClick={() => resync.mutate()}>
              Sync now
            </Button>
          </Needs>
        )
      }
    >
      <List label="Job sources" divided flush>
        {feeds.map((feed) => (
          <FeedRow
            key={feed.id}
            companyId={companyId}
            feed={feed}
            onPreview={onPreview}
            shown={feed.id === search.get("source")}
            onShow={(shown) => show(shown ? feed.id : null)}
          />
        ))}
      </List>
    </Section>
  );
}
