import type { coverLetters } from "#contract/cover-letters.ts";
import type { resumeTailoring } from "#contract/resume-tailoring.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import {
  downloadLetter,
  draftLetter,
  keepLetter,
  previewLetter,
  removeLetter,
  showLetter,
} from "./cover-letter.ts";
import { keepJobVersion, showVersion } from "./job-version.ts";
import { optimizeResume } from "./optimize-resume.ts";

export const resumeTailoringHandlers: DomainHandlers<typeof resumeTailoring> = {
  optimize: ({ body, ...context }) => optimizeResume(context, body),
  version: ({ query, ...context }) => showVersion(context, query.jobId),
  keepVersion: ({ body, ...context }) => keepJobVersion(context, body),
};

export const coverLetterHandlers: DomainHandlers<typeof coverLetters> = {
  get: ({ query, ...context }) => showLetter(context, query.jobId),
  propose: ({ body, ...context }) => draftLetter(context, body.jobId),
  keep: ({ body, ...context }) => keepLetter(context, body),
  remove: async ({ query, ...context }) => {
    await removeLetter(context, query.jobId);
    return done;
  },
  preview: ({ body, ...context }) => previewLetter(context, body),
  pdfDownload: ({ query, ...context }) => downloadLetter(context, query.jobId),
};
