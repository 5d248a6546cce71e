import { useQuery } from "@tanstack/react-query";
import { Bookmark, Check, MessageSquare, RotateCcw, X } from "lucide-react";
import { useEffect, useState } from "react";
import type { ApplicationDetail, ApplicationRow } from "#contract/application-shapes.ts";
import { reviewedByPeople } from "#contract/applications.ts";
import { relativeTime } from "#shared/words/time.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { Avatar } from "#ui/data/avatar.tsx";
import { FitMarks } from "#ui/data/fit-marks.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import { Tabs } from "#ui/data/tabs.tsx";
import { DetailHeader } from "#ui/layout/detail-header.tsx";
import { PaneBody, PaneFoot, PaneHead } from "#ui/layout/pane.tsx";
import { api } from "#web/api/client.ts";
import { ApplicationNotes } from "#web/shared/applications/application-notes.tsx";
import { ApplicationHistory } from "#web/shared/applications/application-history.tsx";
import { ResumeSheet, evidenceNumbers } from "#web/shared/applications/resume-sheet.tsx";
import { RequirementList } from "#web/shared/matching/requirement-list.tsx";
import { type FeedView, applicationById } from "./feed.ts";
import { PassMenu } from "./pass-menu.tsx";
import styles from "./applicants.module.css";

interface ApplicantDetailProps {
  row: ApplicationRow;
  place: number;
  of: number;
  view: FeedView;
  onMatch: () => void;
  onPass: (reason?: string) => void;
  onSave: () => void;
  onReopen: () => void;
}

/** Everything about one applicant, and the decision. */
export function ApplicantDetail({
  row,
  place,
  of,
  view,
  onMatch,
  onPass,
  onSave,
  onReopen,
}: ApplicantDetailProps) {
  const { data } = useQuery(applicationById(row.id));
  const { candidate, job } = row;
  useEffect(() => {
    if (row.unread) void api.applications.markRead({ params: { id: row.id }, body: {} });
  }, [row.id, row.unread]);
  return (
    <>
      <PaneHead>
        <b>{job.jobTitle}</b>
        <span className={styles.place}>
          {place} of {of}
        </span>
      </PaneHead>
      <PaneBody space="md" label={candidate.fullName}>
        <DetailHeader
          size="lg"
          leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} size="lg" />}
          title={candidate.fullName}
          text={`${candidate.headline ? `${candidate.headline}, ` : ""}applied ${relativeTime(row.appliedAt)} ago`}
          aside={<Asks row={row} detail={data} />}
        />
        {data ? <Tabbed detail={data} /> : <ListSkeleton rows={6} label="Loading the application" />}
      </PaneBody>
      <PaneFoot>
        <ButtonLink tone="bare" icon={MessageSquare} kbd="M" href={`/hire/messages?application=${row.id}`}>
          Message
        </ButtonLink>
        <span className={styles.gap} />
        {view.tab === "passed" ? (
          <Button icon={RotateCcw} onClick={onReopen}>
            Reopen
          </Button>
        ) : (
          <>
            <PassMenu onPass={onPass} row={row} />
            <Button icon={X} kbd="P" onClick={() => onPass()}>
              Pass
            </Button>
            <Button icon={Bookmark} kbd="V" onClick={onSave}>
              {row.saved ? "Unsave" : "Save"}
            </Button>
            <Button tone="fill" icon={Check} kbd="S" onClick={onMatch}>
              Shortlist
            </Button>
          </>
        )}
      </PaneFoot>
    </>
  );
}

function Asks({ row, detail }: { row: ApplicationRow; detail: ApplicationDetail | undefined }) {
  const asks = detail?.candidate.asks;
  const pay = asks?.salary
    ? new Intl.NumberFormat("en-GB", {
        style: "currency",
        currency: asks.salaryCurrency ?? "GBP",
        maximumFractionDigits: 0,
      }).format(asks.salary)
    : null;
  const facts = [
    { label: "Asks for", value: pay && `${pay}k` },
    { label: "Lives in", value: row.candidate.location },
    { label: "Can start", value: detail?.candidate.availableFrom },
  ].filter(({ value }) => value);
  return (
    <dl className={styles.asks}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const parts = ["fit", "answers", "history", "notes"] as const;
type Part = (typeof parts)[number];

function Tabbed({ detail }: { detail: ApplicationDetail }) {
  const [part, setPart] = useState<Part>("fit");
  return (
    <>
      <div className={styles.parts}>
        <Tabs
          label="About this applicant"
          value={part}
          onChange={setPart}
          tabs={[
            { value: "fit", label: "Fit and resume" },
            { value: "answers", label: "Answers", count: detail.answers.length + (detail.pitch ? 1 : 0) },
            { value: "history", label: "History" },
            { value: "notes", label: "Notes", count: detail.notesCount },
          ]}
        />
      </div>
      {part === "fit" && <FitAndResume detail={detail} />}
      {part === "answers" && <Answers detail={detail} />}
      {part === "history" && <ApplicationHistory id={detail.id} />}
      {part === "notes" && <ApplicationNotes id={detail.id} />}
    </>
  );
}

function FitAndResume({ detail }: { detail: ApplicationDetail }) {
  const { fit, referral } = detail;
  const numbers = evidenceNumbers(fit?.requirements ?? []);
  const met = fit?.requirements.filter((each) => each.verdict === "met").length ?? 0;
  return (
    <div className={styles.columns}>
      <section aria-label="Fit per requirement">
        {fit ? (
          <>
            <div className={styles.sum}>
              <h3>
                {met} of {fit.requirements.length} requirements met
              </h3>
              <FitMarks fits={fit.requirements.map((each) => each.verdict)} />
            </div>
            <RequirementList requirements={fit.requirements} numbers={numbers} />
          </>
        ) : (
          <p className={styles.people}>{reviewedByPeople}. This person has switched automated scoring off.</p>
        )}
        {referral && (
          <div className={styles.referral}>
            <Avatar name={referral.employeeName} size="sm" />
            <div>
              <b>{referral.employeeName}</b> referred this person{referral.note && ":"}{" "}
              {referral.note && <q>{referral.note}</q>}
            </div>
          </div>
        )}
      </section>
      <ResumeSheet detail={detail} numbers={numbers} />
    </div>
  );
}

function Answers({ detail: { answers, pitch } }: { detail: ApplicationDetail }) {
  if (!answers.length && !pitch) return <p className={styles.people}>No questions were asked.</p>;
  return (
    <dl className={styles.answers}>
      {pitch && (
        <div>
          <dt>In their own words</dt>
          <dd>{pitch}</dd>
        </div>
      )}
      {answers.map(({ promptId, question, answer }) => (
        <div key={promptId}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
