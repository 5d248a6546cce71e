import type { Domain } from "#server/domain.ts";
import { jobWritingHandlers } from "./handlers.ts";

export const jobWriting: Domain = { handlers: { jobWriting: jobWritingHandlers } };
