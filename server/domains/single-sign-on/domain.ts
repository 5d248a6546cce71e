import type { Domain } from "#server/domain.ts";
import "./enforce.ts";
import { singleSignOnHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";

export const singleSignOn: Domain = { handlers: { singleSignOn: singleSignOnHandlers }, reactions };
