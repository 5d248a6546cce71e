import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { forgetUploaded } from "./forget-uploaded.ts";
import { importedPeopleHandlers } from "./handlers.ts";
import "./noted-people.ts";
import { reactions } from "./reactions.ts";
import { importedPeopleTasks } from "./tasks.ts";
import { warnTeam } from "./warn-team.ts";

export const importedPeople: Domain = {
  handlers: { importedPeople: importedPeopleHandlers },
  tasks: runTasks(importedPeopleTasks, { forgetUploaded, warnTeam }),
  reactions,
};
