import { z } from "zod";
import { defineTask, noData } from "#server/tasks/define-task.ts";

export const fileTasks = {
  move: defineTask("file.move", {
    data: z.object({ id: z.string(), from: z.string(), to: z.string() }),
    lane: "people",
  }),
  forgetUnused: defineTask("files.forgetUnused", { data: noData, lane: "bulk" }),
  remove: defineTask("file.remove", { data: z.object({ key: z.string() }), lane: "bulk" }),
};
