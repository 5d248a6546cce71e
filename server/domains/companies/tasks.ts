import { defineTask, noData } from "#server/tasks/define-task.ts";

export const companyTasks = {
  forgetPageViews: defineTask("companies.forgetPageViews", { data: noData, lane: "bulk" }),
  forgetUnclaimed: defineTask("companies.forgetUnclaimed", { data: noData, lane: "bulk" }),
};
