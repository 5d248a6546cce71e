import type { AgentField, answerOrigins } from "#contract/agent-applications.ts";
import type { CandidateContext } from "#server/context.ts";
import { findProfile } from "#server/domains/candidates/index.ts";
import { filesByIds } from "#server/domains/files/index.ts";
import { showLetter } from "#server/domains/resume-tailoring/index.ts";
import { listResumes } from "#server/domains/resumes/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import type { FieldRole, FormField } from "#server/outside/board-forms/board-forms.ts";

type Origin = Exclude<(typeof answerOrigins)[number], "typed">;
type Known = Partial<Record<FieldRole, { value: string; origin: Origin }>>;

/** What the person typed, and what the schools among it are called. */
interface Given {
  jobId: string;
  answers: Record<string, string[]>;
  names: Record<string, string>;
}

/** The form as it is looked through: what the person typed, and before that what they confirmed about themselves. */
export async function fillIn(
  context: CandidateContext,
  fields: readonly FormField[],
  { jobId, answers: typed, names }: Given,
): Promise<AgentField[]> {
  const { db, viewer } = context;
  const resumes = await listResumes(db, viewer.candidateId);
  const known = { ...(await knownAbout(context)), ...(await writtenFor(context, jobId, resumes)) };
  const files = await filesByIds(db, Object.values(typed).flat().filter(isId));
  return fields.map(({ role, type: _, ...field }) => {
    const own = typed[field.id];
    const suggested = own || !role ? undefined : known[role];
    const values = own ?? (suggested ? [suggested.value] : []);
    return {
      ...field,
      options: optionsOf(field, { values, resumes, names }),
      values,
      origin: values.length ? (suggested?.origin ?? "typed") : null,
      fileName: field.kind === "file" ? (files.get(values[0] ?? "")?.name ?? null) : null,
    };
  });
}

interface Choosing {
  values: string[];
  resumes: readonly { id: string; name: string }[];
  names: Record<string, string>;
}
function optionsOf(
  { kind, options }: Pick<FormField, "kind" | "options">,
  { values, resumes, names }: Choosing,
) {
  if (kind === "resume") return resumes.map(({ id, name }) => ({ value: id, label: name }));
  if (kind === "school") return values.map((value) => ({ value, label: names[value] ?? value }));
  return options;
}

/** What they wrote for the job: the version of their resume, or else their default one, and the cover letter. */
async function writtenFor(
  context: CandidateContext,
  jobId: string,
  resumes: readonly { id: string; jobId: string | null }[],
): Promise<Known> {
  const resume = resumes.find((each) => each.jobId === jobId) ?? resumes[0];
  const coverLetter = await showLetter(context, jobId);
  return {
    ...from("resume", { resume: resume?.id }),
    ...from("coverLetter", { coverLetter: coverLetter?.text }),
  };
}

async function knownAbout({ db, viewer }: CandidateContext): Promise<Known> {
  const profile = await findProfile(db, viewer.candidateId);
  if (!profile) throw notFound("Profile");
  const { candidate, user } = profile;
  const names = user.fullName.trim().split(/\s+/);
  const lastName = names.length > 1 ? names.at(-1)! : "";
  const current = candidate.workExperience.find(({ end }) => !end);
  const account = { fullName: user.fullName, firstName: names.slice(0, -1).join(" ") || names[0], lastName };
  const told = {
    phone: candidate.phone,
    location: candidate.location,
    linkedIn: candidate.linkedInUrl,
    website: candidate.personalWebsite,
    headline: candidate.headline,
    summary: candidate.summary,
    employer: current?.companyName,
  };
  return {
    ...from("account", { ...account, email: user.email }),
    ...from("profile", told),
  };
}

function from(origin: Origin, told: Partial<Record<FieldRole, string | null>>): Known {
  return Object.fromEntries(
    Object.entries(told).flatMap(([role, value]) => (value ? [[role, { value, origin }]] : [])),
  );
}

export function isId(text: string) {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
