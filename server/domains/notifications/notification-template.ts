import type { EmailSettings } from "#contract/accounts.ts";
import type { Notification } from "#contract/notifications.ts";
import type { TeamPermission } from "#contract/team-rights.ts";
import type { applicationEvents } from "#server/domains/applications/index.ts";
import type { billingEvents } from "#server/domains/billing/index.ts";
import type { noteEvents } from "#server/domains/candidate-notes/index.ts";
import type { communityEvents } from "#server/domains/communities/index.ts";
import type { companyEvents, teamEvents } from "#server/domains/companies/index.ts";
import type { employeeEvents } from "#server/domains/employees/index.ts";
import type { exchangeEvents } from "#server/domains/exchanges/index.ts";
import type { giftCardEvents, redemptionEvents } from "#server/domains/gift-cards/index.ts";
import type { hiringPlanEvents } from "#server/domains/hiring-plans/index.ts";
import type { leadEvents } from "#server/domains/leads/index.ts";
import type { interviewErased, interviewEvents } from "#server/domains/interviews/index.ts";
import type { jobEvents, jobFeedEvents } from "#server/domains/jobs/index.ts";
import type { listingReportEvents } from "#server/domains/listing-reports/index.ts";
import type { jobTrackerEvents } from "#server/domains/job-tracker/index.ts";
import type { offerEvents } from "#server/domains/offers/index.ts";
import type { questionEvents } from "#server/domains/questions/index.ts";
import type { rewardEvents } from "#server/domains/rewards/index.ts";
import type { colleagueQuestionEvents, revealEvents } from "#server/domains/referrals/index.ts";
import type { singleSignOnEvents } from "#server/domains/single-sign-on/index.ts";
import type { socialPostEvents } from "#server/domains/social-posts/index.ts";
import type { scorecardEvents } from "#server/domains/scorecards/index.ts";

/** Tokens are filled in: those of company, job, candidate and stage, and {{count}}, {{days}}, {{people}}, {{jobs}}, {{employee}}, {{teammate}}, {{applications}}, {{jobId}}, {{personId}}, {{title}}, {{reward}}, {{total}}, {{due}}, {{answerBy}}, {{id}}. */
export interface NotificationTemplate {
  /** Only where the event's `to` state, the invitation's answer, or what has expired is this one. */
  when?: string;
  /** Of the team only those with all of these permissions, without which its link is refused. */
  needs?: readonly TeamPermission[];
  channels: readonly ("app" | "email")[];
  category: keyof EmailSettings;
  type?: Notification["type"];
  title: string;
  text: string;
  url: string;
  /** The label of the email's button. */
  action: string;
}

type Values<T> = T[keyof T];
type AnyEvent =
  | Values<typeof applicationEvents>
  | Values<typeof billingEvents>
  | Values<typeof communityEvents>
  | Values<typeof companyEvents>
  | Values<typeof employeeEvents>
  | Values<typeof exchangeEvents>
  | Values<typeof giftCardEvents>
  | Values<typeof redemptionEvents>
  | Values<typeof hiringPlanEvents>
  | Values<typeof leadEvents>
  | typeof interviewErased
  | Values<typeof interviewEvents>
  | Values<typeof listingReportEvents>
  | Values<typeof noteEvents>
  | Values<typeof jobEvents>
  | Values<typeof jobFeedEvents>
  | Values<typeof jobTrackerEvents>
  | Values<typeof offerEvents>
  | Values<typeof questionEvents>
  | Values<typeof colleagueQuestionEvents>
  | Values<typeof revealEvents>
  | Values<typeof rewardEvents>
  | Values<typeof scorecardEvents>
  | Values<typeof singleSignOnEvents>
  | Values<typeof socialPostEvents>
  | Values<typeof teamEvents>;
type Notifying = Exclude<AnyEvent, { notifies: readonly [] }>;
export type NotifyingName = Notifying["name"];
/** Each recipient of each event; several templates where the state it led to decides. */
export type Templates = {
  [E in Notifying as E["name"]]: {
    [W in E["notifies"][number]]: NotificationTemplate | readonly NotificationTemplate[];
  };
};
