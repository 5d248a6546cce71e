import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import type { ApplicationDetail } from "#contract/application-shapes.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { reviewedByPeople } from "#contract/applications.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { FitMarks } from "#ui/data/status/fit-marks.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { Tabs } from "#ui/data/tabs/tabs.tsx";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { HowScored } from "#web/shared/matching/how-scored.tsx";
import { RequirementList } from "#web/shared/matching/requirement-list.tsx";
import { AnswerText } from "#web/shared/applications/answer-text.tsx";
import { KnockOutNote } from "./knock-out-note.tsx";
import { ApplicantProfile } from "./applicant-profile.tsx";
import { DecisionLog } from "./decision-log.tsx";
import { AtBoard } from "./at-board.tsx";
import { KnownBy } from "./known-by.tsx";
import { ReferralsOf } from "./referrals-of.tsx";
import { ResumeSheet, evidenceNumbers } from "#web/shared/applications/resume-sheet.tsx";
import styles from "./application-tabs.module.css";

const ApplicationHistory = lazyPart(
  async () => (await import("./application-history.tsx")).ApplicationHistory,
);
const NotesPanel = lazyPart(async () => (await import("../notes/notes-panel.tsx")).NotesPanel);

const TeamOffers = lazyPart(async () => (await import("../offers/team-offers.tsx")).TeamOffers);
const ScorecardsPanel = lazyPart(
  async () => (await import("../scorecards/scorecards-panel.tsx")).ScorecardsPanel,
);
const TeamInterviews = lazyPart(
  async () => (await import("../interviews/team-interviews.tsx")).TeamInterviews,
);

type Part = "fit" | "profile" | "answers" | "interview" | "scorecards" | "offer" | "history" | "notes";

/** What addresses open by their end. */
const parts: Record<string, Part> = {
  "#notes": "notes",
  "#scorecards": "scorecards",
  "#offer": "offer",
  "#interview": "interview",
};

/** An application in parts: fit with the resume beside it, profile, answers, the interview once they talk, scorecards, history, notes. */
export function ApplicationTabs({ detail }: { detail: ApplicationDetail }) {
  const { hash } = useLocation();
  const [part, setPart] = useState<Part>(parts[hash] ?? "fit");
  const talking = detail.applicationState === "accepted" || detail.applicationState === "pipeline";
  return (
    <div className={styles.box}>
      <AtBoard applicationId={detail.id} />
      <div className={styles.parts}>
        <Tabs
          label="About this applicant"
          value={part}
          onChange={setPart}
          tabs={[
            { value: "fit", label: "Fit and resume" },
            { value: "profile", label: "Profile" },
            { value: "answers", label: "Answers", count: detail.answers.length + (detail.pitch ? 1 : 0) },
            { value: "interview", label: "Interview" },
            { value: "scorecards", label: "Scorecards" },
            ...(talking ? [{ value: "offer" as const, label: "Offer" }] : []),
            { value: "history", label: "History" },
            { value: "notes", label: "Notes", count: detail.notesCount },
          ]}
        />
      </div>
      <KnockOutNote knockOuts={detail.knockOuts} />
      {part === "fit" && <FitAndResume detail={detail} />}
      {part === "profile" && <ApplicantProfile candidate={detail.candidate} />}
      {part === "answers" && <Answers detail={detail} />}
      <Suspense key={detail.id} fallback={<ListSkeleton rows={3} label="Opening" />}>
        {part === "interview" && <TeamInterviews detail={detail} />}
        {part === "offer" && talking && <TeamOffers detail={detail} />}
        {part === "scorecards" && <ScorecardsPanel applicationId={detail.id} />}
        {part === "history" && (
          <>
            <ApplicationHistory id={detail.id} candidateName={detail.candidate.fullName} />
            <DecisionLog id={detail.id} />
          </>
        )}
        {part === "notes" && <NotesPanel about={{ candidateId: detail.candidate.id }} />}
      </Suspense>
    </div>
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
                {fit.requirements.length
                  ? `${met} of ${counted(fit.requirements.length, "requirement")} met`
                  : "No requirements found"}
              </h3>
              <FitMarks fits={fit.requirements.map((each) => each.verdict)} />
            </div>
            <RequirementList requirements={fit.requirements} numbers={numbers} />
            <HowScored fit={fit} />
          </>
        ) : (
          <p className={styles.people}>{reviewedByPeople}. This candidate turned off automated scoring.</p>
        )}
        {referral && (
          <div className={styles.referral}>
            <Avatar name={referral.employeeName} size="sm" />
            <div>
              <b>{referral.employeeName}</b> referred this candidate{referral.note && ":"}
              {referral.note && <q>{referral.note}</q>}
            </div>
          </div>
        )}
        <ReferralsOf detail={detail} />
        <KnownBy id={detail.id} candidate={detail.candidate.fullName} />
      </section>
      <ResumeSheet detail={detail} numbers={numbers} />
    </div>
  );
}

function Answers({ detail: { answers, pitch } }: { detail: ApplicationDetail }) {
  if (!answers.length && !pitch) return <p className={styles.people}>This job has no questions.</p>;
  return (
    <dl className={styles.answers}>
      {pitch && (
        <div>
          <dt>Cover note</dt>
          <dd>{pitch}</dd>
        </div>
      )}
      {answers.map((given) => (
        <div key={given.promptId}>
          <dt>{given.question}</dt>
          <dd>
            <AnswerText given={given} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
