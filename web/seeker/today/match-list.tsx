import { CompanyMark } from "#ui/data/company-mark.tsx";
import { List, ListRow } from "#ui/data/list-row.tsx";
import { Sign } from "#ui/data/mark.tsx";
import { Pane, PaneBody } from "#ui/layout/pane.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import type { JobMatch } from "#contract/matching.ts";
import { fundingText, payText, placeText } from "#web/shared/jobs/job-words.ts";
import styles from "./today.module.css";

interface Today {
  matches: JobMatch[];
  scored: boolean;
  notice: string;
  nextAt: string;
}

/** The day's jobs, first those to decide; each with one reason for and one gap. */
export function MatchList({ today, openId }: { today: Today; openId: string }) {
  const waiting = today.matches.filter((match) => match.status === "pending");
  const decided = today.matches.length - waiting.length;
  return (
    <Pane label="Today’s matches">
      <PageHeader
        size="pane"
        title="Today’s matches"
        description={`${waiting.length} to decide, ${decided} done. Next ones ${nextText(today.nextAt)}.`}
      >
        <span
          className={styles.progress}
          role="img"
          aria-label={`${decided} of ${today.matches.length} decided`}
        >
          {today.matches.map((match, index) => (
            <i key={match.id} data-done={index < decided || undefined} />
          ))}
        </span>
      </PageHeader>
      <PaneBody space="none">
        <List label="Matches">
          {today.matches.map((match) => (
            <MatchRow key={match.id} match={match} open={match.id === openId} />
          ))}
        </List>
        <p className={styles.notice}>
          {today.notice} <a href="/preferences#scoring">Change this</a>
        </p>
      </PaneBody>
    </Pane>
  );
}

const decidedWords: Partial<Record<JobMatch["status"], string>> = {
  rejected: "Not for you",
  saved: "Saved",
  liked: "Liked",
  applied: "Applied",
};

function MatchRow({ match, open }: { match: JobMatch; open: boolean }) {
  const { job, fit, status } = match;
  const good = fit?.requirements.find((each) => each.verdict === "met");
  const gap = fit?.requirements.find((each) => each.verdict !== "met");
  return (
    <ListRow
      href={`/today?match=${match.id}`}
      current={open}
      leading={<CompanyMark name={job.company.companyName} src={job.company.companyLogo} />}
      title={job.jobTitle}
      end={<span className={styles.pay}>{payText(job)}</span>}
      text={`${job.company.companyName}, ${placeText(job)}`}
      textEnd={fundingText(job.company.fundingStage)}
      foot={
        decidedWords[status] ?? (
          <span className={styles.reasons}>
            {good && (
              <span className={styles.good}>
                <Sign fit="met" /> <span>{good.text}</span>
              </span>
            )}
            {gap ? (
              <span className={styles.gap}>
                <Sign fit={gap.verdict} /> <span>{gap.text}</span>
              </span>
            ) : (
              fit && <span className={styles.gap}>Nothing missing</span>
            )}
          </span>
        )
      }
    />
  );
}

function nextText(at: string) {
  return new Intl.DateTimeFormat("en-GB", { weekday: "long", hour: "numeric", minute: "2-digit" })
    .format(new Date(at))
    .replace(",", " at");
}
