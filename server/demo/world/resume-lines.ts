import { sayPartialDate, saySpan } from "#shared/times/partial-date.ts";
import type { Candidate } from "./candidate-shapes.ts";

/** The resume as lines of text: what a reader sees and what evidence quotes. */
export function resumeLines(candidate: Omit<Candidate, "resume">): string[] {
  return [
    candidate.fullName,
    `${candidate.location} · ${candidate.email}${candidate.phone ? ` · ${candidate.phone}` : ""}`,
    candidate.linkedInUrl,
    "",
    candidate.summary,
    "",
    "Experience",
    ...candidate.workExperience.flatMap((work) => [
      `${work.title}, ${work.companyName}, ${saySpan(work)}`,
      ...work.description.split("\n").map((line) => `• ${line}`),
    ]),
    "",
    "Skills",
    candidate.skills.join(", "),
    "",
    "Education",
    ...candidate.education.map(
      (study) => `${study.degree} ${study.field}, ${study.school}, ${sayPartialDate(study.end)}`,
    ),
    ...(candidate.certification.length
      ? [
          "",
          "Certificates",
          ...candidate.certification.map((one) => `${one.name}, ${sayPartialDate(one.date)}`),
        ]
      : []),
    ...(candidate.projects.length
      ? ["", "Projects", ...candidate.projects.map((one) => `${one.name}: ${one.description}`)]
      : []),
  ];
}
