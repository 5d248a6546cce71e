import type { Domain } from "#server/domain.ts";
import { questionHandlers } from "./handlers.ts";

export const questions: Domain = { handlers: { questions: questionHandlers } };
