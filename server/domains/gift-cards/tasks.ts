import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const giftCardTasks = {
  remind: defineTask("giftCards.remind", { data: z.object({ redemptionId: z.string() }), lane: "people" }),
};
