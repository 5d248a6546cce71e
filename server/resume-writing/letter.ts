import type { ResumeStyle } from "#contract/resume-style.ts";
import type { ResumeContent } from "#contract/resumes.ts";
import { contactsOf } from "./contacts.ts";
import type { ResumeDocument } from "./document.ts";

export interface Letter {
  /** What it is about: the job. */
  subject: string;
  /** Its paragraphs, parted by lines. */
  text: string;
}

/** A letter in the place of a resume’s sections: the same head, and one section that the subject heads. */
export function letterOf(
  { personalInfo, headline }: ResumeContent,
  { language }: ResumeStyle,
  { subject, text }: Letter,
): ResumeDocument {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0);
  return {
    title: [personalInfo.name, subject].filter(Boolean).join(" – "),
    name: personalInfo.name || subject,
    headline,
    language,
    contacts: contactsOf(personalInfo),
    sections: [
      {
        key: "letter",
        title: subject,
        side: false,
        kind: "prose",
        parts: paragraphs.map((lines) => ({ kind: "paragraph", lines })),
      },
    ],
  };
}
