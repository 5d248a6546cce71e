import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useParams } from "react-router";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { jobById } from "#web/hire/shared/jobs/hire-jobs.ts";
import { JobTabs } from "./job-tabs.tsx";

interface JobPartHeaderProps {
  current: ComponentProps<typeof JobTabs>["current"];
  /** Until the job is read. */
  title: string;
}
/** The job that is open, by its title, and its parts. */
export function JobPartHeader({ current, title }: JobPartHeaderProps) {
  const { id = "" } = useParams();
  const { data: job } = useQuery(jobById(id));
  return (
    <PageHeader back={{ href: "/hire/jobs", label: "Jobs" }} title={job?.jobTitle ?? title}>
      <JobTabs id={id} current={current} />
    </PageHeader>
  );
}
