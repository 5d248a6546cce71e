import type { agentApplications } from "#contract/agent-applications.ts";
import type { DomainHandlers } from "#server/context.ts";
import { discard } from "./discard.ts";
import { findSchools } from "./find-schools.ts";
import { markArrived, markNotArrived } from "./say-what-became.ts";
import { retry, verify } from "./send-again.ts";
import { send } from "./send.ts";
import { keepAnswers, showForm, showStatus } from "./show-form.ts";

export const agentApplicationHandlers: DomainHandlers<typeof agentApplications> = {
  status: ({ query, ...context }) => showStatus(context, query.jobId),
  form: ({ params, ...context }) => showForm(context, params.id),
  keep: ({ params, body, ...context }) => keepAnswers(context, params.id, body),
  send: ({ params, body, ...context }) => send(context, params.id, { ...body, from: ["review", "failed"] }),
  verify: ({ body, ...context }) => verify(context, body),
  retry: ({ body, ...context }) => retry(context, body),
  arrived: ({ params, ...context }) => markArrived(context, params.id),
  notArrived: ({ params, ...context }) => markNotArrived(context, params.id),
  discard: ({ params, ...context }) => discard(context, params.id),
  schools: ({ query, ...context }) => findSchools(context, query),
};
