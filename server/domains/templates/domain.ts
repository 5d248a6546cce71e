import type { Domain } from "#server/domain.ts";
import { templateHandlers } from "./handlers.ts";

export const templates: Domain = { handlers: { templates: templateHandlers } };
