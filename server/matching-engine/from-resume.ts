import type { ReadResume } from "#server/resume-reading/index.ts";
import type { CandidateText } from "./types.ts";

type ResumeParts = Pick<ReadResume, "lines" | "workExperience" | "skills" | "location" | "fullName">;

/** A resume that was read, as the engine takes it. */
export function candidateFromResume(resume: ResumeParts, asOf: string): CandidateText {
  return {
    asOf,
    resume: resume.lines,
    skills: resume.skills.map(({ name }) => name),
    work: resume.workExperience.map(({ title, start, end, current, description, lines }) => ({
      title: title ?? "",
      start,
      end: current ? null : (end ?? start),
      description: [description, ...lines].join("\n"),
    })),
    location: resume.location,
    withheld: resume.fullName ? [resume.fullName] : [],
  };
}
