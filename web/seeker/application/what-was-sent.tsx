import { FileText } from "lucide-react";
import type { MyApplicationDetail } from "#contract/my-application.ts";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { AnswerText } from "#web/shared/applications/answer-text.tsx";
import { SourceName } from "#web/shared/applications/source-name.tsx";
import styles from "./application.module.css";

/** What the hiring team reads: the note, the answers and the resume, as they were sent; for people who were invited, the profile. */
export function WhatWasSent({ application }: { application: MyApplicationDetail }) {
  const { pitch, answers, resume, source, applied } = application;
  if (!applied) return <p>Your profile. You were invited, so you didn’t send anything.</p>;
  return (
    <div className={styles.sent}>
      <div>
        <h3>How you found this job</h3>
        <p>
          <SourceName source={source} />
        </p>
      </div>
      {pitch && (
        <div>
          <h3>Your note</h3>
          <p className={styles.words}>{pitch}</p>
        </div>
      )}
      {answers.map((given) => (
        <div key={given.promptId}>
          <h3>{given.question}</h3>
          <div className={styles.words}>
            <AnswerText given={given} />
          </div>
        </div>
      ))}
      <div>
        <h3>Resume</h3>
        {resume ? (
          <SentResume resume={resume} />
        ) : (
          <p>You applied without a resume, so the team sees your profile.</p>
        )}
      </div>
    </div>
  );
}

function SentResume({ resume }: { resume: NonNullable<MyApplicationDetail["resume"]> }) {
  return (
    <>
      <p className={styles.file}>
        <Icon of={FileText} size="sm" /> <span>{resume.name}</span>
        {resume.url && (
          <Link href={resume.url} target="_blank" rel="noreferrer">
            Open file
          </Link>
        )}
      </p>
      {!resume.asSent && (
        <p className={styles.quiet}>
          We don’t have a copy from when you applied. This is your resume as it is today.
        </p>
      )}
      {resume.lines.length > 0 && (
        <details className={styles.paper}>
          <summary>View as text</summary>
          <div>
            {resume.lines.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
        </details>
      )}
    </>
  );
}
