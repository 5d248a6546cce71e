import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const careersTasks = {
  /** Looks up whether the records of a company's own address are still right. */
  checkHost: defineTask("careers.checkHost", { data: z.object({ id: z.string() }), lane: "bulk" }),
  /** Orders the next certificate of an address before the last one ends. */
  renewCertificate: defineTask("careers.renewCertificate", {
    data: z.object({ domain: z.string() }),
    lane: "bulk",
  }),
};
