import type { Domain } from "#server/domain.ts";
import { adSpendHandlers, exchangeHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";

export const exchanges: Domain = {
  handlers: { exchanges: exchangeHandlers, adSpend: adSpendHandlers },
  reactions,
};
