import type { EventDefinition, Recipient } from "#server/events/define-event.ts";
import { applicationNotifications } from "./application-notifications.data.ts";
import { billingNotifications } from "./billing-notifications.data.ts";
import { communityNotifications } from "./community-notifications.data.ts";
import { offerNotifications } from "./offer-notifications.data.ts";
import type { NotificationTemplate, NotifyingName, Templates } from "./notification-template.ts";
import { board, both, theirs, toCandidate, toTeam } from "./notification-places.data.ts";

const ofTeam = { channels: ["app"], category: "team", url: "/hire/team", action: "View team" } as const;
const ofGiftCards = {
  channels: both,
  category: "team",
  url: "/hire/company/referrals#gift-cards",
  action: "Send the code",
} as const;
const ofEarnings = {
  channels: both,
  category: "team",
  url: "/teams/earnings",
  action: "View earnings",
} as const;
const ofPoints = { category: "team", url: "/teams/earnings#points", action: "View points" } as const;
const ofSource = { channels: both, category: "team", url: "/hire/jobs?source={{id}}" } as const;

/** The notification for each event that has one: its text, where it leads, and which setting turns its emails off. */
export const notificationTemplates: Templates = {
  ...applicationNotifications,
  ...offerNotifications,
  ...billingNotifications,
  ...communityNotifications,
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
  "followUp.due": {
    candidate: {
      channels: both,
      category: "applications",
      title: "Follow up on {{job.title}} at {{company.name}}",
      text: "You asked to be reminded of this application today. A short message to the team is enough.",
      url: "{{url}}",
      action: "View application",
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
  "colleagueQuestion.asked": {
    referrer: {
      channels: both,
      category: "team",
      title: "The hiring team has a question about {{candidate.fullName}}",
      text: "You said you know {{candidate.fullName}}, who applied for {{job.title}}. Only the team reads your answer.",
      url: "/teams/questions",
      action: "Answer",
    },
  },
  "colleagueQuestion.answered": {
    named: {
      channels: both,
      category: "team",
      title: "{{employee}} answered your question about {{candidate.fullName}}",
      text: "Read it on the application for {{job.title}}.",
      url: board,
      action: "Read answer",
    },
  },
  "reveal.stood": {
    team: {
      ...toTeam,
      channels: ["app"],
      title: "{{employee}} knows {{candidate.fullName}}",
      text: "{{candidate.fullName}} is a candidate for {{job.title}}. Their application shows which of your coworkers know them.",
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
  "jobFeed.failed": {
    named: {
      ...ofSource,
      type: "error",
      title: "{{title}}: the sync failed",
      text: "{{why}} Until a sync works again, changes there don’t reach your jobs. We keep trying every 6 hours.",
      action: "See what happened",
    },
  },
  "jobFeed.recovered": {
    named: {
      ...ofSource,
      type: "success",
      title: "{{title}} syncs again",
      text: "The last sync worked, and your jobs are up to date.",
      action: "View sync history",
    },
  },
  "singleSignOn.enforcementEnded": {
    named: {
      channels: both,
      category: "team",
      type: "warning",
      title: "Single sign-on is no longer required",
      text: "The person who could sign in without your provider no longer has an account here, so your team can sign in with passwords again. Choose someone else to require single sign-on again.",
      url: "/hire/company/sign-in",
      action: "Open single sign-on",
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
      text: "At least 80% is gone. When all of it is, we pause the links on job boards that cost money.",
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
      text: "We paused the links on job boards that cost money. Stop the ads on those job boards too: we can’t do that for you.",
      url: "/hire/jobs/{{jobId}}/advertise?open=links",
      action: "View the budget",
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
  "question.asked": {
    employees: {
      channels: ["app"],
      category: "team",
      title: "A question about {{job.title}}",
      text: "A job seeker asks the people who work at {{company.name}}. Answer in your own words.",
      url: "/teams/questions",
      action: "Answer",
    },
  },
  "question.answered": {
    candidate: {
      ...toCandidate,
      channels: both,
      type: "success",
      title: "Your question was answered",
      text: "Someone who works at {{company.name}} answered your question about {{job.title}}.",
      url: "/jobs/{{jobId}}#questions",
      action: "Read the answer",
    },
  },
  "question.unanswered": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "Your question about {{job.title}} won’t be answered",
      text: "The job at {{company.name}} closed before anyone who works there answered you. You can ask about its other open jobs.",
      url: "/jobs/{{jobId}}",
      action: "View job",
    },
  },
  "drop.published": {
    employees: {
      ...ofPoints,
      channels: ["app"],
      title: "New drop: {{title}}",
      text: "{{company.name}} offers {{reward}} to the first {{people}} who claim it.",
      url: "/teams/earnings",
      action: "View drop",
    },
  },
  "reward.changed": {
    referrer: [
      {
        ...ofEarnings,
        when: "earned",
        channels: ["app"],
        type: "success",
        title: "You earned {{reward}}",
        text: "Someone you referred was hired as {{title}} at {{company.name}}. Earnings shows when the bonus is due.",
      },
      {
        ...ofEarnings,
        when: "vested",
        type: "success",
        title: "{{reward}} is ready to withdraw",
        text: "{{company.name}} paid for {{title}}. You can withdraw it to your bank account.",
        action: "Withdraw",
      },
      {
        ...ofEarnings,
        when: "void",
        title: "{{reward}} won’t be paid",
        text: "The person hired as {{title}} left {{company.name}} before it was due.",
      },
      {
        ...ofEarnings,
        when: "undone",
        title: "{{reward}} won’t be paid",
        text: "{{company.name}} took back the hire for {{title}}. If they’re hired after all, you earn the bonus then.",
      },
      {
        ...ofEarnings,
        when: "restored",
        type: "success",
        title: "{{reward}} is promised to you again",
        text: "The person hired as {{title}} is staying at {{company.name}}. Earnings shows when the bonus is due.",
      },
      {
        ...ofEarnings,
        when: "declined",
        type: "warning",
        title: "Your withdrawal of {{reward}} was declined",
        text: "Here’s why: {{why}} The money is back in your earnings.",
      },
      {
        ...ofEarnings,
        when: "returned",
        type: "warning",
        title: "Your bank returned {{reward}}",
        text: "Here’s why: {{why}} The money is back in your earnings. Check your bank account before you withdraw it again.",
      },
      {
        ...ofEarnings,
        when: "paid",
        type: "success",
        title: "We paid out {{reward}}",
        text: "It was sent to {{title}}. Your bank may take a few days to show it.",
      },
    ],
  },
  "giftCard.offered": {
    employees: {
      ...ofPoints,
      channels: ["app"],
      title: "New gift card: {{title}}",
      text: "{{company.name}} offers a gift card worth {{reward}} for your points.",
    },
  },
  "giftCard.redeemed": {
    team: {
      ...ofGiftCards,
      title: "{{employee}} redeemed a gift card",
      text: "{{employee}} spent points on “{{title}}”. Send the code within 48 hours.",
    },
  },
  "giftCard.due": {
    team: {
      ...ofGiftCards,
      type: "warning",
      title: "A gift card is due in 12 hours",
      text: "{{employee}} is still waiting for “{{title}}”. Send the code, or decline it so that the points go back.",
    },
  },
  "giftCard.delivered": {
    referrer: {
      ...ofPoints,
      channels: ["app"],
      type: "success",
      title: "Your gift card is here",
      text: "The code for “{{title}}” is in your inbox, and under Earnings.",
    },
  },
  "giftCard.declined": {
    referrer: {
      ...ofPoints,
      channels: both,
      title: "{{company.name}} couldn’t send your gift card",
      text: "{{why}} Your points for “{{title}}” are back.",
    },
  },
  "employee.joined": {
    team: {
      ...ofTeam,
      title: "New employee",
      text: "{{candidate.fullName}} joined as an employee of {{company.name}} and can refer people.",
    },
  },
  "employee.left": {
    referrer: {
      channels: both,
      category: "team",
      title: "{{company.name}} ended your employment here",
      text: "The hiring team says that you no longer work at {{company.name}}, so you can’t refer people to it anymore. What you earned stays yours. If this is a mistake, ask your hiring manager.",
      url: "/teams/earnings",
      action: "View your earnings",
    },
  },
  "job.held": {
    team: {
      ...toTeam,
      channels: both,
      type: "warning",
      title: "{{job.title}} is on hold",
      text: "No one finds {{job.title}} for now. Here’s why: {{why}} Applications you have stay as they are.",
      url: "/hire/jobs/{{jobId}}",
      action: "View job",
    },
  },
  "job.released": {
    team: {
      ...toTeam,
      channels: both,
      type: "success",
      title: "{{job.title}} is no longer on hold",
      text: "We looked at {{job.title}}. If it’s live, people find it again.",
      url: "/hire/jobs/{{jobId}}",
      action: "View job",
    },
  },
  "company.disabled": {
    team: {
      ...ofTeam,
      channels: both,
      type: "error",
      title: "We disabled {{company.name}}",
      text: "No one finds {{company.name}} or its jobs for now. Here’s why: {{why}} You can still read and answer the applications you have.",
      url: "/hire/company",
      action: "View company",
    },
  },
  "company.enabled": {
    team: {
      ...ofTeam,
      channels: both,
      type: "success",
      title: "{{company.name}} can be public again",
      text: "We enabled {{company.name}} again. If it was public before, people find it and its jobs again.",
      url: "/hire/company",
      action: "View company",
    },
  },
  "listingReport.decided": {
    reporters: [
      {
        when: "upheld",
        channels: both,
        category: "applications",
        type: "success",
        title: "We took down what you reported",
        text: "No one finds {{title}} anymore. Here’s why: {{why}} Thank you for reporting it.",
        url: "/jobs",
        action: "Find jobs",
      },
      {
        when: "dismissed",
        channels: both,
        category: "applications",
        title: "We looked at what you reported",
        text: "We looked at {{title}} and took no action. {{why}} Thank you for reporting it.",
        url: "/jobs",
        action: "Find jobs",
      },
    ],
  },
  "team.joined": {
    team: {
      ...ofTeam,
      title: "New team member",
      text: "{{candidate.fullName}} joined the hiring team at {{company.name}}.",
    },
  },
};

const recipients = [
  "candidate",
  "team",
  "referrer",
  "employees",
  "named",
  "reporters",
  "members",
] as const satisfies readonly Recipient[];

/** The templates of an event, with the recipients of each. */
export function templatesOf(event: NotifyingName) {
  const ofEvent: { [W in Recipient]?: NotificationTemplate | readonly NotificationTemplate[] } =
    notificationTemplates[event];
  return recipients.flatMap((who) => [ofEvent[who] ?? []].flat().map((template) => ({ ...template, who })));
}

export function isNotifying<E extends EventDefinition>(event: E): event is E & { name: NotifyingName } {
  return Object.hasOwn(notificationTemplates, event.name);
}
