import type { Domain } from "#server/domain.ts";
import { jobTrackerHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";

export const jobTracker: Domain = {
  handlers: { jobTracker: jobTrackerHandlers },
  reactions,
};
