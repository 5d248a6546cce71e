import type { resumes } from "#contract/resumes.ts";
import type { CandidateContext, DomainHandlers } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { presentResume } from "./present.ts";
import { defaultResume, listResumes, myResume } from "./queries.ts";
import { readDocument, readDocumentBeforeSignup, readingOfSignup } from "./read-document.ts";
import { progressOf } from "./reading-progress.ts";
import { createResume, setDefaultResume, updateResume } from "./save-resume.ts";

export const resumeHandlers: DomainHandlers<typeof resumes> = {
  read: ({ body, file, ...context }) => readDocument(context, file, body.uploadId),
  readBeforeSignup: ({ body, file, ...context }) => readDocumentBeforeSignup(context, file, body),
  readingProgress: ({ query }) => ({ scan: progressOf(query.uploadId) }),
  signupReading: ({ params, ...context }) => readingOfSignup(context, params.id),
  create: ({ body, ...context }) => createResume(context, body),
  update: ({ body, ...context }) => updateResume(context, body),
  get: ({ query, ...context }) => openResume(context, query.id),
  list: async (context) => {
    const rows = await listResumes(context.db, context.viewer.candidateId);
    return Promise.all(rows.map((row) => presentResume(context, row)));
  },
  setDefault: ({ body, ...context }) => setDefaultResume(context, body.id),
};

async function openResume(context: CandidateContext, id: string | undefined) {
  const { db, viewer } = context;
  const row = id ? await myResume(context, db, id) : await defaultResume(db, viewer.candidateId);
  if (!row) throw notFound("Resume");
  return presentResume(context, row);
}
