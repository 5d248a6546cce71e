import { z } from "zod";
import { defineTask, noData } from "#server/tasks/define-task.ts";

export const companyTasks = {
  /** Looks up whether the record of a company's sender is still right. */
  checkSender: defineTask("companies.checkSender", { data: z.object({ id: z.string() }), lane: "bulk" }),
  forgetPageViews: defineTask("companies.forgetPageViews", { data: noData, lane: "bulk" }),
  tellWaiting: defineTask("companies.tellWaiting", {
    data: z.object({ id: z.string() }),
    lane: "reactions",
  }),
  tellOvertaken: defineTask("companies.tellOvertaken", {
    data: z.object({ id: z.string() }),
    lane: "reactions",
  }),
  forgetUnclaimed: defineTask("companies.forgetUnclaimed", { data: noData, lane: "bulk" }),
};
