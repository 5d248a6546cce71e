import type { Domain } from "#server/domain.ts";
import { addFileNames } from "#server/domains/files/index.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { checkHostAgain } from "./check-host.ts";
import { renewCertificate } from "./certificates.ts";
import { careersHandlers } from "./handlers.ts";
import { careersTasks } from "./tasks.ts";
import * as tables from "./tables.ts";

addFileNames(tables.careerPages.document, tables.careerPageVersions.document, tables.careerEmbeds.theme);

export const careers: Domain = {
  handlers: { careers: careersHandlers },
  tasks: runTasks(careersTasks, { checkHost: checkHostAgain, renewCertificate }),
};
