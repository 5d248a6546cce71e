import { done } from "#contract/shapes.ts";
import type { tracking } from "#contract/tracking.ts";
import type { DomainHandlers } from "#server/context.ts";
import { visitorsOfCompany, visitorsOfSite } from "./list-visitors.ts";
import { recordEvent, recordVisit } from "./record.ts";
import { continueSignUp, startSignUp } from "./sign-ups.ts";
import { confirm, showConfirm, showStop, stop, subscribe } from "./subscriptions.ts";

export const trackingHandlers: DomainHandlers<typeof tracking> = {
  queueEvent: ({ body, ...context }) => recordEvent(context, body.message),
  visit: ({ body, ...context }) => recordVisit(context, body),
  startSignUp: ({ body, ...context }) => startSignUp(context, body),
  continueSignUp: ({ params, body, ...context }) => continueSignUp(context, params.id, body),
  subscribe: ({ body, ...context }) => subscribe(context, body).then(() => done),
  confirmPage: ({ query, ...context }) => showConfirm(context, query.key),
  confirm: ({ query, ...context }) => confirm(context, query.key),
  stopPage: ({ query, ...context }) => showStop(context, query.key),
  stop: ({ query, ...context }) => stop(context, query.key),
  ofCompany: ({ query, ...context }) => visitorsOfCompany(context, query.days),
  ofSite: ({ query, ...context }) => visitorsOfSite(context, query.days),
};
