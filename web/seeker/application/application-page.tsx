import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { MyApplicationDetail } from "#contract/my-application.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { statusOf } from "#web/shared/error-status.ts";
import { siteMeta } from "#web/shared/head.ts";
import { myStateWords } from "#shared/words/application-state.ts";
import { MyInterviews } from "#web/shared/interviews/my-interviews.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { ApplicationNotFound } from "../application-not-found.tsx";
import { Invitation } from "../shared/applications/invitation.tsx";
import { myApplication } from "../shared/applications/my-applications.ts";
import { Reminder } from "../shared/applications/reminder-dialog.tsx";
import { WithdrawDialog } from "../shared/applications/withdraw-dialog.tsx";
import { TitledScreen } from "../titled-screen.tsx";
import { AtBoard } from "./at-board.tsx";
import { Timeline } from "./timeline.tsx";
import { MyOffer } from "./my-offer.tsx";
import { WhatWasSent } from "./what-was-sent.tsx";
import { HiringTeam } from "./hiring-team.tsx";
import styles from "./application.module.css";

export const meta = siteMeta({ title: "Application", path: "", hidden: true });

/** One application from sending to its end: where it stands, what was sent, who decides. */
export default function ApplicationPage() {
  const { id = "" } = useParams();
  const application = useQuery(myApplication(id));
  const { data, error } = application;
  if (data === null || statusOf(error) === 404) return <ApplicationNotFound title="Application" />;
  return (
    <Loaded
      of={{ ...application, data }}
      rows={6}
      loading="Loading application"
      failed="Couldn’t load the application"
      frame={(waiting) => <TitledScreen title="Application">{waiting}</TitledScreen>}
    >
      {(data) => <Shown application={data} />}
    </Loaded>
  );
}

function Shown({ application }: { application: MyApplicationDetail }) {
  const { job, company, shownAs, ended, canWithdraw, canApplyAgain, canAnswerInvitation, applied } =
    application;
  return (
    <>
      <PageHeader
        title={job.jobTitle}
        description={
          <>
            {company.companyName} <Badge tone={ended ? "quiet" : "info"}>{myStateWords(shownAs)}</Badge>{" "}
            <Link href={`/jobs/${job.id}`}>Job description</Link>
            {!ended && application.stage !== "hired" && (
              <>
                {" · "}
                <Link href={`/applications/${application.id}/prepare`}>Prepare for the interview</Link>
              </>
            )}
          </>
        }
        back={{ href: "/applications", label: "Applications" }}
        actions={
          <>
            {canWithdraw && <Reminder applicationId={application.id} jobTitle={job.jobTitle} size="md" />}
            {canWithdraw && <WithdrawDialog application={application} size="md" />}
            {canApplyAgain && (
              <ButtonLink href={`/apply/${job.id}`}>{applied ? "Apply again" : "Apply"}</ButtonLink>
            )}
          </>
        }
      />
      <PaneBody space="md">
        <Stack gap={8} className={styles.page}>
          {canAnswerInvitation && (
            <Section title="Invitation" content="beside">
              <Invitation application={application} />
            </Section>
          )}
          <Section title="Status" content="beside" line={canAnswerInvitation}>
            <Timeline application={application} />
            <AtBoard applicationId={application.id} companyName={company.companyName} />
          </Section>
          <MyOffer applicationId={application.id} companyName={company.companyName} />
          <MyInterviews application={application} />
          {(applied || !(ended || canAnswerInvitation)) && (
            <Section title={applied ? "What you sent" : "What the team sees"} content="beside" line>
              <WhatWasSent application={application} />
            </Section>
          )}
          <HiringTeam application={application} />
        </Stack>
      </PaneBody>
    </>
  );
}
