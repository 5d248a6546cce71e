import type { Domain } from "#server/domain.ts";
import { knowledgeHandlers } from "./handlers.ts";

export const knowledge: Domain = { handlers: { knowledge: knowledgeHandlers } };
