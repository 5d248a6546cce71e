import type { fairnessReports } from "#contract/fairness-reports.ts";
import type { reports } from "#contract/reports.ts";
import type { DomainHandlers } from "#server/context.ts";
import { showAds } from "./count-ads.ts";
import { downloadReport } from "./download-report.ts";
import { downloadFairness } from "./fairness/download-fairness.ts";
import { showFairness } from "./fairness/show-fairness.ts";
import { changeSettings } from "./settings.ts";
import { downloadDiversity, showDiversity } from "./show-diversity.ts";
import { listCounted, showReport } from "./show-report.ts";
import { showStopEmail, stopEmail } from "./weekly-email.ts";

export const reportHandlers: DomainHandlers<typeof reports> = {
  show: ({ query, ...context }) => showReport(context, query),
  ads: ({ query, ...context }) => showAds(context, query),
  change: ({ body, ...context }) => changeSettings(context, body),
  applications: ({ query, ...context }) => listCounted(context, query),
  download: ({ query, ...context }) => downloadReport(context, query),
  diversity: ({ query, ...context }) => showDiversity(context, query.year),
  downloadDiversity: ({ query, ...context }) => downloadDiversity(context, query.year),
  stopEmailPage: ({ query, ...context }) => showStopEmail(context, query.key),
  stopEmail: ({ query, ...context }) => stopEmail(context, query.key),
};

export const fairnessHandlers: DomainHandlers<typeof fairnessReports> = {
  show: ({ query, ...context }) => showFairness(context, query),
  download: ({ query, ...context }) => downloadFairness(context, query.year),
};
