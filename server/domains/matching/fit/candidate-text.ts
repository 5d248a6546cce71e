import { type CandidateRow, candidates } from "#server/domains/candidates/index.ts";
import { linesOf } from "#server/domains/resumes/index.ts";
import type { CandidateText } from "#server/matching-engine/index.ts";

interface About {
  candidate: CandidateRow;
  resume: readonly string[];
  /** The name must not count wherever it stands. */
  user: { fullName: string; timeZone: string };
  answers?: string[];
  /** The date "until today" means. */
  day: string;
}
/** What the engine may know of a person: work, skills and preferences; no name, picture or answers about oneself. */
export function candidateText({ candidate, user, resume, answers = [], day }: About): CandidateText {
  const { preferences } = candidate;
  const remote = preferences.remote === true || !!preferences.workplaceTypes?.includes("remote");
  return {
    asOf: day,
    resume: [...resume],
    profile: profileLines(candidate),
    answers,
    skills: candidate.skills,
    work: candidate.workExperience.map(({ title, start, end, current, description }) => ({
      title,
      start,
      end: current ? null : (end ?? start),
      description,
    })),
    location: candidate.location,
    withheld: [user.fullName].filter(Boolean),
    wanted: {
      titles: preferences.titles ?? [],
      locations: preferences.locations ?? [],
      remote,
      remoteFrom: preferences.remoteLocations ?? [],
      mayWorkIn: preferences.mayWorkIn ?? [],
      sharedHours:
        remote && preferences.sharedHours
          ? { atLeast: preferences.sharedHours, timeZone: user.timeZone }
          : null,
      salary: preferences.salary ?? null,
      currency: preferences.salaryCurrency ?? null,
      types: preferences.jobTypes ?? [],
      seniority: preferences.seniority ?? [],
    },
  };
}

const personalInfo = { name: "", email: "", phone: "", website: "", location: "", linkedIn: "" };
const empty = {
  personalInfo,
  headline: "",
  summary: "",
  skills: [],
  workExperience: [],
  education: [],
  projects: [],
  certification: [],
  languages: [],
  courseWorks: [],
  ownSections: [],
};

function profileLines(candidate: CandidateRow): string[] {
  const { headline, summary, skills, workExperience, education, projects } = candidate;
  const { certification, languages } = candidate;
  const told = {
    summary: summary ?? "",
    skills,
    workExperience,
    education,
    projects,
    certification,
    languages,
  };
  return [headline ?? "", ...linesOf({ ...empty, ...told })].filter(Boolean);
}

/** What of a profile hiring teams read only once the person sent them something. */
export type KeptToThemselves = Pick<CandidateRow, "projects" | "certification" | "languages">;
/** To select them beside an application. */
export const columnsKeptBack = {
  projects: candidates.projects,
  certification: candidates.certification,
  languages: candidates.languages,
};
export const nothingKeptBack: KeptToThemselves = { projects: [], certification: [], languages: [] };

/** The lines of those parts, with the headings that stand above them. */
export function linesKeptBack({ projects, certification, languages }: KeptToThemselves): string[] {
  return linesOf({ ...empty, projects, certification, languages });
}
