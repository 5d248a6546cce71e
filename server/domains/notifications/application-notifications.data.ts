import type { EmailEvent } from "#contract/template-kinds.ts";
import { standardEmails } from "#server/domains/templates/index.ts";
import type { Templates } from "./notification-template.ts";
import { board, both, toCandidate, toTeam } from "./notification-places.data.ts";

/** Interviewers hear of what stands in their calendars. */
const toInterviewer = {
  ...toTeam,
  channels: both,
  url: `${board}#interview`,
  action: "View interview",
} as const;

function inStandardWords(event: EmailEvent) {
  const { subject, message } = standardEmails[event];
  return { title: subject, text: message };
}

/** What people are told of an application and its interviews. */
export const applicationNotifications = {
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
    candidate: [
      {
        ...toCandidate,
        when: "applied",
        channels: both,
        title: "Your application for {{job.title}} has closed",
        text: "{{why}} Your application to {{company.name}} is now closed.",
      },
      {
        ...toCandidate,
        when: "invited",
        channels: both,
        title: "Your invitation for {{job.title}} has closed",
        text: "{{why}} The invitation from {{company.name}} is now closed.",
      },
      {
        ...toCandidate,
        when: "referralAsked",
        channels: both,
        title: "Your referral request for {{job.title}} has closed",
        text: "{{why}} Your request to be referred to {{company.name}} is now closed.",
      },
    ],
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
    employees: {
      channels: both,
      category: "referrals",
      title: "{{candidate.fullName}} is looking for a referral",
      text: "{{candidate.fullName}} asked everyone who works at {{company.name}} to refer them for {{job.title}}. If you know them, you can.",
      url: "/teams/referrals",
      action: "View request",
    },
  },
  "application.referralDeclined": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "Your referral request for {{job.title}} was declined",
      text: "{{employee}} can’t refer you to {{company.name}}. You can ask someone else who works there, or apply yourself.",
    },
  },
  "application.broughtByLink": {
    referrer: {
      channels: both,
      category: "applications",
      title: "{{candidate.fullName}} applied through your link",
      text: "{{candidate.fullName}} applied for {{job.title}}. “People you referred” shows who earns the bonus if they’re hired.",
      url: "/teams/referrals",
      action: "View referrals",
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
    named: [
      {
        ...toInterviewer,
        when: "agreedBefore",
        title: "Your interview with {{candidate.fullName}} is being moved",
        text: "The team proposed new times for the interview for {{job.title}}. You’re free on {{earlier}} again, and hear when a new time is chosen.",
      },
      {
        ...toInterviewer,
        when: "dropped",
        title: "You’re no longer interviewing {{candidate.fullName}}",
        text: "You’re not one of the interviewers for {{job.title}} anymore. You’re free on {{earlier}} again.",
      },
    ],
  },
  "interview.detailsChanged": {
    candidate: [
      {
        ...toCandidate,
        when: "agreed",
        channels: both,
        title: "New details for your interview on {{whenForCandidate}}",
        text: "Your interview with {{company.name}} about {{job.title}} stays on {{whenForCandidate}}, for {{minutes}} minutes. Location: {{place}}.",
        action: "View interview",
      },
      {
        ...toCandidate,
        when: "notAgreed",
        channels: both,
        title: "{{company.name}} changed the details of your interview",
        text: "The times for your interview for {{job.title}} stay the same. Choose one that works for you. Location: {{place}}.",
        action: "Choose a time",
      },
    ],
    named: {
      ...toInterviewer,
      when: "agreed",
      title: "New details for your interview with {{candidate.fullName}}",
      text: "Your part of the interview for {{job.title}} stays on {{when}}, for {{minutes}} minutes. Location: {{place}}.",
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
      url: `${board}#interview`,
    },
    named: {
      ...toInterviewer,
      type: "success",
      title: "You’re interviewing {{candidate.fullName}} on {{when}}",
      text: "Your part of the interview for {{job.title}} is on {{when}}, for {{minutes}} minutes. Location: {{place}}.",
    },
  },
  "interview.refused": {
    candidate: {
      ...toCandidate,
      when: "agreedBefore",
      channels: both,
      title: "You asked {{company.name}} for another interview time",
      text: "You told {{company.name}} that you can’t make the interview for {{job.title}}. We’ll tell you when they propose new times.",
    },
    team: [
      {
        ...toTeam,
        when: "agreedBefore",
        channels: both,
        title: "{{candidate.fullName}} can’t make the interview",
        text: "{{candidate.fullName}} asks for a time other than {{earlier}} for the interview for {{job.title}}. Propose new ones.",
        url: `${board}#interview`,
      },
      {
        ...toTeam,
        when: "notAgreed",
        channels: both,
        title: "{{candidate.fullName}} can’t make these times",
        text: "None of your times for the interview for {{job.title}} work for {{candidate.fullName}}. Propose new ones.",
        url: `${board}#interview`,
      },
    ],
    named: {
      ...toInterviewer,
      title: "{{candidate.fullName}} can’t make the interview",
      text: "The interview for {{job.title}} on {{earlier}} won’t take place then. You hear when a new time is chosen.",
    },
  },
  "interview.interviewerLost": {
    team: [
      {
        ...toTeam,
        when: "agreedBefore",
        channels: both,
        type: "warning",
        title: "{{candidate.fullName}}’s interview needs another interviewer",
        text: "{{teammate}} can no longer interview {{candidate.fullName}} for {{job.title}} on {{when}}. Choose someone else, and propose other times if needed.",
        url: `${board}#interview`,
      },
      {
        ...toTeam,
        when: "notAgreed",
        channels: both,
        type: "warning",
        title: "{{candidate.fullName}}’s interview needs another interviewer",
        text: "{{teammate}} can no longer interview {{candidate.fullName}} for {{job.title}}. No time is chosen yet. Choose someone else and propose times again.",
        url: `${board}#interview`,
      },
    ],
  },
  "interview.erased": {
    named: {
      ...toTeam,
      channels: both,
      title: "Your interview for {{job.title}} is canceled",
      text: "The candidate deleted their account, so the interview on {{earlier}} won’t take place.",
      url: "/hire/interviews",
      action: "View interviews",
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
    candidate: [
      {
        ...toCandidate,
        when: "canceled",
        channels: both,
        title: "You canceled your interview",
        text: "Your interview with {{company.name}} about {{job.title}} won’t take place. Your application stays open.",
      },
      {
        ...toCandidate,
        when: "withdrawn",
        channels: both,
        title: "Your interview with {{company.name}} is canceled",
        text: "You withdrew your application for {{job.title}}, so the interview won’t take place.",
      },
    ],
    team: {
      ...toTeam,
      channels: both,
      title: "{{candidate.fullName}} canceled the interview",
      text: "The interview for {{job.title}} won’t take place. You can propose another one.",
      url: `${board}#interview`,
    },
    named: {
      ...toInterviewer,
      title: "{{candidate.fullName}} canceled the interview",
      text: "The interview for {{job.title}} on {{earlier}} won’t take place.",
    },
  },
} satisfies Partial<Templates>;
