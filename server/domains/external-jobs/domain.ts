import type { Domain } from "#server/domain.ts";
import { externalJobHandlers } from "./handlers.ts";

export const externalJobs: Domain = { handlers: { externalJobs: externalJobHandlers } };
