import type { ResumeContent } from "#contract/resumes.ts";

/** What the product’s rules may say in other words, with what has to stand in the resume for it. */
const allowed: Record<string, RegExp> = {
  use: /utili[sz]e/i,
  uses: /utili[sz]es/i,
  used: /utili[sz]ed/i,
  using: /utili[sz]ing/i,
  to: /in order to/i,
  with: /by means of/i,
  because: /due to the fact/i,
};
const done: Record<string, string> = {
  led: "leading",
  built: "building",
  wrote: "writing",
  taught: "teaching",
  ran: "running",
  sold: "selling",
  drove: "driving",
};

/** Words, employers, titles, dates, degrees and skills of a changed resume that the one before does not have. */
export function fabricationsIn(before: ResumeContent, after: ResumeContent): string[] {
  return [...newFacts(before, after), ...newWords(textOf(before), textOf(after))];
}

function newFacts(before: ResumeContent, after: ResumeContent): string[] {
  const facts = (of: ResumeContent) => [
    ...of.workExperience.map(({ description: _, ...work }) => work),
    ...of.education,
    ...of.projects.map(({ description: _, ...project }) => project),
    ...of.certification,
    ...of.languages,
    ...of.skills,
    ...of.courseWorks,
    ...of.ownSections,
    of.personalInfo,
    of.headline,
  ];
  const known = facts(before).map((fact) => JSON.stringify(fact));
  return facts(after)
    .map((fact) => JSON.stringify(fact))
    .filter((fact) => {
      const at = known.indexOf(fact);
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    });
}

function newWords(before: string, after: string): string[] {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\d]+(?:[.,]\d+)*/gu) ?? [];
  const known = new Set(words(before));
  return words(after).filter((word) => !known.has(word) && !isRestated(word, { before, known }));
}

function isRestated(word: string, { before, known }: { before: string; known: ReadonlySet<string> }) {
  if (allowed[word]?.test(before)) return true;
  const stem = word.replace(/ed$/, "");
  return [done[word], `${stem}ing`, `${stem}${stem.at(-1)}ing`].some(
    (form) => form !== undefined && known.has(form),
  );
}

/** Everything a resume says, one text a line. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return value && typeof value === "object" ? Object.values(value).map(textOf).join("\n") : "";
}
