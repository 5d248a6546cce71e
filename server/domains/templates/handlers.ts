import { done } from "#contract/shapes.ts";
import type { templates } from "#contract/templates.ts";
import type { DomainHandlers } from "#server/context.ts";
import { listTokens, transformTokens } from "./company-tokens.ts";
import { listEmails, setEmail } from "./email-templates.ts";
import { listReasons, setReasons } from "./reject-reasons.ts";
import { showShared } from "./share-words.ts";
import { changeTemplate, createTemplate, listTemplates, removeTemplate } from "./templates.ts";

export const templateHandlers: DomainHandlers<typeof templates> = {
  shared: ({ query, ...context }) => showShared(context, query),
  messages: ({ query, ...context }) => listTemplates(context, "message", query.filter),
  createMessage: ({ body, ...context }) => createTemplate(context, body),
  changeMessage: ({ params, body, ...context }) =>
    changeTemplate(context, { ...body, family: "message", id: params.id }),
  removeMessage: ({ params, ...context }) =>
    removeTemplate(context, { family: "message", id: params.id }).then(() => done),
  signatures: ({ query, ...context }) => listTemplates(context, "signature", query.filter),
  createSignature: ({ body, ...context }) => createTemplate(context, { ...body, kind: "signature" }),
  changeSignature: ({ params, body, ...context }) =>
    changeTemplate(context, { ...body, family: "signature", id: params.id }),
  removeSignature: ({ params, ...context }) =>
    removeTemplate(context, { family: "signature", id: params.id }).then(() => done),
  emails: ({ query, ...context }) => listEmails(context, query.companyId),
  setEmail: ({ query, body, ...context }) => setEmail(context, { ...query, ...body }),
  reasons: (context) => listReasons(context),
  setReasons: ({ body, ...context }) => setReasons(context, body),
  tokens: ({ query, ...context }) => listTokens(context, query),
  transformTokens: ({ body, ...context }) => transformTokens(context, body),
};
