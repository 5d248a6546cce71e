import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const listingReportEvents = {
  /** An administrator decided what people reported; each of them is told. */
  decided: defineEvent("listingReport.decided", {
    data: z.object({
      companyId: z.string().nullable(),
      jobId: z.string().nullable(),
      userIds: z.array(z.string()),
      outcome: z.enum(["dismissed", "upheld"]),
      title: z.string(),
      why: z.string(),
    }),
    notifies: ["reporters"],
  }),
};
