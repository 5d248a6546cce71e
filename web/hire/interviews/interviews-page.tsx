import { useInfiniteQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { UpcomingInterview } from "#contract/interviews.ts";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import columns from "#web/hire/shared/columns.module.css";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { byDay } from "#web/hire/shared/interviews/by-day.ts";
import { InterviewRow } from "#web/hire/shared/interviews/interview-row.tsx";
import { upcomingInterviews } from "#web/hire/shared/interviews/upcoming.ts";
import { interviewsPath } from "./calendar.ts";
import { WorkingHours } from "./working-hours.tsx";
import styles from "./interviews.module.css";

export const meta = siteMeta({ title: "Interviews", path: interviewsPath, hidden: true });

/** What is agreed with candidates, day by day, and when one can be booked oneself. */
export default function InterviewsPage() {
  const [search] = useSearchParams();
  const hours = search.get("tab") === "hours";
  return (
    <div className={columns.screen}>
      <PageHeader title="Interviews">
        <LinkTabs
          label="Interviews"
          tabs={[
            { href: interviewsPath, label: "Upcoming", current: !hours },
            { href: `${interviewsPath}?tab=hours`, label: "My working hours", current: hours },
          ]}
        />
      </PageHeader>
      <PaneBody space="md" label={hours ? "My working hours" : "Upcoming interviews"}>
        {hours ? <WorkingHours /> : <Upcoming />}
      </PaneBody>
    </div>
  );
}

function Upcoming() {
  const asked = useInfiniteQuery(upcomingInterviews);
  return (
    <Loaded of={asked} rows={4} loading="Loading interviews" failed="Couldn’t load the interviews">
      {({ pages }) => (
        <Stack gap={6}>
          <Days all={pages.flatMap(({ interviews }) => interviews)} />
          <ShowMore more={asked.hasNextPage} busy={asked.isFetchingNextPage} onMore={asked.fetchNextPage} />
        </Stack>
      )}
    </Loaded>
  );
}

function Days({ all }: { all: readonly UpcomingInterview[] }) {
  const [now] = useState(() => new Date());
  const days = byDay(all, now);
  if (days.length === 0)
    return (
      <EmptyState icon={CalendarDays} title="No interviews coming up">
        Open an applicant on the pipeline and propose times, or let them pick from your free hours.
      </EmptyState>
    );
  return (
    <Stack gap={8} className={styles.page}>
      {days.map(({ day, interviews }) => (
        <Section key={day} title={day}>
          <ul className={styles.list}>
            {interviews.map((each) => (
              <InterviewRow key={each.interview.id} upcoming={each} />
            ))}
          </ul>
        </Section>
      ))}
    </Stack>
  );
}
