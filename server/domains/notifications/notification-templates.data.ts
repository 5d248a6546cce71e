import type { EmailSettings } from "#contract/accounts.ts";
import type { Notification } from "#contract/notifications.ts";

/** Words in braces are filled in: {candidate}, {job}, {company}, {stage}, {count}, {days}, {people}, {employee}, {applications}, {jobId}, {id}. */
export interface NotificationTemplate {
  event: string;
  /** Only where the event's `to` state, or the invitation's answer, is this one. */
  when?: string;
  who: "candidate" | "team" | "referrer";
  channels: readonly ("app" | "email")[];
  category: keyof EmailSettings;
  type?: Notification["type"];
  title: string;
  text: string;
  url: string;
  /** The label of the email's button. */
  action: string;
}

const mine = "/applications/{id}";
const theirs = "/hire/applicants?job={jobId}&open={id}";
const board = "/hire/pipeline?job={jobId}&open={id}";
const both = ["app", "email"] as const;
const toCandidate = {
  who: "candidate",
  category: "applications",
  url: mine,
  action: "View application",
} as const;
const toTeam = {
  who: "team",
  category: "applications",
  url: theirs,
  action: "View application",
} as const;

/** Every event people are notified of: who, where, in which words, and which setting turns the emails off. */
export const notificationTemplates: readonly NotificationTemplate[] = [
  {
    ...toCandidate,
    event: "application.received",
    channels: both,
    title: "We've sent your application",
    text: "{company} received your application for {job}. We'll let you know when something changes.",
  },
  {
    ...toTeam,
    event: "application.received",
    channels: both,
    title: "New application",
    text: "{candidate} applied for {job}.",
  },
  {
    ...toCandidate,
    event: "application.matched",
    channels: both,
    type: "success",
    title: "{company} wants to talk to you",
    text: "You've been shortlisted for {job}. You can now message each other.",
  },
  {
    ...toCandidate,
    event: "application.passed",
    channels: both,
    title: "Update from {company}",
    text: "{company} decided not to move forward with your application for {job}. Thank you for your time and interest.",
  },
  {
    ...toCandidate,
    event: "application.moved",
    channels: both,
    title: "Next step: {stage}",
    text: "{company} moved your application for {job} to {stage}.",
  },
  {
    ...toCandidate,
    event: "application.hired",
    channels: both,
    type: "success",
    title: "You're hired at {company}",
    text: "Congratulations! {company} has hired you as {job}.",
  },
  {
    event: "application.hired",
    who: "referrer",
    channels: both,
    category: "applications",
    type: "success",
    title: "Your referral was hired",
    text: "{candidate} was hired as {job}.",
    url: "/teams/notifications",
    action: "View your referrals",
  },
  {
    ...toCandidate,
    event: "application.reopened",
    channels: both,
    title: "{company} reopened your application",
    text: "Your application for {job} is open again and awaiting a decision.",
  },
  {
    ...toCandidate,
    event: "application.expired",
    channels: both,
    title: "Your application for {job} has ended",
    text: "{why} Your application to {company} is now closed.",
  },
  {
    ...toTeam,
    event: "application.withdrawn",
    channels: both,
    title: "Application withdrawn",
    text: "{candidate} withdrew their application for {job}.",
  },
  {
    ...toTeam,
    event: "application.warned",
    channels: both,
    type: "warning",
    title: "{applications} awaiting your decision",
    text: "You have {days} left to decide on {applications} for {job}. After that, they close without an answer.",
    url: "/hire/applicants?job={jobId}&sort=oldest",
    action: "Review applications",
  },
  {
    ...toCandidate,
    event: "application.invited",
    channels: both,
    title: "{company} invited you",
    text: "{company} would like to talk to you about {job}. The invitation expires in 14 days.",
    action: "View invitation",
  },
  {
    ...toTeam,
    event: "application.invitationAnswered",
    when: "accepted",
    channels: both,
    type: "success",
    title: "Invitation accepted",
    text: "{candidate} would like to talk about {job}.",
    url: board,
  },
  {
    ...toTeam,
    event: "application.invitationAnswered",
    when: "declined",
    channels: ["app"],
    title: "Invitation declined",
    text: "{candidate} isn't interested in {job}.",
  },
  {
    event: "application.referralAsked",
    who: "referrer",
    channels: both,
    category: "applications",
    title: "New referral request",
    text: "{candidate} asked you to refer them for {job}.",
    url: "/teams/referrals",
    action: "View request",
  },
  {
    ...toCandidate,
    event: "application.referred",
    channels: ["app"],
    type: "success",
    title: "You've been referred",
    text: "{employee} referred you for {job} at {company}.",
  },
  {
    ...toCandidate,
    event: "interview.proposed",
    channels: both,
    title: "{company} proposed interview times",
    text: "{company} would like to interview you for {job}. Choose a time that works for you.",
    action: "Choose a time",
  },
  {
    ...toCandidate,
    event: "interview.changed",
    channels: both,
    title: "{company} proposed new interview times",
    text: "The times for your interview for {job} have changed. Choose one that works for you.",
    action: "Choose a time",
  },
  {
    ...toCandidate,
    event: "interview.confirmed",
    channels: both,
    type: "success",
    title: "Your interview is on {whenForCandidate}",
    text: "You're meeting {company} about {job} on {whenForCandidate}, for {minutes} minutes. Location: {place}.",
    action: "View interview",
  },
  {
    ...toTeam,
    event: "interview.confirmed",
    channels: both,
    type: "success",
    title: "{candidate} chose {when}",
    text: "The interview for {job} is on {when}, for {minutes} minutes.",
    url: board,
  },
  {
    ...toTeam,
    event: "interview.refused",
    channels: both,
    title: "{candidate} can't make these times",
    text: "None of your times for the interview for {job} work for {candidate}. Propose new ones.",
    url: board,
  },
  {
    ...toCandidate,
    event: "interview.canceled",
    channels: both,
    title: "{company} canceled your interview",
    text: "Your interview for {job} won't take place.",
  },
  {
    event: "reveal.asked",
    who: "referrer",
    channels: ["app"],
    category: "applications",
    title: "Do you know {candidate}?",
    text: "{candidate} would like to work with you at {company} as {job}.",
    url: "/teams/people",
    action: "Reply",
  },
  {
    ...toTeam,
    event: "reveal.stood",
    channels: ["app"],
    title: "{employee} knows {candidate}",
    text: "{candidate} is a candidate for {job}. You can ask {employee} about them before you decide.",
  },
  {
    event: "uploaded.untold",
    who: "team",
    channels: both,
    category: "team",
    type: "warning",
    title: "Privacy notice due for {people}",
    text: "You have {days} left to tell {people} that you have their details. After that, we'll remove anyone you haven't told.",
    url: "/hire/network/uploaded",
    action: "Review contacts",
  },
  {
    event: "team.joined",
    who: "team",
    channels: ["app"],
    category: "team",
    title: "New team member",
    text: "{candidate} joined the hiring team at {company}.",
    url: "/hire/team",
    action: "View team",
  },
];
