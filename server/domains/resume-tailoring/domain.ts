import type { Domain } from "#server/domain.ts";
import { resumeTailoringHandlers } from "./handlers.ts";

export const resumeTailoring: Domain = { handlers: { resumeTailoring: resumeTailoringHandlers } };
