import type { Domain } from "#server/domain.ts";
import { doNotContactHandlers } from "./handlers.ts";

export const doNotContact: Domain = { handlers: { doNotContact: doNotContactHandlers } };
