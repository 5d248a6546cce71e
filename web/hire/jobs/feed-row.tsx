import { Ellipsis, FileDiff, History, Unplug } from "lucide-react";
import { Suspense, useState } from "react";
import type { Feed } from "#contract/job-feeds.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { ListRow } from "#ui/data/lists/list-row.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { useCan, useMay } from "#web/hire/shared/team/rights.ts";
import { lazyOverlay } from "#ui/overlays/lazy-overlay.tsx";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { isAccount, sourceName, useDisconnect, usePreview, useStopFeed } from "./imports/imports.ts";
import { platformName } from "#shared/words/platform-name.ts";
import { readingText } from "./use-resync.ts";
import styles from "./jobs.module.css";

const ConfirmDialog = lazyOverlay(
  async () => (await import("#ui/overlays/confirm-dialog.tsx")).ConfirmDialog,
);

const FeedHistory = lazyPart(async () => (await import("./feed-history.tsx")).FeedHistory);

interface FeedRowProps {
  companyId: string;
  feed: Feed;
  /** Shows what a source lists now, before anything changes. */
  onPreview: (importId: string) => void;
  /** Whether its history is open; the address of the page says so, and notifications lead there. */
  shown: boolean;
  onShow: (shown: boolean) => void;
}

/** One source of jobs, how its last reading went, and what can be done with it. */
export function FeedRow({ companyId, feed, onPreview, shown, onShow }: FeedRowProps) {
  const [asking, setAsking] = useState(false);
  const can = useCan();
  const mayDisconnect = can("integrations");
  const mayStop = can("jobs");
  const mayPreview = useMay()("jobs");
  const disconnect = useDisconnect(companyId);
  const preview = usePreview(companyId, onPreview, {});
  const failed = feed.lastState === "failed";
  const name = platformName(feed.system);
  const stop = useStopFeed(companyId);
  const account = isAccount(feed.address);
  const items = [
    {
      label: "Show changes first",
      icon: FileDiff,
      disabled: preview.isPending || !mayPreview,
      onSelect: () => preview.mutate({ feedId: feed.id }),
    },
    { label: "Sync history", icon: History, onSelect: () => onShow(true) },
    ...(account && mayDisconnect
      ? [{ label: "Disconnect", icon: Unplug, danger: true, onSelect: () => setAsking(true) }]
      : []),
    ...(!account && mayStop
      ? [{ label: "Stop syncing", icon: Unplug, danger: true, onSelect: () => setAsking(true) }]
      : []),
  ];
  return (
    <>
      <ListRow
        title={
          <span className={styles.feedLine}>
            {name}
            <Badge tone={failed ? "bad" : feed.lastState ? "good" : "quiet"}>
              {failed ? "Sync failed" : feed.lastState ? "Synced" : "Not synced yet"}
            </Badge>
          </span>
        }
        end={feed.lastReadAt && <TimeAgo at={feed.lastReadAt} look="list" />}
        text={sourceName(feed.address) ?? "From a file"}
        textEnd={
          feed.address && (
            <Menu
              trigger={<IconButton icon={Ellipsis} size="sm" label={`More for ${name}`} />}
              items={items}
            />
          )
        }
        foot={readingText(feed)}
      />
      <Suspense>
        {shown && <FeedHistory companyId={companyId} feed={feed} onClose={() => onShow(false)} />}
      </Suspense>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={account ? `Disconnect ${name}?` : `Stop syncing ${name}?`}
        description={`We stop reading this ${account ? "account" : "job board"}. Jobs we imported from it stay as they are, and nothing updates or closes them anymore.`}
        action={account ? "Disconnect" : "Stop syncing"}
        danger
        onConfirm={() => {
          setAsking(false);
          (account ? disconnect : stop).mutate(feed.id);
        }}
      />
    </>
  );
}
