import { useQuery } from "@tanstack/react-query";
import { type ReactNode, createContext, use } from "react";
import type { JobMark } from "#contract/job-marks.ts";
import { jobMarks } from "#web/shared/jobs/job-marks.ts";
import { useVisitor } from "#web/shared/session/visitor.tsx";
import { JobMarkList } from "./job-mark-list.tsx";

const Marks = createContext<readonly JobMark[]>([]);

/** Asks once for the marks of all jobs on the page; only a job seeker has any. */
export function MarkedJobs({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const { enabled, ...asked } = jobMarks(ids);
  const door = useVisitor();
  const { data = [] } = useQuery({ ...asked, enabled: enabled && door?.visitor === "candidate" });
  return <Marks value={data}>{children}</Marks>;
}

/** The marks of one of them for a row's small print; nothing where there is nothing to say. */
export function useJobMark(id: string | undefined): ReactNode {
  const mark = use(Marks).find(({ jobId }) => jobId === id);
  return mark && <JobMarkList {...mark} />;
}
