import type { Domain } from "#server/domain.ts";
import { networkHandlers } from "./handlers.ts";
import "./network-index.ts";
import "./talent-index.ts";

export const networks: Domain = {
  handlers: { networks: networkHandlers },
};
