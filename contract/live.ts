/** The first words of the query keys of screens that an event can make stale. */
export const liveKeys = [
  "applications",
  "my-applications",
  "conversations",
  "matches",
  "jobs",
  "job",
  "job-draft",
  "stages",
  "saved-jobs",
  "interviews",
  "scorecards",
  "offers",
  "outreach",
  "hiring-plan",
  "exchanges",
  "communities",
  "notes",
  "company",
  "plan",
  "earnings",
  "gift-cards",
  "questions",
  "referrals",
  "referral-activity",
  "reveals",
  "colleague-questions",
  "careers",
  "team",
  "templates",
  "knowledge",
  "notifications",
  "me",
] as const;
export type LiveKey = (typeof liveKeys)[number];

/** What the socket of live updates says: that something changed, where, and what is to be read again through the API. */
export interface Hint {
  type: string;
  position: number;
  at: string;
  stale: readonly LiveKey[];
  /** How many events were joined into this one, if several. */
  count?: number;
  applicationId?: string;
  jobId?: string;
  companyId?: string;
  candidateId?: string;
  notificationId?: string;
  version?: number;
}
