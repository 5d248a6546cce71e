import { useQuery } from "@tanstack/react-query";
import { ChartColumn, Columns3, Download, Rows3 } from "lucide-react";
import { useState } from "react";
import { redirect, useSearchParams } from "react-router";
import type { MyApplication } from "#contract/application-shapes.ts";
import { relativeTime } from "#shared/words/time.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { myStateWords } from "#shared/words/application-state.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { dayText } from "#web/shared/offers/offer-terms.tsx";
import { TitledScreen } from "../titled-screen.tsx";
import type { Route } from "./+types/applications-page";
import { AddElsewhere } from "./elsewhere-dialogs.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { elsewhere } from "./externals.ts";
import { Statistics } from "./statistics.tsx";
import { TrackerBoard } from "./tracker-board.tsx";
import { agentApplications } from "#web/seeker/shared/applications/agent-applications.ts";
import { Reminder } from "#web/seeker/shared/applications/reminder-dialog.tsx";
import { Invitation } from "#web/seeker/shared/applications/invitation.tsx";
import { myApplications } from "#web/seeker/shared/applications/my-applications.ts";
import { WithdrawDialog } from "#web/seeker/shared/applications/withdraw-dialog.tsx";
import { offersToAnswer } from "#web/seeker/shared/offers/my-offers.ts";
import styles from "../shared/applications/applications.module.css";

export const meta = siteMeta({ title: "Applications", path: "/applications", hidden: true });

/** Emails of before applications had pages of their own lead to the list. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const open = new URL(request.url).searchParams.get("open");
  return open ? redirect(`/applications/${open}`) : null;
}
clientLoader.hydrate = true as const;

const quietDays = 14;
const views = [
  { value: "list", label: "List", icon: Rows3 },
  { value: "board", label: "Board", icon: Columns3 },
  { value: "statistics", label: "Statistics", icon: ChartColumn },
] as const;

/** Where every application stands, the last thing that happened, and its end. */
export default function ApplicationsPage() {
  return (
    <Loaded
      of={useQuery(myApplications)}
      rows={6}
      loading="Loading your applications"
      failed="Couldn’t load your applications"
      frame={(waiting) => <TitledScreen title="Applications">{waiting}</TitledScreen>}
    >
      {(applications) => <Applications applications={applications} />}
    </Loaded>
  );
}

function Applications({ applications: data }: { applications: MyApplication[] }) {
  const invited = data.filter((each) => each.canAnswerInvitation);
  const open = data.filter((each) => !each.ended && !each.canAnswerInvitation);
  const ended = data.filter((each) => each.ended);
  const { data: external } = useQuery(elsewhere);
  const { data: forms } = useQuery(agentApplications);
  const others = external?.length ?? 0;
  const any = data.length + others + (forms?.length ?? 0) > 0;
  const [search, setSearch] = useSearchParams();
  const view = (any && views.find(({ value }) => value === search.get("view"))?.value) || "list";
  return (
    <>
      <PageHeader
        title="Applications"
        description={countText({ active: open.length, closed: ended.length, others })}
        actions={
          data.length + others > 0 && (
            <ButtonLink icon={Download} href="/api/candidate/applications/download" download>
              Download CSV
            </ButtonLink>
          )
        }
      >
        {any && (
          <Row wrap>
            <Segmented
              label="Show as"
              segments={views}
              value={view}
              onChange={(chosen) => setSearch(chosen === "list" ? {} : { view: chosen }, { replace: true })}
            />
            {view === "board" && <AddElsewhere />}
          </Row>
        )}
      </PageHeader>
      {view === "statistics" && <Statistics />}
      {view === "board" && <TrackerBoard mine={data} externals={external ?? []} forms={forms ?? []} />}
      {view === "list" && (
        <PaneBody space="md">
          <Stack gap={8} className={styles.groups}>
            {data.length === 0 && external?.length === 0 && (
              <EmptyState
                title="No applications yet"
                action={
                  <ButtonLink href="/today" tone="fill">
                    See today’s matches
                  </ButtonLink>
                }
              >
                Every job you apply for appears here, with its current status.
              </EmptyState>
            )}
            <Group title="Invitations" applications={invited} />
            <Group title="Active" applications={open} />
            <Group title="Closed" applications={ended} />
            <Elsewhere />
          </Stack>
        </PaneBody>
      )}
    </>
  );
}

/** "3 active, 1 closed, 2 on other sites" */
function countText({ active, closed, others }: { active: number; closed: number; others: number }) {
  return `${active} active, ${closed} closed${others > 0 ? `, ${others} on other sites` : ""}`;
}

function Group({ title, applications }: { title: string; applications: MyApplication[] }) {
  if (!applications.length) return null;
  return (
    <Section title={title}>
      <List label={title} divided flush>
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </List>
    </Section>
  );
}

function ApplicationRow({ application }: { application: MyApplication }) {
  const { job, company, shownAs, endReason, lastActivityAt, ended, applied } = application;
  const [now] = useState(Date.now);
  const { data: offers = [] } = useQuery(offersToAnswer);
  const offer = offers.find(({ applicationId }) => applicationId === application.id);
  const silent = applied && !ended && now - Date.parse(lastActivityAt) > quietDays * 86_400_000;
  return (
    <ListRow
      href={`/applications/${application.id}`}
      leading={<CompanyMark name={company.companyName} src={company.companyLogo} />}
      title={job.jobTitle}
      end={<Badge tone={ended ? "quiet" : "info"}>{myStateWords(shownAs)}</Badge>}
      text={company.companyName}
      textEnd={
        <>
          {silent ? `No reply for ${relativeTime(lastActivityAt)}, applied ` : "Last activity "}
          <TimeAgo at={silent ? application.appliedAt : lastActivityAt} />
        </>
      }
      foot={
        <>
          {offer && <p>You have an offer. Respond by {dayText(offer.expiresOn)}.</p>}
          {endReason && <p className={styles.reason}>{endReason}</p>}
          <Actions application={application} />
        </>
      }
    />
  );
}

function Actions({ application }: { application: MyApplication }) {
  const { id, job, canAnswerInvitation, canWithdraw, canApplyAgain, applied } = application;
  if (canAnswerInvitation) return <Invitation application={application} />;
  if (!canWithdraw && !canApplyAgain) return null;
  return (
    <span className={styles.actions}>
      {canWithdraw && <Reminder applicationId={id} jobTitle={job.jobTitle} />}
      {canWithdraw && <WithdrawDialog application={application} />}
      {canApplyAgain && (
        <ButtonLink size="sm" href={`/apply/${job.id}`}>
          {applied ? "Apply again" : "Apply"}
        </ButtonLink>
      )}
    </span>
  );
}
