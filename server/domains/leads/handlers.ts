import type { importedPeople } from "#contract/imported-people.ts";
import type { leads } from "#contract/leads.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { addLead } from "./add-lead.ts";
import { answerInvitation } from "./answer-invitation.ts";
import { forgetPerson } from "./forget-person.ts";
import { inviteLeads } from "./invite-leads.ts";
import { listLeads } from "./list-leads.ts";
import { notifyLeads } from "./notify-leads.ts";
import { object, showObjection } from "./objections.ts";
import { showInvitation } from "./show-invitation.ts";
import { findLimit } from "./upload/upload-limit.ts";
import { ownNetwork } from "./upload/open-upload.ts";
import { previewUpload } from "./upload/preview-upload.ts";
import { uploadPeople } from "./upload/upload-people.ts";

export const leadHandlers: DomainHandlers<typeof leads> = {
  list: ({ query, ...context }) => listLeads(context, query),
  add: ({ params, body, ...context }) => addLead(context, params.id, body),
  invite: ({ body, ...context }) => inviteLeads(context, body),
  showInvitation: ({ query, ...context }) => showInvitation(context, query.token),
  answerInvitation: ({ body, ...context }) => answerInvitation(context, body),
};

export const importedPeopleHandlers: DomainHandlers<typeof importedPeople> = {
  upload: ({ params, body, ...context }) => uploadPeople(context, params.id, body),
  preview: ({ params, body, ...context }) => previewUpload(context, params.id, body),
  limit: ({ params, ...context }) => findLimit(context, ownNetwork(context, params.id)),
  notify: ({ body, ...context }) => notifyLeads(context, body),
  forget: ({ params, ...context }) => forgetPerson(context, params.id).then(() => done),
  showObjection: ({ query, ...context }) => showObjection(context, query.token),
  object: ({ query, ...context }) => object(context, query.token),
};
