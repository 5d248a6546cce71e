import { Bookmark, X } from "lucide-react";
import { useState } from "react";
import type { JobMatch, RejectReason } from "#contract/match-shapes.ts";
import { SwipeDeck } from "#ui/data/swipe-deck/swipe-deck.tsx";
import { Pane, PaneHead } from "#ui/layout/pane.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import { QueuePlace } from "#web/shared/queue/queue-place.tsx";
import { MatchDetail } from "./match-detail.tsx";
import { type Today, TodayHead } from "./match-list.tsx";
import { MatchMenu } from "./match-menu.tsx";
import { RejectTray } from "./reject-tray.tsx";
import styles from "./today.module.css";

interface MatchDeckProps {
  today: Today;
  waiting: readonly JobMatch[];
  open: JobMatch;
  /** Decides about the card on top and goes on. */
  onDecide: (status: "rejected" | "saved", reason?: RejectReason) => void;
  /** Says afterwards why a job was turned down. */
  onExplain: (match: JobMatch, reason: RejectReason) => void;
}

/** The day's matches on a phone: drawn left for no, right to save; the reason is asked after. */
export function MatchDeck({ today, waiting, open, onDecide, onExplain }: MatchDeckProps) {
  const [refused, setRefused] = useState<JobMatch | null>(null);
  const place = waiting.findIndex(({ id }) => id === open.id);
  const asked = refused && today.matches.find(({ id }) => id === refused.id)?.status === "rejected";
  return (
    <Pane label="Today’s matches">
      <TodayHead today={today} back={{ href: "/today", label: "All of today’s matches" }} />
      <div className={styles.deck}>
        <SwipeDeck
          label="Today’s matches, one at a time"
          top={open}
          next={waiting[place + 1] ?? waiting[place - 1]}
          itemId={({ id }) => id}
          left={{ label: "Not for me", icon: X }}
          right={{ label: "Save", icon: Bookmark }}
          onLeave={(match, side) => {
            setRefused(side === "left" ? match : null);
            onDecide(side === "left" ? "rejected" : "saved");
          }}
          renderCard={(match, leave) => {
            const at = waiting.findIndex(({ id }) => id === match.id);
            return (
              <>
                <PaneHead>
                  <QueuePlace title={match.job.company.companyName}>
                    {at >= 0 && `${at + 1} of ${waiting.length}`}
                  </QueuePlace>
                  <MatchMenu
                    match={match}
                    before={waiting[at - 1]?.id}
                    after={waiting[at + 1]?.id}
                    onReject={(reason) => (reason ? onDecide("rejected", reason) : leave("left"))}
                    onSave={() => leave("right")}
                  />
                </PaneHead>
                <MatchDetail
                  match={match}
                  saysNo={false}
                  onSayNo={() => leave("left")}
                  onReject={(reason) => onDecide("rejected", reason)}
                  onSave={() => leave("right")}
                />
              </>
            );
          }}
        />
        <div className={styles.toasts}>
          <ToastRegion place="pane" />
        </div>
      </div>
      {refused && asked && (
        <RejectTray
          key={refused.id}
          companyName={refused.job.company.companyName}
          onReject={(reason) => {
            onExplain(refused, reason);
            setRefused(null);
          }}
          onClose={() => setRefused(null)}
        />
      )}
    </Pane>
  );
}
