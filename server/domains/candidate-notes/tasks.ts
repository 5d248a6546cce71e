import { z } from "zod";
import { defineTask, noData } from "#server/tasks/define-task.ts";

export const noteTasks = {
  forget: defineTask("candidateNotes.forget", { data: z.object({ noteId: z.string() }), lane: "bulk" }),
  forgetFiles: defineTask("candidateNotes.forgetFiles", { data: noData, lane: "bulk" }),
};
