import type { EmailSettings } from "#contract/accounts.ts";
import type { Notification } from "#contract/notifications.ts";

/** Words in braces are filled in: {candidate}, {job}, {company}, {stage}, {count}, {days}, {people}, {employee}, {applications}, {jobId}, {id}. */
export interface NotificationTemplate {
  event: string;
  /** Only where the fact's `to` state, or the invitation's answer, is this one. */
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
  action: "See your application",
} as const;
const toTeam = {
  who: "team",
  category: "applications",
  url: theirs,
  action: "Open the application",
} as const;

/** Every event somebody is told about: who, where, in which words, and which setting switches the emails off. */
export const notificationTemplates: readonly NotificationTemplate[] = [
  {
    ...toCandidate,
    event: "application.received",
    channels: both,
    title: "Your application has arrived",
    text: "{company} has your application for {job}. You will hear from us whenever something changes.",
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
    text: "You are in the pipeline for {job}. You can now write to each other.",
  },
  {
    ...toCandidate,
    event: "application.passed",
    channels: both,
    title: "An answer from {company}",
    text: "{company} will not take your application for {job} further. Thank you for the time you gave it.",
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
    title: "{company} hired you",
    text: "Your application for {job} has come to a good end. Congratulations.",
  },
  {
    event: "application.hired",
    who: "referrer",
    channels: both,
    category: "applications",
    type: "success",
    title: "Your referral was hired",
    text: "{candidate} got the job: {job}.",
    url: "/teams/notifications",
    action: "See your referrals",
  },
  {
    ...toCandidate,
    event: "application.reopened",
    channels: both,
    title: "{company} looks again",
    text: "Your application for {job} is open again and waits for a decision.",
  },
  {
    ...toCandidate,
    event: "application.expired",
    channels: both,
    title: "Your application for {job} has ended",
    text: "{why} Your application at {company} is closed.",
  },
  {
    ...toTeam,
    event: "application.withdrawn",
    channels: both,
    title: "Application withdrawn",
    text: "{candidate} withdrew from {job}.",
  },
  {
    ...toTeam,
    event: "application.warned",
    channels: both,
    type: "warning",
    title: "{applications} waiting for an answer",
    text: "{applications} for {job} will end unanswered in {days} days. Please decide.",
    url: "/hire/applicants?job={jobId}&sort=oldest",
    action: "Read them",
  },
  {
    ...toCandidate,
    event: "application.invited",
    channels: both,
    title: "{company} invites you",
    text: "{company} would like to talk to you about {job}. The invitation is open for 14 days.",
    action: "Answer the invitation",
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
    text: "{candidate} is not interested in {job}.",
  },
  {
    event: "application.referralAsked",
    who: "referrer",
    channels: both,
    category: "applications",
    title: "Somebody asks you for a referral",
    text: "{candidate} would like you to refer them for {job}.",
    url: "/teams/referrals",
    action: "Look at it",
  },
  {
    ...toCandidate,
    event: "application.referred",
    channels: ["app"],
    type: "success",
    title: "You were referred",
    text: "{employee} referred you for {job} at {company}.",
  },
  {
    ...toCandidate,
    event: "interview.proposed",
    channels: both,
    title: "{company} proposes times for an interview",
    text: "{company} would like to talk to you about {job}. Choose the time that suits you.",
    action: "Choose a time",
  },
  {
    ...toCandidate,
    event: "interview.changed",
    channels: both,
    title: "{company} proposes other times",
    text: "The times for your interview about {job} have changed. Choose the one that suits you.",
    action: "Choose a time",
  },
  {
    ...toCandidate,
    event: "interview.confirmed",
    channels: both,
    type: "success",
    title: "Your interview is on {whenForCandidate}",
    text: "You talk to {company} about {job} on {whenForCandidate}, for {minutes} minutes. Where: {place}.",
    action: "See the interview",
  },
  {
    ...toTeam,
    event: "interview.confirmed",
    channels: both,
    type: "success",
    title: "{candidate} chose {when}",
    text: "The interview about {job} is on {when}, for {minutes} minutes.",
    url: board,
  },
  {
    ...toTeam,
    event: "interview.refused",
    channels: both,
    title: "No time suits {candidate}",
    text: "None of the times for the interview about {job} suits {candidate}. Propose others.",
    url: board,
  },
  {
    ...toCandidate,
    event: "interview.canceled",
    channels: both,
    title: "{company} canceled an interview",
    text: "The interview about {job} does not take place.",
  },
  {
    event: "reveal.asked",
    who: "referrer",
    channels: ["app"],
    category: "applications",
    title: "Do you know {candidate}?",
    text: "{candidate} would like to work with you at {company}, for {job}.",
    url: "/teams/people",
    action: "Answer",
  },
  {
    ...toTeam,
    event: "reveal.stood",
    channels: ["app"],
    title: "{employee} knows {candidate}",
    text: "{employee} told us so for {job}. You can ask them before you decide.",
  },
  {
    event: "uploaded.untold",
    who: "team",
    channels: both,
    category: "team",
    type: "warning",
    title: "{people} from your files to tell",
    text: "{people} must be told within {days} days that you have their details. Whoever is not told by then is removed.",
    url: "/hire/network/uploaded",
    action: "Tell them",
  },
  {
    event: "team.joined",
    who: "team",
    channels: ["app"],
    category: "team",
    title: "New on your team",
    text: "{candidate} joined the hiring team of {company}.",
    url: "/hire/team",
    action: "See the team",
  },
];
