import type { Domain } from "#server/domain.ts";
import { questionHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";

export const questions: Domain = { handlers: { questions: questionHandlers }, reactions };
