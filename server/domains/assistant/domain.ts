import type { Domain } from "#server/domain.ts";
import { assistantHandlers } from "./handlers.ts";

export const assistant: Domain = { handlers: { assistant: assistantHandlers } };
