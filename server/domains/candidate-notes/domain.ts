import type { Domain } from "#server/domain.ts";
import { addFileNames } from "#server/domains/files/index.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { forgetFiles } from "./forget-files.ts";
import { forgetNote } from "./forget-note.ts";
import { noteHandlers } from "./handlers.ts";
import { noteTasks } from "./tasks.ts";
import * as tables from "./tables.ts";

addFileNames(tables.candidateNotes.fileIds);

export const candidateNotes: Domain = {
  handlers: { candidateNotes: noteHandlers },
  tasks: runTasks(noteTasks, { forget: forgetNote, forgetFiles }),
  onStart: [fromStart(noteTasks.forgetFiles)],
};
