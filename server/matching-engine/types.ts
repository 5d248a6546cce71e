import type { Salary } from "#shared/money/salary.ts";

export type RequirementKind = "skill" | "years" | "degree" | "certification" | "language" | "other";
export type Verdict = "met" | "unclear" | "missing";

/** What is compared with a person's lines. */
export interface RequirementPart {
  /** Close to the words of the ad, at most 140 characters. */
  text: string;
  kind: RequirementKind;
  skills: string[];
  years?: number;
  /** Names that no list of skills knows, found by their letters. */
  names?: string[];
}

/** What a judgement needs of a requirement. */
export type Asked = RequirementPart & { must: boolean };

/** One thing a job asks for. */
export interface Requirement extends RequirementPart {
  id: string;
  must: boolean;
  /** Either of these will do: each is judged by itself and the best one counts. */
  alternatives?: RequirementPart[];
}

/** What the engine reads of a job. */
export interface JobText {
  title: string;
  descriptionHtml?: string;
  text?: string;
  department?: string | null;
  seniority?: string | null;
  locations?: string[];
  remote?: boolean;
  remoteRegions?: string[];
  /** Where the company is. */
  companyPlace?: string | null;
  salary?: Salary | null;
  employmentType?: string | null;
  /** Requirements the hiring team has edited stand instead of what the ad says. */
  requirements?: Requirement[];
}

export interface WorkText {
  title: string;
  /** "2017", "2017-03" or a full date; an end of null means until today. */
  start: string | null;
  end: string | null;
  description?: string;
}

/** What the engine reads of a person. It has no field for a name, a picture, an age or an origin: what is not here cannot count. */
export interface CandidateText {
  /** The day "until today" means, so that the same input always gives the same answer. */
  asOf: string;
  resume: string[];
  profile?: string[];
  answers?: string[];
  skills?: string[];
  work?: WorkText[];
  location?: string | null;
  /** Words that must not count wherever they stand: the name. */
  withheld?: string[];
  wanted?: {
    titles?: string[];
    locations?: string[];
    remote?: boolean;
    /** Countries or parts of the world the person works from when remote; their own country where empty. */
    remoteFrom?: string[];
    /** Countries or parts of the world where the person needs no permit. */
    mayWorkIn?: string[];
    /** Hours a day that a remote team works while the person does, by the clocks of their zone. */
    sharedHours?: { atLeast: number; timeZone: string } | null;
    salary?: number | null;
    currency?: string | null;
    types?: string[];
    seniority?: string[];
  };
}

export interface Evidence {
  source: "resume" | "profile" | "answer";
  /** Verbatim. */
  line: string;
  lineIndex: number;
}

export interface Judgement {
  verdict: Verdict;
  evidence: Evidence | null;
  note?: string;
}

export type Judged = Requirement & Judgement;
