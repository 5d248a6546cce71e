import { graceDays } from "#shared/plans/plans.data.ts";
import { formatMoney } from "#shared/money/money.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { applicationEvents, moveEvents } from "#server/domains/applications/index.ts";
import { billingEvents } from "#server/domains/billing/index.ts";
import { communityEvents } from "#server/domains/communities/index.ts";
import { accountsWith, companyEvents, teamEvents } from "#server/domains/companies/index.ts";
import { noteEvents } from "#server/domains/candidate-notes/index.ts";
import { employeeEvents } from "#server/domains/employees/index.ts";
import { exchangeEvents } from "#server/domains/exchanges/index.ts";
import { giftCardEvents, redemptionEvents } from "#server/domains/gift-cards/index.ts";
import { hiringPlanEvents } from "#server/domains/hiring-plans/index.ts";
import { listingReportEvents } from "#server/domains/listing-reports/index.ts";
import { leadEvents } from "#server/domains/leads/index.ts";
import { interviewErased, interviewEvents } from "#server/domains/interviews/index.ts";
import { jobTrackerEvents } from "#server/domains/job-tracker/index.ts";
import { jobEvents, jobFeedEvents } from "#server/domains/jobs/index.ts";
import { colleagueQuestionEvents, revealEvents } from "#server/domains/referrals/index.ts";
import { offerEvents } from "#server/domains/offers/index.ts";
import { questionEvents } from "#server/domains/questions/index.ts";
import { rewardEvents } from "#server/domains/rewards/index.ts";
import { singleSignOnEvents } from "#server/domains/single-sign-on/index.ts";
import { socialPostEvents } from "#server/domains/social-posts/index.ts";
import { scorecardEvents } from "#server/domains/scorecards/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { isNotifying } from "./notification-templates.data.ts";
import { notifyOfCommunity } from "./notify-of-community.ts";
import { notifyOfConfirmation } from "./notify-of-confirmation.ts";
import { notifyOfErasedInterview } from "./notify-of-erased-interview.ts";
import { notifyOfFeed } from "./notify-of-feed.ts";
import { notifyOfInterview } from "./notify-of-interview.ts";
import { ofInvoices } from "./notify-of-invoice.ts";
import { notifyOfJobTeam } from "./notify-of-job-team.ts";
import { notifyOfMention } from "./notify-of-mention.ts";
import { notifyOfMove, notifyOfStageSoon } from "./notify-of-move.ts";
import { notifyOfOffer } from "./notify-of-offer.ts";
import { notifyOfReward } from "./notify-of-reward.ts";
import { notifyOfScorecard } from "./notify-of-scorecard.ts";
import { notifyOfTrial } from "./notify-of-trial.ts";
import { notifyPeople } from "./notify-people.ts";

const soon = { lane: "people" } as const;

export const reactions: Reaction[] = [
  ...moveEvents
    .filter(isNotifying)
    .map((event) =>
      on(event, "notifications", event === applicationEvents.moved ? notifyOfStageSoon : notifyOfMove, soon),
    ),
  ...Object.values(interviewEvents).map((event) => on(event, "notifications", notifyOfInterview, soon)),
  on(interviewErased, "notifications", notifyOfErasedInterview, soon),
  ...Object.values(revealEvents).map((event) =>
    on(
      event,
      "notifications",
      (tx, { name, data, at }) => {
        const { companyId, jobId, candidateId, applicationId, employeeId } = data;
        return notifyPeople(tx, {
          event: name,
          at,
          companyId,
          jobId,
          candidateId,
          applicationId,
          employeeId,
        });
      },
      soon,
    ),
  ),
  on(
    applicationEvents.broughtByLink,
    "notifications",
    (tx, { name, data, at }) => notifyPeople(tx, { event: name, at, ...data }),
    soon,
  ),
  ...Object.values(colleagueQuestionEvents).map((event) =>
    on(
      event,
      "notifications",
      (tx, { name, data, at }) => {
        const { questionId: _, ...ids } = data;
        const namedUserIds = "askedBy" in ids ? [ids.askedBy] : [];
        return notifyPeople(tx, { event: name, at, ...ids, namedUserIds });
      },
      soon,
    ),
  ),
  ...[hiringPlanEvents.filled, exchangeEvents.budgetNearlySpent, exchangeEvents.budgetSpent].map((event) =>
    on(
      event,
      "notifications",
      (tx, { name, data, at }) => notifyPeople(tx, { event: name, at, ...data }),
      soon,
    ),
  ),
  ...[jobEvents.held, jobEvents.released, companyEvents.disabled, companyEvents.enabled].map((event) =>
    on(event, "notifications", (tx, { name, data, at }) => {
      const jobId = "jobId" in data ? data.jobId : null;
      const why = "why" in data ? data.why : "";
      return notifyPeople(tx, { event: name, at, companyId: data.companyId, jobId, words: { why } });
    }),
  ),
  on(listingReportEvents.decided, "notifications", (tx, { name, data, at }) => {
    const { companyId, jobId, userIds, outcome, title, why } = data;
    return notifyPeople(tx, {
      event: name,
      at,
      companyId,
      jobId,
      namedUserIds: userIds,
      to: outcome,
      words: { title, why },
    });
  }),
  ...[jobEvents.confirmationDue, jobEvents.unconfirmed].map((event) =>
    on(event, "notifications", notifyOfConfirmation, soon),
  ),
  on(jobEvents.teamChanged, "notifications", notifyOfJobTeam, soon),
  ...Object.values(communityEvents).map((event) => on(event, "notifications", notifyOfCommunity, soon)),
  ...Object.values(jobFeedEvents).map((event) => on(event, "notifications", notifyOfFeed)),
  on(singleSignOnEvents.enforcementEnded, "notifications", async (tx, { name, data: { companyId }, at }) =>
    notifyPeople(tx, {
      event: name,
      at,
      companyId,
      namedUserIds: await accountsWith(tx, companyId, "team"),
    }),
  ),
  ...Object.values(offerEvents)
    .filter(isNotifying)
    .map((event) => on(event, "notifications", notifyOfOffer, soon)),
  ...[scorecardEvents.asked, scorecardEvents.reminded].map((event) =>
    on(event, "notifications", notifyOfScorecard, soon),
  ),
  on(socialPostEvents.due, "notifications", (tx, { name, data, at }) => {
    const { companyId, userId, title, postId } = data;
    const words = { title, id: postId };
    return notifyPeople(tx, { event: name, at, companyId, namedUserIds: [userId], words });
  }),
  on(jobTrackerEvents.followUpDue, "notifications", (tx, { name, data, at }) => {
    const { candidateId, jobTitle, companyName, url } = data;
    const words = { "job.title": jobTitle, "company.name": companyName, url };
    return notifyPeople(tx, { event: name, at, companyId: null, candidateId, words });
  }),
  on(noteEvents.changed, "notifications", notifyOfMention, soon),
  on(applicationEvents.warned, "notifications", (tx, { name, data, at }) => {
    return notifyPeople(tx, {
      event: name,
      at,
      companyId: data.companyId,
      jobId: data.jobId,
      words: {
        days: counted(data.daysLeft, "day"),
        applications: counted(data.applicationIds.length, "application"),
      },
    });
  }),
  on(leadEvents.unnotified, "notifications", (tx, { name, data, at }) =>
    notifyPeople(tx, {
      event: name,
      at,
      companyId: data.companyId,
      words: { days: counted(data.daysLeft, "day"), people: counted(data.people, "imported contact") },
    }),
  ),
  ...[
    billingEvents.paymentFailed,
    billingEvents.seekerPaymentFailed,
    billingEvents.seekerPlanEnded,
    billingEvents.standbyBegan,
    billingEvents.proPriced,
    billingEvents.proDeclined,
  ].map((event) =>
    on(event, "notifications", (tx, { name, data, at }) => {
      const words = { days: counted(graceDays, "day"), why: "why" in data ? data.why : "" };
      return notifyPeople(tx, { event: name, at, companyId: null, ...data, words });
    }),
  ),
  ...ofInvoices,
  ...[billingEvents.trialEndsSoon, billingEvents.trialEnded].map((event) =>
    on(event, "notifications", notifyOfTrial),
  ),
  ...Object.values(redemptionEvents).map((event) =>
    on(
      event,
      "notifications",
      (tx, { name, data, at }) => {
        const { companyId, employeeId, title } = data;
        const why = "reason" in data ? data.reason : "";
        return notifyPeople(tx, { event: name, at, companyId, employeeId, words: { title, why } });
      },
      soon,
    ),
  ),
  ...[questionEvents.asked, questionEvents.answered, questionEvents.unanswered].map((event) =>
    on(
      event,
      "notifications",
      (tx, { name, data, at }) => {
        const { companyId, jobId, candidateId } = data;
        return notifyPeople(tx, { event: name, at, companyId, jobId, candidateId });
      },
      soon,
    ),
  ),
  on(rewardEvents.changed, "notifications", notifyOfReward, soon),
  ...[giftCardEvents.offered, rewardEvents.dropPublished].map((event) =>
    on(event, "notifications", (tx, { name, data, at }) => {
      const { companyId, title, amount, currency } = data;
      const people = "stock" in data ? counted(data.stock, "person", "people") : "";
      const words = { title, people, reward: formatMoney({ amount, currency }) };
      return notifyPeople(tx, { event: name, at, companyId, words });
    }),
  ),
  on(
    employeeEvents.left,
    "notifications",
    async (tx, { name, data, at }) => {
      const { companyId, employeeId, userId, byUserId } = data;
      if (byUserId !== userId) await notifyPeople(tx, { event: name, at, companyId, employeeId, byUserId });
    },
    soon,
  ),
  ...[teamEvents.requested, teamEvents.joined, employeeEvents.joined].map((event) =>
    on(
      event,
      "notifications",
      (tx, { name, data, at }) =>
        notifyPeople(tx, {
          event: name,
          at,
          companyId: data.companyId,
          aboutUserId: data.userId,
          byUserId: data.userId,
        }),
      soon,
    ),
  ),
];
