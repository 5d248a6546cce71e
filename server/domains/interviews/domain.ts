import type { Domain } from "#server/domain.ts";
import { interviewHandlers } from "./handlers.ts";
import { keepWallTimes } from "./keep-wall-times.ts";
import { reactions } from "./reactions.ts";

export const interviews: Domain = {
  handlers: { interviews: interviewHandlers },
  onStart: [keepWallTimes],
  reactions,
};
