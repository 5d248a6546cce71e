import { queryOptions } from "@tanstack/react-query";
import type { Lead } from "#contract/leads.ts";
import { type LeadTab, leadTabAt, leadTabs } from "#shared/leads/lead-tabs.ts";
import { api } from "#web/api/client.ts";

export const leadsPath = "/hire/leads";
export const leadsKey = ["applications", "leads"];
export const pageSize = 50;

/** What the address of the leads says. */
export interface LeadsView {
  jobId: string | null;
  tab: LeadTab;
  q: string;
  /** From 1. */
  page: number;
}

export function viewOf(params: URLSearchParams): LeadsView {
  const tab = params.get("tab");
  return {
    jobId: params.get("job"),
    tab: tab === null ? "pending" : leadTabAt(Number(tab)),
    q: params.get("q") ?? "",
    page: Math.max(1, Math.trunc(Number(params.get("page"))) || 1),
  };
}

/** Tabs stand in the address by their index. */
export function addressOf({ jobId, tab, q, page }: LeadsView, more: Record<string, string> = {}): string {
  const query = new URLSearchParams();
  const index = leadTabs.indexOf(tab);
  const all = {
    job: jobId,
    tab: index > 0 ? String(index) : null,
    q,
    page: page > 1 ? String(page) : null,
    ...more,
  };
  for (const [name, value] of Object.entries(all)) if (value) query.set(name, value);
  return query.size ? `${leadsPath}?${query}` : leadsPath;
}

export const leadsOn = ({ jobId, tab, q, page }: LeadsView) =>
  queryOptions({
    queryKey: [...leadsKey, jobId, tab, q, page],
    queryFn: () =>
      api.leads.list({
        query: {
          tab: leadTabs.indexOf(tab),
          skip: (page - 1) * pageSize,
          limit: pageSize,
          ...(jobId && { jobId }),
          ...(q && { q }),
        },
      }),
    placeholderData: (last) => last,
  });

/** Who has not been told that the company has their details; someone who is a lead of two jobs is told once. */
export function unnotifiedAmong(leads: readonly Lead[]): Lead[] {
  const waiting = leads.filter(({ person }) => person.external && !person.notifiedAt);
  return [...new Map(waiting.map((lead) => [lead.person.id, lead])).values()];
}

/** People without an account can only be invited by email. */
export function isReachable({ person: { external, email } }: Lead): boolean {
  return !external || email !== null;
}

export function aboutPerson({ title, employer, location }: Lead["person"]): string {
  const work = [title, employer].filter(Boolean).join(" at ");
  return [work, location].filter(Boolean).join(", ") || "No title";
}
