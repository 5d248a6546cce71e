import type { duplicatePeople } from "#contract/duplicate-people.ts";
import type { importedPeople } from "#contract/imported-people.ts";
import type { leads } from "#contract/leads.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { addLead } from "./add-lead.ts";
import { answerInvitation } from "./answer-invitation.ts";
import { decideOutbound } from "./decide-outbound.ts";
import { keepApart, offerAgain } from "./duplicates/keep-apart.ts";
import { listDuplicates } from "./duplicates/list-duplicates.ts";
import { mergePeople } from "./duplicates/merge-people.ts";
import { undoMerge } from "./duplicates/undo-merge.ts";
import { forgetPerson } from "./forget-person.ts";
import { listLeads } from "./list-leads.ts";
import { notifyLeads } from "./notify-leads.ts";
import { object, showObjection } from "./objections.ts";
import { subscribeToCompany, writeOwnWords } from "./own-words.ts";
import { setEmail } from "./set-email.ts";
import { showInvitation } from "./show-invitation.ts";
import { findLimit } from "./upload/upload-limit.ts";
import { ownNetwork } from "./upload/open-upload.ts";
import { previewUpload } from "./upload/preview-upload.ts";
import { uploadPeople } from "./upload/upload-people.ts";

export const leadHandlers: DomainHandlers<typeof leads> = {
  list: ({ query, ...context }) => listLeads(context, query),
  add: ({ params, body, ...context }) => addLead(context, params.id, body),
  decideOutbound: ({ body, ...context }) => decideOutbound(context, body),
  showInvitation: ({ query, ...context }) => showInvitation(context, query.token),
  answerInvitation: ({ body, ...context }) => answerInvitation(context, body),
  whatsNext: ({ body: { token, whatsNext }, ...context }) => writeOwnWords(context, token, { whatsNext }),
  intro: ({ body: { token, intro }, ...context }) => writeOwnWords(context, token, { intro }),
  subscribe: ({ body, ...context }) => subscribeToCompany(context, body).then(() => done),
};

export const duplicatePeopleHandlers: DomainHandlers<typeof duplicatePeople> = {
  list: ({ query, ...context }) => listDuplicates(context, query),
  merge: ({ body, ...context }) => mergePeople(context, body),
  undo: ({ params, ...context }) => undoMerge(context, params.id).then(() => done),
  keepApart: ({ body, ...context }) => keepApart(context, body.ids),
  offerAgain: ({ params, ...context }) => offerAgain(context, params.id).then(() => done),
};

export const importedPeopleHandlers: DomainHandlers<typeof importedPeople> = {
  upload: ({ params, body, ...context }) => uploadPeople(context, params.id, body),
  preview: ({ params, body, ...context }) => previewUpload(context, params.id, body),
  limit: ({ params, ...context }) => findLimit(context, ownNetwork(context, params.id)),
  notify: ({ body, ...context }) => notifyLeads(context, body),
  setEmail: ({ params, body, ...context }) => setEmail(context, params.id, body.email).then(() => done),
  forget: ({ params, ...context }) => forgetPerson(context, params.id).then(() => done),
  showObjection: ({ query, ...context }) => showObjection(context, query.token),
  object: ({ query, ...context }) => object(context, query.token),
};
