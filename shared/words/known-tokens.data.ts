/** Where words with tokens are written. */
export const tokenPlaces = ["message", "signature", "email", "shared", "offer"] as const;
export type TokenPlace = (typeof tokenPlaces)[number];

interface KnownToken {
  label: string;
  /** What stands in its place where there is no value. */
  fallback: string;
  places: readonly TokenPlace[];
}

const everywhere = tokenPlaces;
const aboutSomeone = ["message", "email", "offer"] as const;
const inAnOffer = ["offer"] as const;
/** Emails about a decision come from the company and name nobody; a signature below them falls back to the team. */
const byAPerson = ["message", "signature", "shared", "offer"] as const;
const aboutAJob = ["message", "email", "shared", "offer"] as const;

/** Every token that templates may hold. */
export const knownTokens = {
  "candidate.firstName": { label: "Candidate’s first name", fallback: "there", places: aboutSomeone },
  "candidate.fullName": { label: "Candidate’s full name", fallback: "there", places: aboutSomeone },
  "application.stage": { label: "Stage", fallback: "the next step", places: aboutSomeone },
  "job.title": { label: "Job title", fallback: "the job", places: aboutAJob },
  "job.department": { label: "Department", fallback: "our team", places: aboutAJob },
  "job.location": { label: "Job location", fallback: "a place we’ll agree on", places: aboutAJob },
  "job.link": { label: "Link to the job", fallback: "our careers page", places: ["message"] },
  "company.name": { label: "Company name", fallback: "our company", places: everywhere },
  "company.website": { label: "Company website", fallback: "our website", places: everywhere },
  "company.careersPage": {
    label: "Link to the careers page",
    fallback: "our careers page",
    places: ["message", "shared"],
  },
  "sender.firstName": { label: "Sender’s first name", fallback: "the hiring team", places: byAPerson },
  "sender.fullName": { label: "Sender’s full name", fallback: "The hiring team", places: byAPerson },
  "sender.title": { label: "Sender’s job title", fallback: "Recruiting", places: byAPerson },
  "offer.title": { label: "Title in the offer", fallback: "the job", places: inAnOffer },
  "offer.pay": { label: "Pay in the offer", fallback: "a pay we’ll agree on", places: inAnOffer },
  "offer.startDate": { label: "Start date", fallback: "a day we’ll agree on", places: inAnOffer },
  "offer.answerBy": {
    label: "Respond by",
    fallback: "the date shown in the offer",
    places: inAnOffer,
  },
  "share.link": { label: "Link that is shared", fallback: "our careers page", places: ["shared"] },
} as const satisfies Record<string, KnownToken>;
export type TokenName = keyof typeof knownTokens;

export const tokenNames = Object.keys(knownTokens) as TokenName[];
