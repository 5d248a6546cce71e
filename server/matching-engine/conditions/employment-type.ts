import { sentenceList } from "#shared/words/sentence-list.ts";
import type { CandidateText, JobText } from "../types.ts";
import { type Constraint, conflict, ok, unknown } from "./constraint.ts";

const partTime =
  /\bpart[- ]time (?:position|role|job|post|opportunity|basis|contract)\b|\b(?:position|role|job|post) is part[- ]time\b|\bzero[- ]hours? (?:contract|position|role|basis)\b|\b(?:under|less than|fewer than|max(?:imum)?(?: of)?|up to) (?:[12]\d|30) (?:hours|hrs) (?:per|a|each|\/) ?week\b|\bTeilzeitstelle\b|\b(?:poste|contrat) à temps partiel\b/i;
const otherwise =
  /\bfull[- ]?time\b|\bVollzeit\b|\btemps (?:plein|complet)\b|\b(?:not|no|or|and) (?:an? )?part[- ]time\b/i;

const stated = new WeakMap<JobText, string | null>();

/** What an ad without a type says in a sentence of its own; nothing where it speaks of full time too. */
export function typeSaid(job: JobText): string | null {
  if (job.employmentType) return job.employmentType;
  const known = stated.get(job);
  if (known !== undefined) return known;
  const said = `${job.title}\n${job.descriptionHtml ?? job.text ?? ""}`;
  const type = partTime.test(said) && !otherwise.test(said) ? "Part Time" : null;
  stated.set(job, type);
  return type;
}

/** Compares full time, part time, contract and the like with those a person asks for. */
export function typeConstraint(offered: string | null, { wanted = {} }: CandidateText): Constraint {
  if (!offered) return unknown("The job doesn’t say whether it’s full-time.");
  const sentence = `This is ${offered.toLowerCase()} work`;
  if (!wanted.types?.length) return unknown(`${sentence}.`);
  if (wanted.types.includes(offered)) return ok(`${sentence}.`);
  return conflict(`${sentence}, and you asked for ${sentenceList(wanted.types).toLowerCase()}.`);
}
