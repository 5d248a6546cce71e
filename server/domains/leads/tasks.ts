import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

const data = z.object({ companyId: z.string() });

export const leadTasks = {
  forgetDue: defineTask("importedPeople.forget", { data, lane: "bulk" }),
  /** A file that nobody took people in from. */
  dropUpload: defineTask("leads.dropUpload", { data: z.object({ fileId: z.string() }), lane: "bulk" }),
  /** A merge that can no longer be undone. */
  settleMerge: defineTask("leads.settleMerge", { data: z.object({ id: z.string() }), lane: "bulk" }),
  warnTeam: defineTask("importedPeople.warnTeam", { data, lane: "bulk" }),
};
