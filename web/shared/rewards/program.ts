import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** What a company pays for referrals. */
export const programOf = (companyId: string) =>
  queryOptions({
    queryKey: ["rewards", "program", companyId],
    queryFn: () => api.rewards.program({ params: { companyId } }),
  });

/** Whether a hire for the job would earn no one a bonus: by the terms of the job, else by those of the company. */
export function usePaysNoBonus({
  companyId,
  jobId,
}: {
  companyId: string | null | undefined;
  jobId: string;
}) {
  const { data } = useQuery({ ...programOf(companyId ?? ""), enabled: Boolean(companyId) });
  if (!data) return false;
  const terms = data.jobs.find((job) => job.jobId === jobId) ?? data;
  return terms.hireBonus === null;
}
