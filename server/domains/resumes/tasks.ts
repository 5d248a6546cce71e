import { defineTask, noData } from "#server/tasks/define-task.ts";

export const resumeTasks = {
  forget: defineTask("resumes.forget", { data: noData, lane: "bulk" }),
};
