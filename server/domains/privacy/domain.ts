import type { Domain } from "#server/domain.ts";
import { privacyHandlers } from "./handlers.ts";

export const privacy: Domain = {
  handlers: { privacy: privacyHandlers },
};
