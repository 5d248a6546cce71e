import type { Notification } from "./world.ts";

/** Who is told, of what kind, and in which words; {job}, {company}, {first} and {mood} are filled in. */
type Words = readonly [role: Notification["role"], kind: string, title: string, text: string];

/** What is told of an application in a state, whatever came before. */
export const wordsByState: Record<string, readonly Words[]> = {
  pending: [
    ["companyAdmin", "application.new", "New application", "{first} applied for {job}."],
    [
      "candidate",
      "application.received",
      "We've sent your application",
      "{company} received your application for {job}. We'll let you know when something changes.",
    ],
  ],
  outbound: [
    ["candidate", "invitation", "{company} invited you", "{company} would like to talk to you about {job}."],
  ],
  accepted: [
    ["companyAdmin", "invitation.accepted", "Invitation accepted", "{first} would like to talk about {job}."],
  ],
  referralRequest: [
    ["employee", "referral.asked", "New referral request", "{first} asked you to refer them for {job}."],
  ],
  denied: [
    [
      "candidate",
      "application.passed",
      "Update from {company}",
      "{company} decided not to move forward with your application for {job}.",
    ],
  ],
  declined: [
    [
      "companyAdmin",
      "application.declined",
      "Application withdrawn",
      "{first} withdrew their application for {job}.",
    ],
  ],
  expired: [
    [
      "candidate",
      "application.expired",
      "No answer from {company}",
      "Your application for {job} has expired.",
    ],
  ],
};

export const hiredWords: readonly Words[] = [
  [
    "candidate",
    "application.hired",
    "You're hired at {company}",
    "Congratulations! {company} has hired you as {job}.",
  ],
  ["employee", "referral.hired", "Your referral was hired", "{first} was hired as {job}."],
];

export const movedWords: readonly Words[] = [
  ["employee", "referral.moved", "Update on your referral", "{first} moved to {mood} for {job}."],
  [
    "candidate",
    "application.moved",
    "Next step: {mood}",
    "{company} moved your application for {job} to {mood}.",
  ],
];
