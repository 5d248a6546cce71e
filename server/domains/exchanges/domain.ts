import type { Domain } from "#server/domain.ts";
import { exchangeHandlers } from "./handlers.ts";

export const exchanges: Domain = {
  handlers: { exchanges: exchangeHandlers },
};
