import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const noteTasks = {
  forget: defineTask("candidateNotes.forget", { data: z.object({ noteId: z.string() }), lane: "bulk" }),
};
