import type { MyApplication } from "#contract/application-shapes.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { myStateWords } from "#shared/words/application-state.ts";
import styles from "./job.module.css";

/** What a job seeker has sent for this job already, and the way to it. */
export function YourApplication({ application }: { application: MyApplication }) {
  const { id, applied, appliedAt, lastActivityAt, shownAs, company, canAnswerInvitation } = application;
  return (
    <div className={styles.applied}>
      <p>
        {canAnswerInvitation ? (
          `${company.companyName} invited you to talk about this job`
        ) : !applied ? (
          <>
            Status: {myStateWords(shownAs)}, <TimeAgo at={lastActivityAt} />
          </>
        ) : (
          <>
            You applied <TimeAgo at={appliedAt} />. Status: {myStateWords(shownAs)}
          </>
        )}
      </p>
      <ButtonLink href={`/applications/${id}`} tone="fill" size="lg">
        {canAnswerInvitation ? "Answer the invitation" : "See your application"}
      </ButtonLink>
    </div>
  );
}

/** What they track as applied for on the company's own site, or through its board's form. */
export function AppliedElsewhere() {
  return (
    <p>
      You applied for this job on another site. <Link href="/applications">See your applications</Link>
    </p>
  );
}
