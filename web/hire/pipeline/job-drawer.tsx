import { queryOptions, useQuery } from "@tanstack/react-query";
import { ExternalLink, Pencil } from "lucide-react";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { api } from "#web/api/client.ts";
import { JobText } from "#web/shared/jobs/job-text.tsx";
import { payText, placeText } from "#web/shared/jobs/job-words.ts";
import { jobById } from "../shared/jobs/hire-jobs.ts";
import styles from "./pipeline.module.css";

const countsOf = (id: string) =>
  queryOptions({
    queryKey: ["applications", "job-stats", id],
    queryFn: () => api.applications.stats({ params: { id } }),
  });

/** The job whose board this is: its terms, its numbers, its words. */
export function JobDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: job } = useQuery(jobById(id));
  const { data: counts } = useQuery(countsOf(id));
  return (
    <Drawer
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={job?.jobTitle ?? "Job"}
      description={job && [job.department, placeText(job)].filter(Boolean).join(", ")}
      footer={
        <>
          {job?.status === "live" && (
            <ButtonLink icon={ExternalLink} href={`/jobs/${id}`} target="_blank">
              Open public page
            </ButtonLink>
          )}
          <ButtonLink tone="fill" icon={Pencil} href={`/hire/jobs/${id}`}>
            Edit job
          </ButtonLink>
        </>
      }
    >
      {job ? (
        <div className={styles.about}>
          <StatList
            stats={[
              {
                label: "Applications",
                value: counts?.total ?? "–",
                note: counts && `${counts.unread} unread`,
              },
              { label: "Qualified at", value: job.jobBudgetData?.qualificationScore ?? 70 },
              { label: "Salary", value: payText(job) ?? "Not listed" },
              {
                label: job.status === "closed" ? "Closed" : "Posted",
                value: <TimeAgo at={job.closedAt ?? job.publishedAt ?? job.createdAt} look="list" />,
              },
            ]}
          />
          <p>
            <Badge tone={job.status === "live" ? "good" : "quiet"}>
              {{ live: "Live", draft: "Draft", closed: "Closed" }[job.status]}
            </Badge>{" "}
            {job.jobTeams?.hiringManagerEmail && `Hiring manager: ${job.jobTeams.hiringManagerEmail}`}
          </p>
          <JobText
            html={job.jobDescription}
            companyName={job.company.companyName}
            source={job.applyUrl ?? job.sourceUrl}
          />
        </div>
      ) : (
        <ListSkeleton rows={5} label="Loading job" />
      )}
    </Drawer>
  );
}
