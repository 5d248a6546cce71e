import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

const byId = z.object({ id: z.string() });

/** What the chat service does later, in the worker of whoever runs it. */
export const chatTaskKinds = {
  /** What callers began and ask after by its id. */
  task: defineTask("chat.task", { data: byId, lane: "bulk" }),
  import: defineTask("chat.import", { data: byId, lane: "bulk" }),
  campaign: defineTask("chat.campaign", { data: byId, lane: "bulk" }),
  dropFiles: defineTask("chat.dropFiles", {
    data: z.object({ cid: z.string(), addresses: z.array(z.string()) }),
    lane: "bulk",
  }),
};
