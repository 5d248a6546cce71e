import type { hiringPlans } from "#contract/hiring-plans.ts";
import type { DomainHandlers } from "#server/context.ts";
import { listPlans, setPlan } from "./plans.ts";

export const hiringPlanHandlers: DomainHandlers<typeof hiringPlans> = {
  list: ({ query, ...context }) => listPlans(context, query),
  set: ({ params, body, ...context }) => setPlan(context, params.id, body),
};
