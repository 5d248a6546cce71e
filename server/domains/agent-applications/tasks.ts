import { defineTask, noData } from "#server/tasks/define-task.ts";

export const agentApplicationTasks = {
  settle: defineTask("agentApplications.settle", { data: noData, lane: "bulk" }),
};
