import type { Domain } from "#server/domain.ts";
import { addFileNames } from "#server/domains/files/index.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { tellOvertaken } from "./claims/end-other-claims.ts";
import { companyHandlers } from "./handlers.ts";
import { forgetPageViews } from "./page-views.ts";
import { checkSenderAgain } from "./sender/check-sender.ts";
import "./sender/sender-of.ts";
import { companyTasks } from "./tasks.ts";
import { tellWaiting } from "./wait-list/tell-waiting.ts";
import { forgetUnclaimed } from "./website/forget-unclaimed.ts";
import * as tables from "./tables.ts";

addFileNames(
  tables.companies.companyLogo,
  tables.companies.companyPageBannerImage,
  tables.companies.companyAboutDescription,
  tables.companies.values,
  tables.companies.images,
  tables.companies.brand,
  tables.companies.breakerImage,
  tables.companies.careerVideo,
);

export const companies: Domain = {
  handlers: { companies: companyHandlers },
  tasks: runTasks(companyTasks, {
    forgetPageViews,
    forgetUnclaimed,
    tellOvertaken,
    tellWaiting,
    checkSender: checkSenderAgain,
  }),
  onStart: [fromStart(companyTasks.forgetPageViews), fromStart(companyTasks.forgetUnclaimed)],
};
