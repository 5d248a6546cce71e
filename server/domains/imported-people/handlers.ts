import type { importedPeople } from "#contract/imported-people.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { object, showObjection } from "./objections.ts";
import { notifyUploaded } from "./notify-uploaded.ts";
import { findLimit } from "./upload-limit.ts";
import { ownNetwork, uploadPeople } from "./upload-people.ts";
import { changeUploaded, forgetPerson, listUploaded } from "./uploaded-leads.ts";

export const importedPeopleHandlers: DomainHandlers<typeof importedPeople> = {
  upload: ({ params, body, ...context }) => uploadPeople(context, params.id, body),
  limit: ({ params, ...context }) => findLimit(context, ownNetwork(context, params.id)),
  list: ({ params, query, ...context }) => listUploaded(context, params.id, query),
  change: ({ params, body, ...context }) => changeUploaded(context, params.id, body),
  notify: ({ body, ...context }) => notifyUploaded(context, body),
  forget: ({ params, ...context }) => forgetPerson(context, params.id).then(() => done),
  showObjection: ({ query, ...context }) => showObjection(context, query.token),
  object: ({ query, ...context }) => object(context, query.token),
};
