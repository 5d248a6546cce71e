import type { Domain } from "#server/domain.ts";
import { careersHandlers } from "./handlers.ts";

export const careers: Domain = { handlers: { careers: careersHandlers } };
