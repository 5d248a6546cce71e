import { ChevronDown } from "lucide-react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Sign } from "#ui/data/identity/mark.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import type { Fit } from "#contract/fit-shapes.ts";
import type { JobMatch } from "#contract/match-shapes.ts";
import { dateWords, timeWords } from "#ui/data/text/date-words.ts";
import { fundingText } from "#web/shared/jobs/job-words.ts";
import { useMe } from "#web/shared/session/session.ts";
import { useChooseAgain, useDecide } from "#web/seeker/shared/matches.ts";
import { CloseBut } from "./close-but.tsx";
import { decidedText, shortPay, shortPlace, staleText } from "./short-words.ts";
import styles from "./today.module.css";

/** As many as a day brings at most. */
const aDay = 10;

export interface Today {
  matches: JobMatch[];
  scored: boolean;
  outdated: boolean;
  notice: string;
  nextAt: string;
}

/** The day's jobs to decide, each with one reason for and one gap; below them those decided. */
export function MatchList({ today, openId }: { today: Today; openId: string | undefined }) {
  const waiting = today.matches.filter((match) => match.status === "pending");
  const mayDecide = waiting.some(({ open }) => open);
  return (
    <Pane label="Today’s matches">
      <TodayHead today={today} />
      <PaneBody space="none">
        {today.outdated && <Outdated />}
        <List label="Matches">
          {waiting.map((match) => (
            <MatchRow key={match.id} match={match} open={match.id === openId} />
          ))}
        </List>
        {!mayDecide && <p className={styles.done}>You’re all caught up for today.</p>}
        <CloseBut few={today.matches.length < aDay} />
        <p className={styles.notice}>
          {today.notice} <a href="/preferences#scoring">Change this</a>
        </p>
      </PaneBody>
      <Decided matches={today.matches.filter((match) => match.status !== "pending")} openId={openId} />
    </Pane>
  );
}

/** The list stays as it was in the morning; what has changed since chooses only if the person says so. */
function Outdated() {
  const again = useChooseAgain();
  return (
    <p className={styles.outdated}>
      You changed your preferences.{" "}
      <Button size="sm" busy={again.isPending} onClick={() => again.mutate()}>
        Update your matches
      </Button>
    </p>
  );
}

/** How far the day has come. */
export function TodayHead({ today, back }: { today: Today; back?: { href: string; label: string } }) {
  const waiting = today.matches.filter((match) => match.status === "pending" && match.open).length;
  const decided = today.matches.filter((match) => match.status !== "pending").length;
  const closed = today.matches.length - waiting - decided;
  const { timeZone } = useMe();
  return (
    <PageHeader
      size="pane"
      title="Today’s matches"
      back={back}
      description={`${countText({ waiting, decided, closed, all: today.matches.length })} Next matches ${nextText(today.nextAt, timeZone)}.`}
    >
      <span
        className={styles.progress}
        role="img"
        aria-label={`${decided} of ${today.matches.length} reviewed`}
      >
        {today.matches.map((match, index) => (
          <i key={match.id} data-done={index < decided || undefined} />
        ))}
      </span>
    </PageHeader>
  );
}

/** What was decided today; any of it opens again. */
function Decided({ matches, openId }: { matches: JobMatch[]; openId: string | undefined }) {
  if (!matches.length) return null;
  return (
    <details className={styles.decided}>
      <summary>
        <span className={styles.marks}>
          {matches.slice(0, 3).map(({ id, job }) => (
            <CompanyMark key={id} name={job.company.companyName} src={job.company.companyLogo} size="sm" />
          ))}
        </span>
        Reviewed today: {decidedText(matches)}
        <Icon of={ChevronDown} size="sm" />
      </summary>
      <List label="Reviewed today">
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} open={match.id === openId} />
        ))}
      </List>
    </details>
  );
}

const decidedWords: Partial<Record<JobMatch["status"], string>> = {
  rejected: "Dismissed",
  saved: "Saved",
  liked: "Liked",
  applied: "Applied",
};

function MatchRow({ match, open }: { match: JobMatch; open: boolean }) {
  const { job, fit, status, open: stillOpen } = match;
  const decide = useDecide();
  const good = fit?.requirements.find((each) => each.verdict === "met");
  const gap = fit?.requirements.find((each) => each.verdict !== "met");
  const broken = fit && Object.values(fit.hard).find((each) => each.verdict === "conflict");
  return (
    <ListRow
      href={`/today?match=${match.id}`}
      current={open}
      leading={<CompanyMark name={job.company.companyName} src={job.company.companyLogo} />}
      title={job.jobTitle}
      end={<span className={styles.pay}>{shortPay(job)}</span>}
      text={`${job.company.companyName}, ${shortPlace(job)}`}
      textEnd={staleText(job) ?? fundingText(job.company.fundingStage)}
      foot={
        decidedWords[status] ? (
          <span className={styles.decision}>
            {stillOpen ? decidedWords[status] : `${decidedWords[status]}, now closed`}
            {status !== "applied" && (
              <Button size="sm" tone="bare" onClick={() => decide({ match, status: "pending" })}>
                Undo
              </Button>
            )}
          </span>
        ) : !stillOpen ? (
          "This job has closed"
        ) : (
          <span className={styles.reasons}>
            {good && (
              <span className={styles.good} title={good.text}>
                <Sign fit="met" /> <span>{good.text}</span>
              </span>
            )}
            {gap ? (
              <span className={styles.gap} title={gap.text}>
                <Sign fit={gap.verdict} /> <span>{gap.text}</span>
              </span>
            ) : broken ? (
              <span className={styles.gap} title={broken.sentence}>
                <Sign fit="missing" /> <span>{broken.sentence}</span>
              </span>
            ) : (
              fit && <span className={styles.gap}>{nothingMissing(fit)}</span>
            )}
          </span>
        )
      }
    />
  );
}

function nothingMissing({ score, requirements }: Fit) {
  if (score === null) return "This posting says little";
  return requirements.length === 0 ? "No requirements found" : "Nothing missing";
}

/** Fewer than ten is an answer: no job is added that does not fit. */
function countText({
  waiting,
  decided,
  closed,
  all,
}: Record<"waiting" | "decided" | "closed" | "all", number>) {
  if (closed > 0) return `${waiting} to review, ${decided} done, ${closed} closed since.`;
  if (decided === 0 && all < aDay) return `${counted(all, "new job")} ${all === 1 ? "fits" : "fit"} today.`;
  return `${waiting} to review, ${decided} done.`;
}

function nextText(at: string, timeZone: string) {
  const day = dateWords(at, { weekday: "long", timeZone });
  return `${day} at ${timeWords(at, timeZone)}`;
}
