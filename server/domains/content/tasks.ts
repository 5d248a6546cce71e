import { defineTask, noData } from "#server/tasks/define-task.ts";

export const contentTasks = {
  forgetPictures: defineTask("stories.forgetPictures", { data: noData, lane: "bulk" }),
};
