import { queryOptions } from "@tanstack/react-query";
import type { ContactedPerson, OutreachState, PlannedPerson } from "#contract/outreach.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { wroteWords } from "#shared/leads/wrote-words.ts";
import { leadTabs } from "#shared/leads/lead-tabs.ts";
import { api } from "#web/api/client.ts";

const mostLeads = 200;
const mostTalents = 50;

export const outreachOf = (id: string) =>
  queryOptions({ queryKey: ["outreach", id], queryFn: () => api.outreach.list({ params: { id } }) });

export interface Choice {
  /** Of the candidate, or of the external candidate. */
  id: string;
  fullName: string;
  profilePicture: string | null;
  about: string;
}
export interface Choices {
  leads: Choice[];
  talents: Choice[];
}
/** Whom a team may write to about a job: its leads, and the talent pool. */
export const choicesOf = (jobId: string) =>
  queryOptions({
    queryKey: ["outreach", jobId, "choices"],
    queryFn: async (): Promise<Choices> => {
      const [pending, saved, pool] = await Promise.all([
        leadsOn(jobId, "pending"),
        leadsOn(jobId, "saved"),
        api.networks.talentPool({ params: { id: jobId }, query: { resultsPerPage: mostTalents } }),
      ]);
      const leads = [...saved, ...pending];
      const known = new Set(leads.map(({ id }) => id));
      const talents = pool.people.map(
        ({ person: { candidateId, fullName, profilePicture, title, location } }) => ({
          id: candidateId,
          fullName,
          profilePicture,
          about: [title, location?.split(",")[0]].filter(Boolean).join(", "),
        }),
      );
      return { leads, talents: talents.filter(({ id }) => !known.has(id)) };
    },
  });

/** Whose eyes the words are previewed through: those who were chosen, or as long as no one is, anyone who may be. */
export function readersOf(choices: Choices | undefined, chosen: readonly string[]): Choice[] {
  if (!choices) return [];
  const all = [...choices.leads, ...choices.talents];
  return chosen.length === 0 ? all : all.filter(({ id }) => chosen.includes(id));
}

async function leadsOn(jobId: string, tab: "pending" | "saved"): Promise<Choice[]> {
  const query = { jobId, tab: leadTabs.indexOf(tab), limit: mostLeads };
  const { leads } = await api.leads.list({ query });
  return leads.map(({ person: { id, fullName, profilePicture, title, employer, external } }) => ({
    id,
    fullName,
    profilePicture,
    about: [title, employer, external && "No account, by email"].filter(Boolean).join(", "),
  }));
}

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
