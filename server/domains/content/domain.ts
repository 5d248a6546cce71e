import type { Domain } from "#server/domain.ts";
import { addFileNames } from "#server/domains/files/index.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { contentHandlers } from "./handlers.ts";
import { keepShippedStories } from "./shipped-stories.ts";
import { forgetPictures } from "./story-pictures.ts";
import { contentTasks } from "./tasks.ts";
import * as tables from "./tables.ts";

addFileNames(tables.stories.picture, tables.stories.body);

export const content: Domain = {
  handlers: { content: contentHandlers },
  tasks: runTasks(contentTasks, { forgetPictures }),
  onStart: [keepShippedStories, fromStart(contentTasks.forgetPictures)],
};
