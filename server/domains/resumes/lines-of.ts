import type { ResumeStyle } from "#contract/resume-style.ts";
import type { ResumeContent } from "#contract/resumes.ts";
import { shownContent } from "#server/resume-writing/index.ts";
import { orderedSections } from "#shared/resumes/resume-parts.ts";

/** What of a style decides which sections are read, and in which order. */
type Shown = Partial<Pick<ResumeStyle, "sectionOrder" | "hiddenSections">>;

/** A resume line by line, as its file shows it: what evidence quotes and teams read. */
export function linesOf(
  content: ResumeContent,
  { sectionOrder = [], hiddenSections = [] }: Shown = {},
): string[] {
  const shown = shownContent(content, { hiddenSections });
  const own = new Map(shown.ownSections.map((each) => [each.id, section(each.title, each.text.split("\n"))]));
  const sections = new Map([...Object.entries(sectionsOf(shown)), ...own]);
  return [
    shown.personalInfo.name,
    shown.headline,
    ...orderedSections(sectionOrder, [...own.keys()]).flatMap((key) => sections.get(key) ?? []),
  ].filter(Boolean);
}

function sectionsOf(content: ResumeContent): Record<string, string[]> {
  const work = content.workExperience.flatMap((each) => [
    [each.title, each.companyName, span(each)].filter(Boolean).join(", "),
    ...each.description.split("\n"),
  ]);
  const education = content.education.map((each) =>
    [each.degree, each.field, each.school, span(each)].filter(Boolean).join(", "),
  );
  return {
    summary: section("Summary", content.summary.split("\n")),
    workExperience: section("Experience", work),
    education: section("Education", education),
    projects: section(
      "Projects",
      content.projects.flatMap((each) => [each.name, ...each.description.split("\n")]),
    ),
    certification: section(
      "Certifications",
      content.certification.map((each) => [each.name, each.issuer].filter(Boolean).join(", ")),
    ),
    languages: section(
      "Languages",
      content.languages.map(({ name, level }) => (level ? `${name} (${level})` : name)),
    ),
    courseWorks: section("Courses", content.courseWorks),
    skills: section("Skills", content.skills.length ? [content.skills.join(", ")] : []),
  };
}

function section(title: string, lines: string[]) {
  const said = lines.map((line) => line.trim()).filter(Boolean);
  return said.length ? [title, ...said] : [];
}
function span({ start, end, current }: { start: string | null; end: string | null; current?: boolean }) {
  return [start, current ? "present" : end].filter(Boolean).join(" – ");
}
