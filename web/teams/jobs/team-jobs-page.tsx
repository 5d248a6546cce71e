import { useQuery } from "@tanstack/react-query";
import { BriefcaseBusiness } from "lucide-react";
import { useSearchParams } from "react-router";
import type { JobCard } from "#contract/job-shapes.ts";
import { placeText } from "#shared/places/place-text.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { jobsOnPage, jobsPath, openJobsAt, usePlaceOnTeam } from "./team-jobs.ts";
import styles from "./team-jobs.module.css";

export const meta = siteMeta({ title: "Jobs", path: jobsPath, hidden: true });

/** What is open where the employee works, and the teams they are on. */
export default function TeamJobsPage() {
  const { employee } = useMe();
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
  const place = usePlaceOnTeam();
  const jobs = useQuery(openJobsAt(employee?.companyId ?? "", page));
  return (
    <>
      <PageHeader
        title="Jobs"
        description="Join the team of a job you work with. Candidates see your name on its page."
      />
      <PaneBody space="md" label="Jobs">
        <Loaded of={jobs} rows={6} loading="Loading jobs" failed="Couldn’t load the jobs">
          {(found) => (
            <div className={styles.page}>
              {found.length === 0 && (
                <EmptyState icon={BriefcaseBusiness} size="sm" title="No open jobs">
                  When your company opens a job, it appears here.
                </EmptyState>
              )}
              <List label="Open jobs" divided flush>
                {found.slice(0, jobsOnPage).map((job) => (
                  <JobRow
                    key={job.id}
                    job={job}
                    employeeId={employee?.id ?? ""}
                    onPlace={(on) => place.mutate({ job, on })}
                  />
                ))}
              </List>
              <Paging
                page={page}
                pages={page + (found.length > jobsOnPage ? 1 : 0)}
                hrefFor={(number) => `${jobsPath}?page=${number}`}
              />
            </div>
          )}
        </Loaded>
      </PaneBody>
    </>
  );
}

interface JobRowProps {
  job: JobCard;
  employeeId: string;
  /** Told whether they are on its team now. */
  onPlace: (on: boolean) => void;
}
function JobRow({ job, employeeId, onPlace }: JobRowProps) {
  const { hiringManager = null, members = [] } = job.jobTeams ?? {};
  const on = members.some(({ id }) => id === employeeId);
  const act = on ? "Leave team" : "Join team";
  const names = members.map(({ fullName }) => fullName);
  return (
    <ListRow
      href={`/jobs/${job.id}`}
      title={job.jobTitle}
      text={[job.department, placeText(job)].filter(Boolean).join(", ")}
      end={
        <Button
          size="sm"
          tone={on ? "bare" : undefined}
          aria-label={`${act}: ${job.jobTitle}`}
          onClick={() => onPlace(on)}
        >
          {act}
        </Button>
      }
      foot={
        <span className={styles.who}>
          {job.internal && <Badge tone="outline">Internal</Badge>}
          {hiringManager && <span>Hiring manager: {hiringManager.fullName}</span>}
          {names.length > 0 && <span>Team: {sentenceList(names)}</span>}
        </span>
      }
    />
  );
}
