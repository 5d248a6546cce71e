import { sentenceList } from "#shared/words/sentence-list.ts";
import type { CandidateText } from "../types.ts";
import { type Constraint, conflict, ok, unknown } from "./constraint.ts";

/** Compares full time, part time, contract and the like with those a person asks for. */
export function typeConstraint(offered: string | null, { wanted = {} }: CandidateText): Constraint {
  if (!offered) return unknown("The job doesn’t say whether it’s full-time.");
  const sentence = `This is ${offered.toLowerCase()} work`;
  if (!wanted.types?.length) return unknown(`${sentence}.`);
  if (wanted.types.includes(offered)) return ok(`${sentence}.`);
  return conflict(`${sentence}, and you asked for ${sentenceList(wanted.types).toLowerCase()}.`);
}
