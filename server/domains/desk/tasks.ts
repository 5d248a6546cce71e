import { defineTask, noData } from "#server/tasks/define-task.ts";

export const deskTasks = {
  keepAuditMonths: defineTask("desk.keepAuditMonths", { data: noData, lane: "bulk" }),
};
