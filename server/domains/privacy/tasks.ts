import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

const id = z.string().nullable();

export const privacyTasks = {
  makeCopy: defineTask("dataCopy.make", {
    data: z.object({
      userId: z.string(),
      key: z.string(),
      parts: z.object({ candidateId: id, employeeId: id, companyAdminId: id, companyId: id }),
    }),
    lane: "people",
  }),
  dropCopy: defineTask("dataCopy.drop", {
    data: z.object({ userId: z.string(), key: z.string() }),
    lane: "bulk",
  }),
};
