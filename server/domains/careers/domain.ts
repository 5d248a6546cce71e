import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { checkHostAgain } from "./check-host.ts";
import { renewCertificate } from "./certificates.ts";
import { careersHandlers } from "./handlers.ts";
import { careersTasks } from "./tasks.ts";

export const careers: Domain = {
  handlers: { careers: careersHandlers },
  tasks: runTasks(careersTasks, { checkHost: checkHostAgain, renewCertificate }),
};
