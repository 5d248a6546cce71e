import type { ReactNode } from "react";
import type { Scorecard } from "#contract/scorecards.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { ratingWords, recommendationTones, recommendationWords } from "./scorecard-words.ts";
import styles from "./scorecards.module.css";

interface ScorecardCardProps {
  card: Scorecard;
  mine?: boolean;
  action?: ReactNode;
}
/** What one of the team found. */
export function ScorecardCard({ card, mine, action }: ScorecardCardProps) {
  const { by, recommendation, ratings, notes, changedAt } = card;
  const said = ratings.filter(({ rating, note }) => rating !== null || note);
  return (
    <article className={styles.card} aria-label={mine ? "Your scorecard" : `Scorecard by ${by.fullName}`}>
      <header className={styles.by}>
        <Avatar name={by.fullName} src={by.profilePicture} size="sm" />
        <b>{mine ? "You" : by.fullName}</b>
        <TimeAgo at={changedAt} look="list" />
        <Badge tone={recommendationTones[recommendation]}>{recommendationWords[recommendation]}</Badge>
        <span className={styles.gap} />
        {action}
      </header>
      {said.length > 0 && (
        <dl className={styles.ratings}>
          {said.map(({ attributeId, name, rating, note }) => (
            <div key={attributeId}>
              <dt>{name}</dt>
              <dd>{rating === null ? "Not rated" : ratingWords[rating]}</dd>
              {note && <dd className={styles.note}>{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      {notes && <p className={styles.note}>{notes}</p>}
    </article>
  );
}
