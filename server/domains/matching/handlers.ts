import type { matching } from "#contract/matching.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { decideMatch } from "./today/decide-match.ts";
import { fitForJob, fitSummary } from "./fit/fit-for-job.ts";
import { promptTips } from "./fit/prompt-tips.ts";
import { closeBut } from "./today/close-but.ts";
import { followCompany } from "./follow-company.ts";
import { listReasons, takeBackReason } from "./today/given-reasons.ts";
import { hideFromCompany, listHiddenCompanies, offerCompanies } from "./hide-from-company.ts";
import { keepSignal } from "./signals/keep-signal.ts";
import { eraseSignal, eraseSignals, listSignals } from "./signals/list-signals.ts";
import { preferencesForJob, setPreferencesForJob } from "./job-preferences.ts";
import { forYou, interestsOf, recommend } from "./today/recommend.ts";
import { chooseTodaysAgain, countPending, todaysMatches } from "./today/todays-matches.ts";

export const matchingHandlers: DomainHandlers<typeof matching> = {
  today: (context) => todaysMatches(context),
  chooseAgain: (context) => chooseTodaysAgain(context),
  closeBut: (context) => closeBut(context),
  pendingCount: (context) => countPending(context),
  forJob: ({ params, ...context }) => fitForJob(context, params),
  reject: ({ params, body, ...context }) => decideMatch(context, params.id, { status: "rejected", ...body }),
  swipe: ({ params, body, ...context }) => decideMatch(context, params.id, body),
  signal: ({ body, ...context }) => keepSignal(context, body).then(() => done),
  signals: ({ params, query, ...context }) => listSignals(context, params.id, query),
  eraseSignal: ({ params, ...context }) => eraseSignal(context, params).then(() => done),
  eraseSignals: ({ params, ...context }) => eraseSignals(context, params.id).then(() => done),
  recommendations: ({ params, query, ...context }) => recommend(context, params.id, query),
  forYou: (context) => forYou(context),
  fitSummary: ({ params, ...context }) => fitSummary(context, params),
  promptTips: ({ params, ...context }) => promptTips(context, params),
  interests: ({ params, ...context }) => interestsOf(context, params.id),
  reasons: ({ params, ...context }) => listReasons(context, params.id),
  takeBackReason: ({ params, ...context }) => takeBackReason(context, params).then(() => done),
  hiddenCompanies: ({ params, ...context }) => listHiddenCompanies(context, params.id),
  companiesToHideFrom: ({ params, query, ...context }) => offerCompanies(context, params.id, query.q),
  hideFromCompany: ({ params, body, ...context }) => hideFromCompany(context, params, body.hide),
  preferencesForJob: ({ params, ...context }) => preferencesForJob(context, params),
  setPreferencesForJob: ({ params, body, ...context }) => setPreferencesForJob(context, params, body),
  followCompany: ({ params, body, ...context }) => followCompany(context, params, body.follow),
};
