import type { Domain } from "#server/domain.ts";
import { appSearchHandlers } from "./handlers.ts";

export const appSearch: Domain = {
  handlers: { appSearch: appSearchHandlers },
};
