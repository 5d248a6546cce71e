export { candidateFromResume } from "./from-resume.ts";
export type { Constraint } from "./conditions/constraint.ts";
export { brokenBy, type Conditions, conditionsOf } from "./conditions/conditions.ts";
export { JobColumns } from "./job-columns.ts";
export { candidateVector, interestIn, jobVector, type QuickVector, withInterest } from "./rank.ts";
export { readWrittenRequirements } from "./requirements.ts";
export { writtenRequirement } from "./requirement-line.ts";
export { openSenses, type Senses, type ToSense } from "./sense/open-senses.ts";
export type { Sense } from "./sense/sense.ts";
export { candidateToSense, jobToSense } from "./sense/to-sense.ts";
export { highest } from "./highest.ts";
export { closenessOfTitle, sameTrade } from "./titles/trade.ts";
export { textLines } from "./text-lines.ts";
export { isRuledOut, modelVersion, readJob, scoreFit, type Fit, type ReadJob } from "./score.ts";
export type {
  CandidateText,
  Evidence,
  Judged,
  Judgement,
  JobText,
  Requirement,
  RequirementKind,
  RequirementPart,
  Verdict,
  WorkText,
} from "./types.ts";
