import type { doNotContact } from "#contract/do-not-contact.ts";
import type { DomainHandlers } from "#server/context.ts";
import { listDoNotContact, setDoNotContact } from "./keep-objection.ts";

export const doNotContactHandlers: DomainHandlers<typeof doNotContact> = {
  list: ({ params, ...context }) => listDoNotContact(context, params.id),
  set: ({ params: { id: candidateId, companyId }, body, ...context }) =>
    setDoNotContact(context, { candidateId, companyId }, body.on),
};
