import { useQuery } from "@tanstack/react-query";
import { Briefcase } from "lucide-react";
import { useState } from "react";
import type { Dashboard } from "#contract/dashboard.ts";
import type { UpcomingInterview } from "#contract/interviews.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import columns from "#web/hire/shared/columns.module.css";
import { byDay } from "#web/hire/shared/interviews/by-day.ts";
import { InterviewRow } from "#web/hire/shared/interviews/interview-row.tsx";
import { nextInterviews } from "#web/hire/shared/interviews/upcoming.ts";
import { queryCacheContext } from "#web/api/query-cache.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import type { Route } from "./+types/dashboard-page";
import { Decisions, Ending, Offers, Owed } from "./dashboard-parts.tsx";
import { dashboardOf, dashboardPath } from "./dashboard.ts";
import styles from "./dashboard.module.css";

export const meta = siteMeta({ title: "Dashboard", path: dashboardPath, hidden: true });

export async function loader({ context }: Route.LoaderArgs) {
  const cache = context.get(queryCacheContext);
  await Promise.all([cache.prefetchQuery(dashboardOf), cache.prefetchQuery(nextInterviews)]);
  return null;
}
export function clientLoader() {
  return null;
}

/** What a hiring team has to do today, each line one click from doing it. */
export default function DashboardPage() {
  const asked = useQuery(dashboardOf);
  return (
    <div className={columns.screen}>
      <PageHeader title="Dashboard" />
      <PaneBody space="md" label="Dashboard">
        <Loaded of={asked} rows={8} loading="Loading dashboard" failed="Couldn’t load the dashboard">
          {(dashboard) => (dashboard.hasJobs ? <Day dashboard={dashboard} /> : <FirstJob />)}
        </Loaded>
      </PaneBody>
    </div>
  );
}

function Day({ dashboard }: { dashboard: Dashboard }) {
  const { decisions, owed, offers, ending } = dashboard;
  const { data: interviews } = useQuery(nextInterviews);
  const [now] = useState(() => new Date());
  const today = byDay(interviews ?? [], now).find(({ day }) => day === "Today")?.interviews ?? [];
  const isDone = [decisions, owed, offers, ending, today].every(({ length }) => length === 0);
  if (isDone && interviews)
    return (
      <EmptyState title="You’re all caught up" action={<ButtonLink href="/hire/jobs">View jobs</ButtonLink>}>
        New applicants, today’s interviews and offers to approve appear here.
      </EmptyState>
    );
  return (
    <div className={styles.parts}>
      <Decisions dashboard={dashboard} />
      <Owed owed={owed} />
      <Today interviews={today} />
      <Offers offers={offers} />
      <Ending ending={ending} />
    </div>
  );
}

function Today({ interviews }: { interviews: readonly UpcomingInterview[] }) {
  if (interviews.length === 0) return null;
  return (
    <Section title="Today’s interviews">
      <ul className={styles.interviews}>
        {interviews.map((upcoming) => (
          <InterviewRow key={upcoming.interview.id} upcoming={upcoming} />
        ))}
      </ul>
    </Section>
  );
}

function FirstJob() {
  return (
    <Stack gap={4}>
      <EmptyState
        icon={Briefcase}
        title="Start with your first job"
        action={
          <Row gap={2} wrap justify="middle">
            <ButtonLink tone="fill" href="/hire/jobs/new">
              Create a job
            </ButtonLink>
            <ButtonLink href="/hire/jobs?import=1">Import jobs</ButtonLink>
          </Row>
        }
      >
        Once people apply, this page shows who is waiting for your decision, today’s interviews and what ends
        soon.
      </EmptyState>
    </Stack>
  );
}
