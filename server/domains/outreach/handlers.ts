import type { outreach } from "#contract/outreach.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { listOutreach } from "./list-outreach.ts";
import { planOutreach } from "./plan.ts";
import { startOutreach } from "./start-outreach.ts";
import { stopOutreach } from "./stop.ts";

export const outreachHandlers: DomainHandlers<typeof outreach> = {
  list: ({ params, query, ...context }) => listOutreach(context, params.id, query),
  preview: ({ body, ...context }) => planOutreach(context.db, context, body),
  start: ({ body, ...context }) => startOutreach(context, body),
  stop: ({ params, ...context }) => stopOutreach(context, params.id).then(() => done),
};
