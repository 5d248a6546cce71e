import type { EmailSettings } from "#contract/accounts.ts";
import type { Notification } from "#contract/notifications.ts";
import type { applicationEvents } from "#server/domains/applications/index.ts";
import type { noteEvents } from "#server/domains/candidate-notes/index.ts";
import type { teamEvents } from "#server/domains/companies/index.ts";
import type { importedPeopleEvents } from "#server/domains/imported-people/index.ts";
import type { interviewEvents } from "#server/domains/interviews/index.ts";
import type { revealEvents } from "#server/domains/referrals/index.ts";
import type { EventDefinition, Recipient } from "#server/events/define-event.ts";

/** Words in braces are filled in: {candidate}, {job}, {company}, {stage}, {count}, {days}, {people}, {employee}, {teammate}, {applications}, {jobId}, {personId}, {id}. */
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
  | Values<typeof importedPeopleEvents>
  | Values<typeof interviewEvents>
  | Values<typeof noteEvents>
  | Values<typeof revealEvents>
  | Values<typeof teamEvents>;
type Notifying = Exclude<AnyEvent, { notifies: readonly [] }>;
export type NotifyingName = Notifying["name"];
/** Each recipient of each event; several templates where the state it led to decides. */
type Templates = {
  [E in Notifying as E["name"]]: {
    [W in E["notifies"][number]]: NotificationTemplate | readonly NotificationTemplate[];
  };
};

const mine = "/applications/{id}";
const theirs = "/hire/applicants?job={jobId}&open={id}";
const board = "/hire/pipeline?job={jobId}&open={id}";
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

/** The notification for each event that has one: its text, where it leads, and which setting turns its emails off. */
export const notificationTemplates: Templates = {
  "application.received": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "We’ve sent your application",
      text: "{company} received your application for {job}. We’ll let you know when something changes.",
    },
    team: {
      ...toTeam,
      channels: both,
      title: "New application",
      text: "{candidate} applied for {job}.",
    },
  },
  "application.shortlisted": {
    candidate: {
      ...toCandidate,
      channels: both,
      type: "success",
      title: "{company} wants to talk to you",
      text: "You’ve been shortlisted for {job}. You can now message each other.",
    },
  },
  "application.passed": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "Update from {company}",
      text: "{company} decided not to move forward with your application for {job}. Thank you for your time and interest.",
    },
  },
  "application.moved": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "Next step: {stage}",
      text: "{company} moved your application for {job} to {stage}.",
    },
  },
  "application.hired": {
    candidate: {
      ...toCandidate,
      channels: both,
      type: "success",
      title: "You’re hired at {company}",
      text: "Congratulations! {company} has hired you as {job}.",
    },
    referrer: {
      channels: both,
      category: "applications",
      type: "success",
      title: "Your referral was hired",
      text: "{candidate} was hired as {job}.",
      url: "/teams/notifications",
      action: "View your referrals",
    },
  },
  "application.reopened": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "{company} reopened your application",
      text: "Your application for {job} is open again and awaiting a decision.",
    },
  },
  "application.expired": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "Your application for {job} has closed",
      text: "{why} Your application to {company} is now closed.",
    },
  },
  "application.withdrawn": {
    team: {
      ...toTeam,
      channels: both,
      title: "Application withdrawn",
      text: "{candidate} withdrew their application for {job}.",
    },
  },
  "application.warned": {
    team: {
      ...toTeam,
      channels: both,
      type: "warning",
      title: "{applications} awaiting your decision",
      text: "You have {days} left to decide on {applications} for {job}. After that, they close without an answer.",
      url: "/hire/applicants?job={jobId}&sort=oldest",
      action: "Review applications",
    },
  },
  "application.invited": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "{company} invited you",
      text: "{company} would like to talk to you about {job}. The invitation expires in 14 days.",
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
        text: "{candidate} would like to talk about {job}.",
        url: board,
      },
      {
        ...toTeam,
        when: "declined",
        channels: ["app"],
        title: "Invitation declined",
        text: "{candidate} isn’t interested in {job}.",
      },
    ],
  },
  "application.referralAsked": {
    referrer: {
      channels: both,
      category: "applications",
      title: "New referral request",
      text: "{candidate} asked you to refer them for {job}.",
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
      text: "{employee} referred you for {job} at {company}.",
    },
  },
  "interview.proposed": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "{company} proposed interview times",
      text: "{company} would like to interview you for {job}. Choose a time that works for you.",
      action: "Choose a time",
    },
  },
  "interview.changed": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "{company} proposed new interview times",
      text: "The times for your interview for {job} have changed. Choose one that works for you.",
      action: "Choose a time",
    },
  },
  "interview.confirmed": {
    candidate: {
      ...toCandidate,
      channels: both,
      type: "success",
      title: "Your interview is on {whenForCandidate}",
      text: "You’re meeting {company} about {job} on {whenForCandidate}, for {minutes} minutes. Location: {place}.",
      action: "View interview",
    },
    team: {
      ...toTeam,
      channels: both,
      type: "success",
      title: "{candidate} chose {when}",
      text: "The interview for {job} is on {when}, for {minutes} minutes.",
      url: board,
    },
  },
  "interview.refused": {
    team: {
      ...toTeam,
      channels: both,
      title: "{candidate} can’t make these times",
      text: "None of your times for the interview for {job} work for {candidate}. Propose new ones.",
      url: board,
    },
  },
  "interview.canceled": {
    candidate: {
      ...toCandidate,
      channels: both,
      title: "{company} canceled your interview",
      text: "Your interview for {job} won’t take place.",
    },
  },
  "reveal.asked": {
    referrer: {
      channels: ["app"],
      category: "applications",
      title: "Do you know {candidate}?",
      text: "{candidate} would like to work with you at {company} as {job}.",
      url: "/teams/people",
      action: "Reply",
    },
  },
  "reveal.stood": {
    team: {
      ...toTeam,
      channels: ["app"],
      title: "{employee} knows {candidate}",
      text: "{candidate} is a candidate for {job}. You can ask {employee} about them before you decide.",
    },
  },
  "uploaded.unnotified": {
    team: {
      channels: both,
      category: "team",
      type: "warning",
      title: "Privacy notice due for {people}",
      text: "You have {days} left to tell {people} that you have their details. After that, we’ll remove anyone you haven’t told.",
      url: "/hire/network/uploaded",
      action: "Review contacts",
    },
  },
  "note.changed": {
    mentioned: [
      {
        when: "candidate",
        channels: both,
        category: "team",
        title: "{teammate} mentioned you",
        text: "{teammate} mentioned you in a note about {candidate}.",
        url: `${theirs}#notes`,
        action: "Read the note",
      },
      {
        when: "uploaded",
        channels: both,
        category: "team",
        title: "{teammate} mentioned you",
        text: "{teammate} mentioned you in a note about an imported contact.",
        url: "/hire/network/uploaded?open={personId}",
        action: "Read the note",
      },
    ],
  },
  "team.requested": {
    team: {
      channels: ["app", "email"],
      category: "team",
      title: "{candidate} wants to join your team",
      text: "{candidate} works at {company} and asks to be invited to the hiring team.",
      url: "/hire/team",
      action: "View request",
    },
  },
  "team.joined": {
    team: {
      channels: ["app"],
      category: "team",
      title: "New team member",
      text: "{candidate} joined the hiring team at {company}.",
      url: "/hire/team",
      action: "View team",
    },
  },
};

const recipients = ["candidate", "team", "referrer", "mentioned"] as const satisfies readonly Recipient[];

/** The templates of an event, with the recipients of each. */
export function templatesOf(event: NotifyingName) {
  const ofEvent: { [W in Recipient]?: NotificationTemplate | readonly NotificationTemplate[] } =
    notificationTemplates[event];
  return recipients.flatMap((who) => [ofEvent[who] ?? []].flat().map((template) => ({ ...template, who })));
}

export function isNotifying<E extends EventDefinition>(event: E): event is E & { name: NotifyingName } {
  return Object.hasOwn(notificationTemplates, event.name);
}
