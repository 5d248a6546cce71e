export const unreadableSentences = {
  empty: "This file is empty.",
  "too-large": "This file is larger than 10 MB. Save a smaller copy and try again.",
  "too-many-pages": "This file has more than 30 pages. Upload only the pages of your resume.",
  "too-much-text": "This file is much longer than a resume. Upload only your resume.",
  "wrong-type":
    "We can’t read this file as a resume. Upload a PDF, a Word file (.docx), plain text, an image (PNG, JPG or WebP), a JSON Resume or a LinkedIn export.",
  encrypted: "This file is password-protected. Save a copy without a password and try again.",
  broken: "This file is damaged and won’t open. Save it again and retry.",
  timeout:
    "We ran out of time reading this file. Try again. If it happens again, save it as a simpler PDF or plain text.",
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
