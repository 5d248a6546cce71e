import { defineTask, noData } from "#server/tasks/define-task.ts";

export const employeeTasks = {
  forgetUnanswered: defineTask("employees.forgetUnanswered", { data: noData, lane: "bulk" }),
};
