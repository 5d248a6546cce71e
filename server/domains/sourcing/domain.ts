import type { Domain } from "#server/domain.ts";
import { sourcingHandlers } from "./handlers.ts";
import "./network-index.ts";
import "./talent-index.ts";

export const sourcing: Domain = {
  handlers: { sourcing: sourcingHandlers },
};
