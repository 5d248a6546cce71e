import type { resumes } from "#contract/resumes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { presentResume } from "./present.ts";
import { chosenResume, listResumes } from "./queries.ts";
import { readDocument, readDocumentBeforeSignup, readingOfSignup } from "./read-document.ts";
import { progressOf } from "./reading-progress.ts";
import { newResume } from "./new-resume.ts";
import { downloadFile, previewResume, readOwnFile } from "./write-files.ts";
import { createResume, setDefaultResume, updateResume } from "./save-resume.ts";

export const resumeHandlers: DomainHandlers<typeof resumes> = {
  read: ({ body, file, ...context }) => readDocument(context, file, body.uploadId),
  readBeforeSignup: ({ body, file, ...context }) => readDocumentBeforeSignup(context, file, body),
  readingProgress: ({ query }) => ({ scan: progressOf(query.uploadId) }),
  signupReading: ({ params, ...context }) => readingOfSignup(context, params.id),
  create: ({ body, ...context }) => createResume(context, body),
  update: ({ body, ...context }) => updateResume(context, body),
  get: async ({ query, ...context }) => presentResume(context, await chosenResume(context, query.id)),
  list: async (context) => {
    const rows = await listResumes(context.db, context.viewer.candidateId);
    return Promise.all(rows.map((row) => presentResume(context, row)));
  },
  new: ({ body, ...context }) => newResume(context, body),
  preview: ({ body, ...context }) => previewResume(context, body),
  pdfDownload: ({ query, ...context }) => downloadFile(context, { id: query.id, as: "pdf" }),
  download: ({ query, ...context }) => downloadFile(context, query),
  machineReading: ({ query, ...context }) => readOwnFile(context, query),
  setDefault: ({ body, ...context }) => setDefaultResume(context, body.id),
};
