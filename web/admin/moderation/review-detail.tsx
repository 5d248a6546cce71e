import { useState } from "react";
import type { ReviewItem } from "#contract/chat/moderation-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { inShort } from "#web/shared/chat/message-words.ts";
import type { Decision } from "./review-queue.ts";
import { actionWords, reasonWords, whatOf } from "./review-words.ts";
import type { ReviewDecision } from "./use-review-decision.ts";
import styles from "./moderation.module.css";

interface ReviewDetailProps {
  item: ReviewItem;
  back: string;
  decide: ReviewDecision;
}
/** One report: what was said, who objected and why, what was decided, and what can be. */
export function ReviewDetail({ item, back, decide }: ReviewDetailProps) {
  const phone = usePhone();
  const [why, setWhy] = useState("");
  const [banning, setBanning] = useState(false);
  const name = item.entity_creator?.name ?? "Deleted user";
  // On a phone the title is the page's own.
  const Part = phone ? "h2" : "h3";
  const deleted = item.message?.type === "deleted";
  const busy = decide.isPending;
  const take = (decision: Decision) => decide.mutate({ id: item.id, decision, reason: why.trim() });
  return (
    <>
      <PaneHead tall>
        <DetailHeader
          size="sm"
          level={phone ? 1 : 2}
          back={{ href: back, label: "Back to reports" }}
          leading={<Avatar name={name} src={item.entity_creator?.image} />}
          title={whatOf(item)}
          text={
            <>
              Reported <TimeAgo at={item.created_at} />
            </>
          }
        />
      </PaneHead>
      <PaneBody label="Report details">
        <div className={styles.report}>
          {item.message && (
            <blockquote className={styles.said}>
              {deleted ? <i>{inShort(item.message)}</i> : inShort(item.message)}
            </blockquote>
          )}
          <section aria-label="Objections">
            <Part>Objections</Part>
            <ul>
              {item.flags.map((flag) => (
                <li key={flag.id}>
                  <b>{reasonWords(flag.reason || flag.type)}</b>
                  <span>
                    {flag.user?.name ?? "Word filter"}, <TimeAgo at={flag.created_at} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
          {item.actions.length > 0 && (
            <section aria-label="Decisions">
              <Part>Decisions</Part>
              <ul>
                {item.actions.map((action) => (
                  <li key={action.id}>
                    <b>{actionWords(action.type)}</b>
                    <span>
                      {[action.user?.name, action.reason].filter(Boolean).join(", ")}{" "}
                      <TimeAgo at={action.created_at} />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Field label="Reason" optional>
            <TextInput value={why} maxLength={500} onChange={(event) => setWhy(event.target.value)} />
          </Field>
        </div>
      </PaneBody>
      <PaneFoot>
        <Button busy={busy} onClick={() => take("mark_reviewed")}>
          Dismiss report
        </Button>
        {item.message && !deleted && (
          <Button
            tone="danger"
            aria-label="Delete message"
            busy={busy}
            onClick={() => take("delete_message")}
          >
            Delete
          </Button>
        )}
        {deleted && (
          <Button busy={busy} onClick={() => take("restore")}>
            Restore
          </Button>
        )}
        {item.bans.length > 0 && (
          <Button busy={busy} onClick={() => take("unban")}>
            Lift ban
          </Button>
        )}
        {item.entity_creator_id && item.bans.length === 0 && (
          <Button tone="danger" aria-label={`Ban ${name}`} busy={busy} onClick={() => setBanning(true)}>
            Ban
          </Button>
        )}
      </PaneFoot>
      <ConfirmDialog
        title={`Ban ${name}?`}
        description="They can still read messages but can’t send any until you lift the ban."
        action="Ban"
        danger
        open={banning}
        onOpenChange={setBanning}
        onConfirm={() => {
          setBanning(false);
          take("ban");
        }}
      />
    </>
  );
}
