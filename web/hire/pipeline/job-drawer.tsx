import { queryOptions, useQuery } from "@tanstack/react-query";
import { ExternalLink, Pencil } from "lucide-react";
import type { JobTeam } from "#contract/job-shapes.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { api } from "#web/api/client.ts";
import { JobText } from "#web/shared/jobs/job-text.tsx";
import { placeText } from "#shared/places/place-text.ts";
import { payText } from "#web/shared/jobs/job-words.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { jobById } from "../shared/jobs/hire-jobs.ts";
import styles from "./pipeline.module.css";

const countsOf = (id: string) =>
  queryOptions({
    queryKey: ["applications", "job-stats", id],
    queryFn: () => api.applications.stats({ params: { id } }),
  });

/** Who works on it: "Hiring manager: Ana Reyes. Team: Bo Lind, Cleo Park." */
function teamText({ hiringManager, hiringManagerEmail, members }: JobTeam) {
  const manager = hiringManager?.fullName ?? hiringManagerEmail;
  const names = members.map(({ fullName }) => fullName).join(", ");
  return [manager && `Hiring manager: ${manager}.`, names && `Team: ${names}.`].filter(Boolean).join(" ");
}

/** The job whose board this is: its terms, its numbers, its words. */
export function JobDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const found = useQuery(jobById(id));
  const { data: job } = found;
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
      <Loaded of={found} rows={5} loading="Loading job" failed="Couldn’t load the job">
        {(known) => (
          <div className={styles.about}>
            <StatList
              stats={[
                {
                  label: "Applications",
                  value: counts?.total ?? "–",
                  note: counts && `${counts.unread} unread`,
                },
                { label: "Qualified at", value: known.jobBudgetData?.qualificationScore ?? 70 },
                { label: "Salary", value: payText(known) ?? "Not listed" },
                {
                  label: known.status === "closed" ? "Closed" : "Posted",
                  value: <TimeAgo at={known.closedAt ?? known.publishedAt ?? known.createdAt} look="list" />,
                },
              ]}
            />
            <p>
              <Badge tone={known.status === "live" ? "good" : "quiet"}>
                {{ live: "Live", draft: "Draft", closed: "Closed" }[known.status]}
              </Badge>{" "}
              {known.jobTeams && teamText(known.jobTeams)}
            </p>
            <JobText
              html={known.jobDescription}
              companyName={known.company.companyName}
              source={known.applyUrl ?? known.sourceUrl}
            />
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}
