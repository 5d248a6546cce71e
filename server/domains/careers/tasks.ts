import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const careersTasks = {
  /** Looks up whether the records of a company's own address are still right. */
  checkHost: defineTask("careers.checkHost", { data: z.object({ id: z.string() }), lane: "bulk" }),
};
