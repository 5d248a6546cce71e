import type { ResumeContent } from "#contract/resumes.ts";
import { type ResumePlace, workKey } from "#shared/resumes/operations.ts";

/** A line of a resume, where it stands, and what it may prove. */
export interface ResumeLine {
  id: string;
  place: ResumePlace;
  text: string;
  /** The English heading that tells the matching what kind of line it is. */
  head: string;
}

/** Every line of a resume that may prove something, with the ids evidence names it by. */
export function linesOfResume(content: ResumeContent): ResumeLine[] {
  const inText = (text: string, place: Omit<ResumePlace, "line">, head: string) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => ({ place: { ...place, line }, text: line, head }));
  const alone = (section: string, entry: string, head: string) => ({
    place: { section, entry, line: null },
    text: entry,
    head,
  });
  return [
    ...inText(content.summary, { section: "summary", entry: null }, "Summary"),
    ...content.workExperience.flatMap((work) =>
      inText(work.description, { section: "workExperience", entry: workKey(work) }, "Experience"),
    ),
    ...content.projects.flatMap(({ name, description }) => [
      alone("projects", name, "Projects"),
      ...inText(description, { section: "projects", entry: name }, "Projects"),
    ]),
    ...content.education.map(({ degree, field, school }) => {
      const name = [degree, field, school].filter(Boolean).join(", ");
      return alone("education", name, "Education");
    }),
    ...content.skills.map((skill) => alone("skills", skill, "Skills")),
    ...content.certification.map(({ name }) => alone("certification", name, "Certificates")),
    ...content.languages.map(({ name, level }) => ({
      ...alone("languages", name, "Languages"),
      text: level ? `${name} (${level})` : name,
    })),
    ...content.courseWorks.map((course) => alone("courseWorks", course, "Courses")),
  ].map((line, at) => ({ id: `resume/${at + 1}`, ...line }));
}
