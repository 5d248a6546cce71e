import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const referralTasks = {
  revealCommitted: defineTask("referrals.revealCommitted", {
    data: z.object({ revealId: z.string() }),
    lane: "people",
  }),
};
