import type { ExternalState, ExternalApplication } from "#contract/external-applications.ts";
import type { MyApplication } from "#contract/application-shapes.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Board } from "#ui/data/board/board.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { useMoveExternal } from "./externals.ts";
import { type TrackedCard, columnsOf, mayMove, nameOfCard } from "./tracker-columns.ts";
import styles from "./tracker.module.css";

const otherTab = { target: "_blank", rel: "noreferrer" };

interface TrackerBoardProps {
  mine: MyApplication[];
  externals: ExternalApplication[];
}
/** Everything applied for, by where it stands; what the person reports themselves can be moved. */
export function TrackerBoard({ mine, externals }: TrackerBoardProps) {
  const move = useMoveExternal();
  return (
    <div className={styles.board}>
      <Board
        label="Applications by status"
        columns={columnsOf(mine, externals)}
        cardId={({ id }) => id}
        cardName={nameOfCard}
        renderCard={(card) => <Card card={card} />}
        mayMove={(wish) => mayMove(externals, wish)}
        onMove={({ cardId, to }) => {
          const application = externals.find(({ id }) => id === cardId);
          if (application) move({ application, state: to as ExternalState });
        }}
      />
    </div>
  );
}

function Card({ card }: { card: TrackedCard }) {
  const { title, company, logo, href, at } = factsOf(card);
  return (
    <div className={styles.card}>
      <CompanyMark name={company} src={logo} size="sm" />
      <div className={styles.words}>
        <p className={styles.title}>
          {href ? (
            <Link href={href} draggable={false} {...(card.kind === "elsewhere" && otherTab)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className={styles.company}>{company}</p>
        <p className={styles.foot}>
          <TimeAgo at={at} look="list" />
          {card.kind === "elsewhere" && <Badge tone="quiet">Other site</Badge>}
        </p>
      </div>
    </div>
  );
}

function factsOf(card: TrackedCard) {
  if (card.kind === "elsewhere") {
    const { jobTitle, companyName, url, changedAt } = card.application;
    return { title: jobTitle, company: companyName, logo: null, href: url, at: changedAt };
  }
  const { id, job, company, lastActivityAt } = card.application;
  return {
    title: job.jobTitle,
    company: company.companyName,
    logo: company.companyLogo,
    href: `/applications/${id}`,
    at: lastActivityAt,
  };
}
