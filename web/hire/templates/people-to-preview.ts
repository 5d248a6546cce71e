import type { ApplicationRow } from "#contract/application-shapes.ts";
import type { Option } from "#ui/controls/select/select.tsx";
import { api } from "#web/api/client.ts";
import type { About } from "#web/shared/templates/template-queries.ts";

const most = 20;
/** The board is not searched by name on the server, so its newest people are. */
const mostOnBoard = 100;

interface Real {
  fullName: string;
  /** What they are to the team, and about which job. */
  hint: string;
  about: About;
}

/** Real people to read words as: applicants, people on the board, leads and the company's candidates. */
export async function peopleToPreview(q: string, { sourcing }: { sourcing: boolean }): Promise<Option[]> {
  const found = await Promise.all([
    applicants(q),
    onBoard(q),
    ...(sourcing ? [leads(q), candidates(q)] : []),
  ]);
  const seen = new Set<string>();
  return found.flat().flatMap(({ fullName, hint, about }) => {
    const value = JSON.stringify(about);
    if (seen.has(value)) return [];
    seen.add(value);
    return [{ value, label: fullName, hint }];
  });
}

/** What is known of someone who was chosen. */
export function aboutOf(person: Option | null): About {
  return person ? (JSON.parse(person.value) as About) : {};
}

async function applicants(q: string): Promise<Real[]> {
  const { applications } = await api.applications.companyFeed({ query: { limit: most, ...(q && { q }) } });
  return applications.map(asApplicant);
}

async function onBoard(q: string): Promise<Real[]> {
  const { applications } = await api.applications.companyPipeline({ query: { limit: mostOnBoard } });
  const wanted = q.toLowerCase();
  return applications
    .filter(({ candidate }) => candidate.fullName.toLowerCase().includes(wanted))
    .slice(0, most)
    .map((row) => ({ ...asApplicant(row), hint: `Pipeline, ${row.job.jobTitle}` }));
}

function asApplicant({ id, candidate, job }: ApplicationRow): Real {
  return {
    fullName: candidate.fullName,
    hint: `Applicant, ${job.jobTitle}`,
    about: { requestId: id },
  };
}

async function leads(q: string): Promise<Real[]> {
  const found = await api.leads.list({ query: { limit: most, ...(q && { q }) } }).catch(() => null);
  return (found?.leads ?? []).map(({ person: { fullName }, job }) => ({
    fullName,
    hint: `Lead, ${job.jobTitle}`,
    about: { jobId: job.id, fullName },
  }));
}

async function candidates(q: string): Promise<Real[]> {
  const body = { query: q, facets: [], resultsPerPage: most };
  const found = await api.networks.search({ body }).catch(() => null);
  return (found?.hits ?? []).flatMap(({ person }) => {
    if (!person) return [];
    const { fullName, title } = person;
    return [{ fullName, hint: ["Candidate", title].filter(Boolean).join(", "), about: { fullName } }];
  });
}
