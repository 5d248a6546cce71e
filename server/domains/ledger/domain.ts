import type { Domain } from "#server/domain.ts";
import { ledgerHandlers } from "./handlers.ts";

export const ledger: Domain = { handlers: { ledger: ledgerHandlers } };
