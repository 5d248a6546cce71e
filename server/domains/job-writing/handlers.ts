import type { jobWriting } from "#contract/job-writing.ts";
import type { DomainHandlers } from "#server/context.ts";
import { editText } from "#server/job-writer/edit-text.ts";
import { assistRecruiting } from "./assist-recruiting.ts";
import { proposeDetail } from "./propose-detail.ts";
import { writeDraft } from "./write-draft.ts";

export const jobWritingHandlers: DomainHandlers<typeof jobWriting> = {
  generate: ({ body, ...context }) => writeDraft(context, body),
  generateEdit: ({ body, listener }) => editText(body.jobDescription, body.edit, listener),
  generateDetail: ({ params, query, ...context }) =>
    proposeDetail(context, params.id, { field: query.field, postAJob: query.postAJob === "true" }),
  recruitAssist: ({ params, ...context }) => assistRecruiting(context, params.id),
};
