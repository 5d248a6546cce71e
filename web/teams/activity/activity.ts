import { queryOptions } from "@tanstack/react-query";
import type { ReferralActivity } from "#contract/employees.ts";
import { api } from "#web/api/client.ts";

export const activityPath = "/teams/activity";
export const activitiesOnPage = 24;
const key = ["referral-activity"];

export const activitiesOn = (page: number) =>
  queryOptions({
    queryKey: [...key, "list", page],
    queryFn: () =>
      api.employees.activities({
        query: { skip: (page - 1) * activitiesOnPage, limit: activitiesOnPage },
      }),
    placeholderData: (last) => last,
  });

export const statsAt = (id: string, companyId: string) =>
  queryOptions({
    queryKey: [...key, "stats", id, companyId],
    queryFn: () => api.employees.stats({ params: { id, companyId } }),
  });

const happened: Record<ReferralActivity["kind"], string> = {
  asked: "asked to be referred",
  applied: "applied through your link",
  referred: "was referred by you",
  approved: "passed your company’s referral review",
  shortlisted: "is in the hiring process",
  hired: "was hired",
  reopened: "is being considered again",
  closed: "wasn’t chosen this time",
  withdrawn: "withdrew",
};

/** "Ann Weaver was hired" */
export function activityText({ kind, candidate }: ReferralActivity) {
  return `${candidate.fullName} ${happened[kind]}`;
}
