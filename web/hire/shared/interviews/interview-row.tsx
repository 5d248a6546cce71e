import type { UpcomingInterview } from "#contract/interviews.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { timeWords } from "#ui/data/text/date-words.ts";
import { useHydrated } from "#ui/hooks/use-hydrated.ts";
import styles from "./interview-row.module.css";

/** One agreed interview: when, with whom, who interviews, and the way in. */
export function InterviewRow({ upcoming }: { upcoming: UpcomingInterview }) {
  const { interview, candidateName, jobTitle, applicationId, jobId, mine } = upcoming;
  const { time, minutes, sessions, videoLink, place } = interview;
  const names = new Map(
    sessions.flatMap(({ interviewers }) => interviewers).map(({ userId, fullName }) => [userId, fullName]),
  );
  // The server does not know where the reader is.
  const zone = useHydrated() ? undefined : "UTC";
  const end = new Date(Date.parse(time!) + minutes * 60_000);
  return (
    <li className={styles.row}>
      <span className={styles.time}>
        {timeWords(time!, zone)} to {timeWords(end, zone)}
      </span>
      <span className={styles.words}>
        <Link href={`/hire/pipeline?job=${jobId}&open=${applicationId}#interview`}>{candidateName}</Link>
        <span className={styles.quiet}>
          {[jobTitle, names.size > 0 && `with ${sentenceList([...names.values()])}`, !videoLink && place]
            .filter(Boolean)
            .join(", ")}
        </span>
      </span>
      <span className={styles.end}>
        {mine && <Badge tone="info">You interview</Badge>}
        {videoLink && (
          <ButtonLink size="sm" href={videoLink} target="_blank" rel="noreferrer">
            Join
          </ButtonLink>
        )}
      </span>
    </li>
  );
}
