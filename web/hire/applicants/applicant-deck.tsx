import { Check, X } from "lucide-react";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { SwipeDeck } from "#ui/data/swipe-deck/swipe-deck.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import { ApplicantDetail, type Decisions } from "./applicant-detail.tsx";
import { shortlistLabel } from "./applicant-menu.tsx";
import type { FeedView } from "#web/hire/shared/applicants/feed.ts";
import styles from "./applicants.module.css";

interface ApplicantDeckProps extends Decisions {
  rows: readonly ApplicationRow[];
  total: number;
  place: number;
  view: FeedView;
}

/** The feed on a phone: one card after another, drawn left to pass and right to shortlist. */
export function ApplicantDeck({ rows, total, place, view, ...decisions }: ApplicantDeckProps) {
  const top = rows[place]!;
  const next = rows[place + 1] ?? rows[place - 1];
  const { onShortlist, onPass } = decisions;
  const acts = { left: { label: "Pass", icon: X }, right: { label: shortlistLabel(top), icon: Check } };
  return (
    <div className={styles.deck}>
      <SwipeDeck
        label="Applicants, one at a time"
        top={top}
        next={next}
        itemId={({ id }) => id}
        {...acts}
        onLeave={(_, side) => (side === "left" ? onPass() : onShortlist())}
        renderCard={(row, leave) => {
          const at = rows.findIndex(({ id }) => id === row.id);
          return (
            <ApplicantDetail
              row={row}
              view={view}
              inDeck
              waiting={row.id !== top.id}
              place={{
                number: Math.max(0, at) + 1,
                of: total,
                before: rows[at - 1]?.id,
                after: rows[at + 1]?.id,
              }}
              {...decisions}
              onShortlist={() => leave("right")}
              onPass={(reason) => (reason ? onPass(reason) : leave("left"))}
            />
          );
        }}
      />
      <div className={styles.toasts}>
        <ToastRegion place="pane" />
      </div>
    </div>
  );
}
