import type { ReviewItem } from "#contract/chat/moderation-shapes.ts";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { usePhone } from "#ui/hooks/use-media-query.ts";
import { inShort } from "#web/shared/chat/message-words.ts";
import { actionWords, reasonWords } from "./review-words.ts";
import styles from "./moderation.module.css";

/** What was said, who objected and why, and what was decided. */
export function ReportBody({ item }: { item: ReviewItem }) {
  // On a phone the title is the page's own.
  const Part = usePhone() ? "h2" : "h3";
  return (
    <div className={styles.report}>
      {item.message && (
        <blockquote className={styles.said}>
          {item.message.type === "deleted" ? <i>{inShort(item.message)}</i> : inShort(item.message)}
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
    </div>
  );
}
