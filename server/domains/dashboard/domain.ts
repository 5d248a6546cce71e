import type { dashboard as contract } from "#contract/dashboard.ts";
import type { DomainHandlers } from "#server/context.ts";
import type { Domain } from "#server/domain.ts";
import { showDashboard } from "./show-dashboard.ts";

const handlers: DomainHandlers<typeof contract> = { show: (context) => showDashboard(context) };
export const dashboard: Domain = { handlers: { dashboard: handlers } };
