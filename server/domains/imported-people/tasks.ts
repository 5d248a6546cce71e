import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

const data = z.object({ companyId: z.string() });

export const importedPeopleTasks = {
  forgetUploaded: defineTask("sourcing.forgetUploaded", { data, lane: "bulk" }),
  warnUntold: defineTask("sourcing.warnUntold", { data, lane: "bulk" }),
};
