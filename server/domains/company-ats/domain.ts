import type { Domain } from "#server/domain.ts";
import { companyAtsHandlers } from "./handlers.ts";

export const companyAts: Domain = { handlers: { companyAts: companyAtsHandlers } };
