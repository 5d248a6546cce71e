import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

const byId = z.object({ id: z.string() });

/** The chat service's background tasks, run by the product's worker. */
export const chatTaskKinds = {
  /** Tasks that callers started and poll by their id. */
  task: defineTask("chat.task", { data: byId, lane: "bulk" }),
  import: defineTask("chat.import", { data: byId, lane: "bulk" }),
  campaign: defineTask("chat.campaign", { data: byId, lane: "bulk" }),
  /** Files of one channel are another's from now on. */
  giveFiles: defineTask("chat.giveFiles", {
    data: z.object({ from: z.string(), to: z.string(), messageIds: z.array(z.string()) }),
    lane: "bulk",
  }),
  dropFiles: defineTask("chat.dropFiles", {
    data: z.object({ cid: z.string(), addresses: z.array(z.string()) }),
    lane: "bulk",
  }),
};
