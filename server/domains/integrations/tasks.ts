import { z } from "zod";
import { defineTask, noData } from "#server/tasks/define-task.ts";

export const integrationTasks = {
  deliver: defineTask("integrations.deliver", { data: z.object({ id: z.string() }), lane: "webhooks" }),
  forgetDeliveries: defineTask("integrations.forgetDeliveries", { data: noData, lane: "bulk" }),
};
