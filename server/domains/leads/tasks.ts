import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

const data = z.object({ companyId: z.string() });

export const leadTasks = {
  forgetDue: defineTask("importedPeople.forget", { data, lane: "bulk" }),
  warnTeam: defineTask("importedPeople.warnTeam", { data, lane: "bulk" }),
};
