import type { Domain } from "#server/domain.ts";
import { agentApplicationHandlers } from "./handlers.ts";

export const agentApplications: Domain = { handlers: { agentApplications: agentApplicationHandlers } };
