import { useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn } from "lucide-react";
import { useSearchParams } from "react-router";
import type { ReferralActivity } from "#contract/employees.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { activitiesOn, activitiesOnPage, activityPath, activityText } from "./activity.ts";
import { Numbers } from "./numbers.tsx";

export const meta = siteMeta({ title: "Activity", path: activityPath, hidden: true });

/** What became of the employee's referrals, in numbers and one by one. */
export default function ActivityPage() {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
  const activities = useQuery(activitiesOn(page));
  return (
    <>
      <PageHeader title="Activity" description="What became of your referrals" />
      <PaneBody space="md" label="Activity">
        <Stack gap={8}>
          <Numbers />
          <Section title="Your referrals">
            <Loaded of={activities} rows={5} loading="Loading activity" failed="Couldn’t load your activity">
              {({ activities: found, total }) => (
                <>
                  {found.length === 0 && (
                    <EmptyState icon={ChartNoAxesColumn} size="sm" title="Nothing yet">
                      When you refer someone, you see here how it goes on.
                    </EmptyState>
                  )}
                  <List label="Activity" divided flush>
                    {found.map((activity) => (
                      <ActivityRow key={activity.id} activity={activity} />
                    ))}
                  </List>
                  <Paging
                    page={page}
                    pages={Math.max(1, Math.ceil(total / activitiesOnPage))}
                    hrefFor={(number) => `${activityPath}?page=${number}`}
                  />
                </>
              )}
            </Loaded>
          </Section>
        </Stack>
      </PaneBody>
    </>
  );
}

function ActivityRow({ activity }: { activity: ReferralActivity }) {
  const { candidate, job, at } = activity;
  return (
    <ListRow
      leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} />}
      title={activityText(activity)}
      text={job.jobTitle}
      end={<TimeAgo at={at} />}
    />
  );
}
