import { z } from "zod";
import { defineTask, noData } from "#server/tasks/define-task.ts";

export const employeeTasks = {
  forgetUnanswered: defineTask("employees.forgetUnanswered", { data: noData, lane: "bulk" }),
  tellWaiting: defineTask("employees.tellWaiting", {
    data: z.object({ id: z.string() }),
    lane: "reactions",
  }),
};
