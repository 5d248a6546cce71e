import type { ExternalState } from "#contract/external-applications.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Board } from "#ui/data/board/board.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { agentStageWords } from "#web/seeker/shared/applications/agent-applications.ts";
import { Reminder } from "#web/seeker/shared/applications/reminder-dialog.tsx";
import { appliedWords, useMoveExternal } from "./externals.ts";
import { type Tracked, type TrackedCard, columnsOf, mayMove, nameOfCard } from "./tracker-columns.ts";
import styles from "./tracker.module.css";

const otherTab = { target: "_blank", rel: "noreferrer" };

/** Everything applied for, by where it stands; what the person reports themselves can be moved. */
export function TrackerBoard(tracked: Tracked) {
  const { externals } = tracked;
  const move = useMoveExternal();
  return (
    <div className={styles.board}>
      <Board
        label="Applications by status"
        columns={columnsOf(tracked)}
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
  const { title, company, logo, href, at, applied, mark, open } = factsOf(card);
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
          <span>
            {applied ?? (
              <>
                Updated <TimeAgo at={at} />
              </>
            )}
          </span>
          {mark && <Badge tone={mark.tone}>{mark.text}</Badge>}
        </p>
        {open && <Reminder applicationId={card.id} jobTitle={title} />}
      </div>
    </div>
  );
}

interface Facts {
  title: string;
  company: string;
  logo: string | null;
  href: string | null;
  at: string;
  /** "Applied on Nov 3, 2026", where the person keeps that. */
  applied?: string | null;
  mark: { tone: "quiet" | "warn"; text: string } | null;
  /** Whether an answer may still come, so a reminder makes sense. */
  open: boolean;
}
function factsOf(card: TrackedCard): Facts {
  if (card.kind === "here") {
    const { id, job, company, lastActivityAt, ended } = card.application;
    return {
      title: job.jobTitle,
      company: company.companyName,
      logo: company.companyLogo,
      href: `/applications/${id}`,
      at: lastActivityAt,
      mark: null,
      open: !ended,
    };
  }
  const { jobTitle, companyName, changedAt } = card.application;
  const shared = { title: jobTitle, company: companyName, logo: null, at: changedAt };
  if (card.kind === "form") {
    const { stage, jobId } = card.application;
    const tone = stage === "review" ? "quiet" : "warn";
    return {
      ...shared,
      href: `/apply/${jobId}/agent`,
      mark: { tone, text: agentStageWords[stage] },
      open: false,
    };
  }
  const { url, state } = card.application;
  const applied = appliedWords(card.application);
  const open = !["hired", "passed", "declined"].includes(state);
  return { ...shared, href: url, applied, mark: { tone: "quiet", text: "Other site" }, open };
}
