import type { knowledge } from "#contract/knowledge.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { changeSource, removeSource, toggleWebSource } from "./change-source.ts";
import { createSource } from "./create-source.ts";
import { listSources, listWebSources } from "./list-sources.ts";
import { showSource } from "./queries.ts";
import { sourceToText } from "./source-to-text.ts";

export const knowledgeHandlers: DomainHandlers<typeof knowledge> = {
  list: ({ query, ...context }) => listSources(context, query.q),
  create: ({ body, ...context }) => createSource(context, body),
  get: ({ params, ...context }) => showSource(context, params.id),
  change: ({ params, body, ...context }) => changeSource(context, params.id, body),
  remove: ({ params, ...context }) => removeSource(context, params.id).then(() => done),
  sourceToText: ({ body, ...context }) => sourceToText(context, body),
  webSources: (context) => listWebSources(context),
  toggleWebSource: ({ params, body, ...context }) => toggleWebSource(context, params.id, body.active),
};
