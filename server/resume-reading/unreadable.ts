export const unreadableSentences = {
  empty: "This file is empty.",
  "too-large": "This file is larger than 10 MB. Save a smaller copy and try again.",
  "too-many-pages": "This file has more than 30 pages. Send the pages of the resume alone.",
  "too-much-text": "This file holds far more than a resume. Send the resume alone.",
  "wrong-type":
    "This file is not a resume we can read. Send a PDF, a Word document (.docx), plain text, a picture (PNG, JPG or WebP), a JSON Resume or a LinkedIn export.",
  encrypted: "This file is locked with a password. Save a copy without a password and try again.",
  broken: "This file is damaged and cannot be opened. Save it again and retry.",
  timeout: "Reading this file took too long. Save it as a simpler PDF or as plain text and try again.",
} as const;

export type UnreadableCode = keyof typeof unreadableSentences;

/** A file nobody could read; the message is for the person who sent it. */
export class ResumeUnreadable extends Error {
  readonly code: UnreadableCode;

  constructor(code: UnreadableCode) {
    super(unreadableSentences[code]);
    this.name = "ResumeUnreadable";
    this.code = code;
  }
}
