import type { Domain } from "#server/domain.ts";
import { hiringPlanHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";

export const hiringPlans: Domain = { handlers: { hiringPlans: hiringPlanHandlers }, reactions };
