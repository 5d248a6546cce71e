import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { Elsewhere } from "#contract/networks.ts";
import type { ContactedPerson, OutreachState, PlannedPerson } from "#contract/outreach.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { wroteWords } from "#shared/leads/wrote-words.ts";
import { leadTabs } from "#shared/leads/lead-tabs.ts";
import { api } from "#web/api/client.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";

const pageSize = 50;

export const outreachOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["outreach", id],
    queryFn: ({ pageParam: skip }) => api.outreach.list({ params: { id }, query: { skip, limit: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextSkip(pages.length * pageSize, total),
  });

export interface Choice {
  /** Of the candidate, or of the external candidate. */
  id: string;
  fullName: string;
  profilePicture: string | null;
  about: string;
}
interface ChoicePage {
  people: Choice[];
  total: number;
}
/** Leads of a job on one tab that a search finds. */
export const leadsToChoose = (jobId: string, tab: "pending" | "saved", q: string) =>
  infiniteQueryOptions({
    queryKey: ["outreach", jobId, "choices", tab, q],
    queryFn: async ({ pageParam: skip }): Promise<ChoicePage> => {
      const { leads, total } = await api.leads.list({
        query: { jobId, tab: leadTabs.indexOf(tab), skip, limit: pageSize, ...(q && { q }) },
      });
      return { people: leads.map(choiceOfLead), total };
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextSkip(pages.length * pageSize, total),
    placeholderData: keepPreviousData,
  });

type Lead = Awaited<ReturnType<typeof api.leads.list>>["leads"][number];
function choiceOfLead({ person }: Lead): Choice {
  const { id, fullName, profilePicture, title, employer, external, email } = person;
  const how = external && (email ? "No account, by email" : "No account, no email");
  return { id, fullName, profilePicture, about: [title, employer, how].filter(Boolean).join(", ") };
}

const elsewhereWords: Record<Elsewhere["state"], string> = {
  hired: "hired for",
  pipeline: "in the pipeline for",
  applied: "applied for",
};

/** People of the talent pool who are no leads of the job, those who fit the job best first. */
export const talentsToChoose = (jobId: string) =>
  infiniteQueryOptions({
    queryKey: ["outreach", jobId, "choices", "talents"],
    queryFn: async ({ pageParam: page }): Promise<ChoicePage & { pages: number }> => {
      const query = { page, resultsPerPage: pageSize };
      const found = await api.networks.talentPool({ params: { id: jobId }, query });
      const people = found.people.map(
        ({ person: { candidateId, fullName, profilePicture, title, location }, elsewhere }) => ({
          id: candidateId,
          fullName,
          profilePicture,
          about: [
            title,
            location?.split(",")[0],
            elsewhere && `${elsewhereWords[elsewhere.state]} ${elsewhere.jobTitle}`,
          ]
            .filter(Boolean)
            .join(", "),
        }),
      );
      return { people, total: found.total, pages: found.availablePages };
    },
    initialPageParam: 1,
    getNextPageParam: ({ pages }, read) => (read.length < pages ? read.length + 1 : undefined),
  });

export const stateWords: Record<OutreachState, { label: string; tone: "good" | "info" | "quiet" | "warn" }> =
  {
    planned: { label: "Planned", tone: "info" },
    waiting: { label: "Waiting for an answer", tone: "info" },
    replied: { label: "Replied", tone: "good" },
    accepted: { label: "Interested", tone: "good" },
    declined: { label: "Not interested", tone: "quiet" },
    applied: { label: "Applied", tone: "good" },
    ignored: { label: "Ignored", tone: "quiet" },
    stopped: { label: "Stopped", tone: "quiet" },
    failed: { label: "Not sent", tone: "warn" },
  };

/** "1 of 3 messages sent by Marit Oakes". */
export function progressWords({ sent, steps, by }: ContactedPerson) {
  return `${sent} of ${counted(steps, "message")} sent by ${by}`;
}

/** "Dilip Rao wrote to them 9 days ago." */
export function earlierWords({ earlier }: PlannedPerson) {
  if (!earlier) return null;
  return wroteWords(earlier);
}

export const dayWords = [
  { value: "1", label: "In a day" },
  { value: "2", label: "In 2 days" },
  { value: "3", label: "In 3 days" },
] as const;
