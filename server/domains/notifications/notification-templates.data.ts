import type { EmailSettings } from "#contract/accounts.ts";
import type { Notification } from "#contract/notifications.ts";
import type { EmailEvent } from "#contract/template-kinds.ts";
import type { applicationEvents } from "#server/domains/applications/index.ts";
import type { billingEvents } from "#server/domains/billing/index.ts";
import type { noteEvents } from "#server/domains/candidate-notes/index.ts";
import type { teamEvents } from "#server/domains/companies/index.ts";
import type { employeeEvents } from "#server/domains/employees/index.ts";
import type { exchangeEvents } from "#server/domains/exchanges/index.ts";
import type { hiringPlanEvents } from "#server/domains/hiring-plans/index.ts";
import type { leadEvents } from "#server/domains/leads/index.ts";
import type { interviewEvents } from "#server/domains/interviews/index.ts";
import type { jobEvents } from "#server/domains/jobs/index.ts";
import type { offerEvents } from "#server/domains/offers/index.ts";
import type { revealEvents } from "#server/domains/referrals/index.ts";
import type { socialPostEvents } from "#server/domains/social-posts/index.ts";
import type { scorecardEvents } from "#server/domains/scorecards/index.ts";
import { standardEmails } from "#server/domains/templates/index.ts";
import type { EventDefinition, Recipient } from "#server/events/define-event.ts";

/** Tokens are filled in: those of company, job, candidate and stage, and {{count}}, {{days}}, {{people}}, {{jobs}}, {{employee}}, {{teammate}}, {{applications}}, {{jobId}}, {{personId}}, {{title}}, {{id}}. */
export interface NotificationTemplate {
  /** Only where the event's `to` state, or the invitation's answer, is this one. */
  when?: string;
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
  | Values<typeof employeeEvents>
  | Values<typeof exchangeEvents>
  | Values<typeof hiringPlanEvents>
  | Values<typeof leadEvents>
  | Values<typeof interviewEvents>
  | Values<typeof noteEvents>
  | Values<typeof jobEvents>
  | Values<typeof offerEvents>
  | Values<typeof revealEvents>
  | Values<typeof scorecardEvents>
  | Values<typeof socialPostEvents>
  | Values<typeof teamEvents>;
type Notifying = Exclude<AnyEvent, { notifies: readonly [] }>;
export type NotifyingName = Notifying["name"];
/** Each recipient of each event; several templates where the state it led to decides. */
type Templates = {
  [E in Notifying as E["name"]]: {
    [W in E["notifies"][number]]: NotificationTemplate | readonly NotificationTemplate[];
  };
};

const mine = "/applications/{{id}}";
const theirs = "/hire/applicants?job={{jobId}}&open={{id}}";
const board = "/hire/pipeline?job={{jobId}}&open={{id}}";
const both = ["app", "email"] as const;
const toCandidate = {
  category: "applications",
  url: mine,
  action: "View application",
} as const;
const toTeam = {
  category: "applications",
  url: theirs,
  action: "View application",
} as const;

const ofTeam = { channels: ["app"], category: "team", url: "/hire/team", action: "View team" } as const;
const ofPlan = { channels: both, category: "team", url: "/hire/company/plan" } as const;

/** Interviewers hear of what stands in their calendars. */
const toInterviewer = { ...toTeam, channels: both, url: board, action: "View interview" } as const;

function inStandardWords(event: EmailEvent) {
  const { subject, message } = standardEmails[event];
  return { title: subject, text: message };
}

/** The notification for each event that has one: its text, where it leads, and which setting turns its emails off. */
export const notificationTemplates: Templates = {
  "application.received": {
    candidate: {
      ...toCandidate,
      channels: both,
      ...inStandardWords("application.received"),
    },
    team: {
      ...toTeam,
      channels: both,
      title: "New application",
      text: "{{candidate.fullName}} applied for {{job.title}}.",
    },
  },
  "application.shortlisted": {
    candidate: {
      ...toCandidate,
      channels: both,
      type: "success",
      ...inStandardWords("application.shortlisted"),
    },
  },
  "application.passed": {
    candidate: {
      ...toCandidate,
      channels: both,
      ...inStandardWords("application.passed"),
    },
  },
  "application.moved": {
    candidate: {
      ...toCandidate,
      channels: both,
      ...inStandardWords("application.moved"),
    },
  },
  "application.hired": {
    candidate: {
      ...toCandidate,
      channels: both,
      type: "success",
      ...inStandardWords("application.hired"),
    },
    referrer: {
      channels: both,
      category: "applications",
      type: "success",
      title: "Your referral was hired",
      text: "{{candidate.fullName}} was hired as {{job.title}}.",
      url: "/teams/notifications",
      action: "View your referrals",
    },
  },
  "application.reopened": {
    candidate: {
      ...toCandidate,
      channels: both,
      ...inStandardWords("application.reopened"),
    },
  },
  "application.expired": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "Your application for {{job.title}} has closed",
      text: "{{why}} Your application to {{company.name}} is now closed.",
    },
  },
  "application.withdrawn": {
    team: {
      ...toTeam,
      channels: both,
      title: "Application withdrawn",
      text: "{{candidate.fullName}} withdrew their application for {{job.title}}.",
    },
  },
  "application.warned": {
    team: {
      ...toTeam,
      channels: both,
      type: "warning",
      title: "{{applications}} awaiting your decision",
      text: "You have {{days}} left to decide on {{applications}} for {{job.title}}. After that, they close without an answer.",
      url: "/hire/applicants?job={{jobId}}&sort=oldest",
      action: "Review applications",
    },
  },
  "application.invited": {
    candidate: {
      ...toCandidate,
      channels: both,
      ...inStandardWords("application.invited"),
      action: "View invitation",
    },
  },
  "application.invitationAnswered": {
    team: [
      {
        ...toTeam,
        when: "accepted",
        channels: both,
        type: "success",
        title: "Invitation accepted",
        text: "{{candidate.fullName}} would like to talk about {{job.title}}.",
        url: board,
      },
      {
        ...toTeam,
        when: "declined",
        channels: ["app"],
        title: "Invitation declined",
        text: "{{candidate.fullName}} isn’t interested in {{job.title}}.",
      },
    ],
  },
  "application.referralAsked": {
    referrer: {
      channels: both,
      category: "applications",
      title: "New referral request",
      text: "{{candidate.fullName}} asked you to refer them for {{job.title}}.",
      url: "/teams/referrals",
      action: "View request",
    },
  },
  "application.referred": {
    candidate: {
      ...toCandidate,
      channels: ["app"],
      type: "success",
      title: "You’ve been referred",
      text: "{{employee}} referred you for {{job.title}} at {{company.name}}.",
    },
  },
  "interview.proposed": {
    candidate: {
      ...toCandidate,
      channels: both,
      ...inStandardWords("interview.proposed"),
      action: "Choose a time",
    },
  },
  "interview.changed": {
    candidate: {
      ...toCandidate,
      channels: both,
      ...inStandardWords("interview.changed"),
      action: "Choose a time",
    },
    named: {
      ...toInterviewer,
      title: "Your interview with {{candidate.fullName}} is being moved",
      text: "The team proposed new times for the interview for {{job.title}}. You’re free on {{earlier}} again, and hear when a new time is chosen.",
    },
  },
  "interview.confirmed": {
    candidate: {
      ...toCandidate,
      channels: both,
      type: "success",
      title: "Your interview is on {{whenForCandidate}}",
      text: "You’re meeting {{company.name}} about {{job.title}} on {{whenForCandidate}}, for {{minutes}} minutes. Location: {{place}}.",
      action: "View interview",
    },
    team: {
      ...toTeam,
      channels: both,
      type: "success",
      title: "{{candidate.fullName}} chose {{when}}",
      text: "The interview for {{job.title}} is on {{when}}, for {{minutes}} minutes.",
      url: board,
    },
    named: {
      ...toInterviewer,
      type: "success",
      title: "You’re interviewing {{candidate.fullName}} on {{when}}",
      text: "Your part of the interview for {{job.title}} is on {{when}}, for {{minutes}} minutes. Location: {{place}}.",
    },
  },
  "interview.refused": {
    team: {
      ...toTeam,
      channels: both,
      title: "{{candidate.fullName}} can’t make these times",
      text: "None of your times for the interview for {{job.title}} work for {{candidate.fullName}}. Propose new ones.",
      url: board,
    },
    named: {
      ...toInterviewer,
      title: "{{candidate.fullName}} can’t make the interview",
      text: "The interview for {{job.title}} on {{earlier}} won’t take place then. You hear when a new time is chosen.",
    },
  },
  "interview.canceled": {
    candidate: {
      ...toCandidate,
      channels: both,
      ...inStandardWords("interview.canceled"),
    },
    named: {
      ...toInterviewer,
      title: "Your interview with {{candidate.fullName}} is canceled",
      text: "The interview for {{job.title}} on {{earlier}} won’t take place.",
    },
  },
  "interview.calledOff": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "You canceled your interview",
      text: "Your interview with {{company.name}} about {{job.title}} won’t take place. Your application stays open.",
    },
    team: {
      ...toTeam,
      channels: both,
      title: "{{candidate.fullName}} canceled the interview",
      text: "The interview for {{job.title}} won’t take place. You can propose another one.",
      url: board,
    },
    named: {
      ...toInterviewer,
      title: "{{candidate.fullName}} canceled the interview",
      text: "The interview for {{job.title}} on {{earlier}} won’t take place.",
    },
  },
  "job.teamChanged": {
    named: {
      channels: both,
      category: "team",
      title: "You’re on the team for {{job.title}}",
      text: "{{teammate}} added you to the team for {{job.title}}. You’ll hear about its applicants and can join its conversations.",
      url: "/hire/jobs/{{jobId}}#team",
      action: "View job",
    },
    referrer: {
      channels: ["app"],
      category: "team",
      title: "You’re on the team for {{job.title}}",
      text: "{{teammate}} added you to the team for {{job.title}}. Candidates see your name on its page. You can leave at any time.",
      url: "/teams/jobs",
      action: "View jobs",
    },
  },
  "socialPost.due": {
    named: {
      channels: both,
      category: "team",
      title: "Time to post “{{title}}”",
      text: "You asked to be reminded of this social post. Its picture and caption are ready.",
      url: "/hire/social-posts?open={{id}}",
      action: "Open post",
    },
  },
  "reveal.asked": {
    referrer: {
      channels: ["app"],
      category: "applications",
      title: "Do you know {{candidate.fullName}}?",
      text: "{{candidate.fullName}} would like to work with you at {{company.name}} as {{job.title}}.",
      url: "/teams/people",
      action: "Reply",
    },
  },
  "reveal.stood": {
    team: {
      ...toTeam,
      channels: ["app"],
      title: "{{employee}} knows {{candidate.fullName}}",
      text: "{{candidate.fullName}} is a candidate for {{job.title}}. You can ask {{employee}} about them before you decide.",
    },
  },
  "uploaded.unnotified": {
    team: {
      channels: both,
      category: "team",
      type: "warning",
      title: "Privacy notice due for {{people}}",
      text: "You have {{days}} left to tell {{people}} that you have their details. After that, we’ll remove anyone you haven’t told.",
      url: "/hire/leads",
      action: "Review contacts",
    },
  },
  "note.changed": {
    named: [
      {
        when: "candidate",
        channels: both,
        category: "team",
        title: "{{teammate}} mentioned you",
        text: "{{teammate}} mentioned you in a note about {{candidate.fullName}}.",
        url: `${theirs}#notes`,
        action: "Read the note",
      },
      {
        when: "uploaded",
        channels: both,
        category: "team",
        title: "{{teammate}} mentioned you",
        text: "{{teammate}} mentioned you in a note about an imported contact.",
        url: "/hire/leads?open={{personId}}",
        action: "Read the note",
      },
    ],
  },
  "jobs.confirmationDue": {
    team: {
      ...toTeam,
      channels: both,
      type: "warning",
      title: "Still hiring for {{jobs}}?",
      text: "It has been a while since you confirmed {{jobs}}. Confirm with one click within {{days}}. After that, we close what isn’t confirmed, so people don’t apply in vain.",
      url: "/hire/jobs",
      action: "Confirm your jobs",
    },
  },
  "jobs.unconfirmed": {
    team: {
      ...toTeam,
      channels: both,
      type: "warning",
      title: "We closed {{jobs}}",
      text: "No one confirmed in 30 days that you still hire for {{jobs}}. You can reopen anytime.",
      url: "/hire/jobs?tab=closed",
      action: "View closed jobs",
    },
  },
  "hiringPlan.filled": {
    team: {
      ...toTeam,
      channels: both,
      type: "success",
      title: "{{job.title}} is filled",
      text: "The last opening for {{job.title}} is filled. You can close the job and choose what to tell everyone else.",
      url: "/hire/plan?close={{jobId}}",
      action: "Close the job",
    },
  },
  "adBudget.nearlySpent": {
    team: {
      ...toTeam,
      channels: both,
      type: "warning",
      title: "Most of the ad budget for {{job.title}} is spent",
      text: "At least 80% of the ad budget for {{job.title}} is spent. When all of it is, links on job boards that cost money are paused.",
      url: "/hire/jobs/{{jobId}}/advertise?open=links",
      action: "View the budget",
    },
  },
  "adBudget.spent": {
    team: {
      ...toTeam,
      channels: both,
      type: "warning",
      title: "The ad budget for {{job.title}} is spent",
      text: "The ad budget for {{job.title}} is spent, so its links on job boards that cost money are paused. Stop the ads on those job boards too: we can’t do that for you.",
      url: "/hire/jobs/{{jobId}}/advertise?open=links",
      action: "View the budget",
    },
  },
  "offer.approvalAsked": {
    named: {
      ...toTeam,
      channels: both,
      title: "An offer awaits your approval",
      text: "{{teammate}} asks you to approve the offer to {{candidate.fullName}}, for {{job.title}}.",
      url: `${board}#offer`,
      action: "Review the offer",
    },
  },
  "offer.approved": {
    named: {
      ...toTeam,
      channels: both,
      type: "success",
      title: "The offer to {{candidate.fullName}} is approved",
      text: "Everyone has approved the offer for {{job.title}}. You can send it now.",
      url: `${board}#offer`,
      action: "Send the offer",
    },
  },
  "offer.rejected": {
    named: {
      ...toTeam,
      channels: both,
      type: "warning",
      title: "The offer to {{candidate.fullName}} needs changes",
      text: "{{teammate}} didn’t approve the offer for {{job.title}}. Change it and ask again.",
      url: `${board}#offer`,
      action: "View the offer",
    },
  },
  "offer.sent": {
    candidate: {
      ...toCandidate,
      channels: both,
      type: "success",
      title: "{{company.name}} made you an offer",
      text: "{{company.name}} would like to hire you as {{job.title}}. Read the offer, then accept or decline it.",
      action: "Read the offer",
    },
  },
  "offer.accepted": {
    team: {
      ...toTeam,
      channels: both,
      type: "success",
      title: "{{candidate.fullName}} accepted the offer",
      text: "{{candidate.fullName}} signed the offer for {{job.title}} and is hired.",
      url: `${board}#offer`,
    },
  },
  "offer.declined": {
    team: {
      ...toTeam,
      channels: both,
      title: "{{candidate.fullName}} declined the offer",
      text: "{{candidate.fullName}} declined the offer for {{job.title}}.",
      url: `${board}#offer`,
    },
  },
  "offer.expired": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "Your offer from {{company.name}} has expired",
      text: "The last day to answer the offer for {{job.title}} is over. Write to the team if you’re still interested.",
    },
    team: {
      ...toTeam,
      channels: both,
      title: "The offer to {{candidate.fullName}} has expired",
      text: "{{candidate.fullName}} didn’t answer the offer for {{job.title}} in time.",
      url: `${board}#offer`,
    },
  },
  "offer.withdrawn": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "{{company.name}} withdrew its offer",
      text: "The offer for {{job.title}} no longer stands.",
    },
  },
  "scorecard.asked": {
    named: {
      ...toTeam,
      channels: both,
      title: "What do you think of {{candidate.fullName}}?",
      text: "{{teammate}} asked for your scorecard about {{candidate.fullName}}, for {{job.title}} ({{application.stage}}). You’ll see what others wrote once yours is in.",
      url: `${theirs}#scorecards`,
      action: "Fill in your scorecard",
    },
  },
  "scorecard.reminded": {
    named: {
      ...toTeam,
      channels: both,
      type: "warning",
      title: "Your scorecard about {{candidate.fullName}} is missing",
      text: "The team is waiting for what you found about {{candidate.fullName}}, for {{job.title}} ({{application.stage}}).",
      url: `${theirs}#scorecards`,
      action: "Fill in your scorecard",
    },
  },
  "team.requested": {
    team: {
      channels: ["app", "email"],
      category: "team",
      title: "{{candidate.fullName}} wants to join your team",
      text: "{{candidate.fullName}} works at {{company.name}} and asks to be invited to the hiring team.",
      url: "/hire/team",
      action: "View request",
    },
  },
  "billing.paymentFailed": {
    team: {
      ...ofPlan,
      type: "error",
      title: "A payment failed",
      text: "We couldn’t collect the payment for the plan of {{company.name}}. Everything stays on for {{days}}. Update the card, and we’ll try again at once.",
      action: "Update the card",
    },
  },
  "billing.standbyBegan": {
    team: {
      ...ofPlan,
      type: "error",
      title: "{{company.name}} is in standby",
      text: "The plan wasn’t paid for, so {{company.name}} is in standby. You can still read, export and answer candidates. Nothing is owed.",
      action: "View plan",
    },
  },
  "billing.proPriced": {
    team: {
      ...ofPlan,
      title: "Your price for Pro is ready",
      text: "You asked for Pro. Its price for {{company.name}} is on your plan, and you can start at once.",
      action: "View plan",
    },
  },
  "employee.joined": {
    team: {
      ...ofTeam,
      title: "New employee",
      text: "{{candidate.fullName}} joined as an employee of {{company.name}} and can refer people.",
    },
  },
  "team.joined": {
    team: {
      ...ofTeam,
      title: "New team member",
      text: "{{candidate.fullName}} joined the hiring team at {{company.name}}.",
    },
  },
};

const recipients = ["candidate", "team", "referrer", "named"] as const satisfies readonly Recipient[];

/** The templates of an event, with the recipients of each. */
export function templatesOf(event: NotifyingName) {
  const ofEvent: { [W in Recipient]?: NotificationTemplate | readonly NotificationTemplate[] } =
    notificationTemplates[event];
  return recipients.flatMap((who) => [ofEvent[who] ?? []].flat().map((template) => ({ ...template, who })));
}

export function isNotifying<E extends EventDefinition>(event: E): event is E & { name: NotifyingName } {
  return Object.hasOwn(notificationTemplates, event.name);
}
