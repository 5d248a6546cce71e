import type { Domain } from "#server/domain.ts";
import { applyCreditHandlers } from "./handlers.ts";

export const applyCredits: Domain = { handlers: { applyCredits: applyCreditHandlers } };
