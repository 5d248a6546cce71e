/** What a company's plan lets its team do. */
export const planFeatures = [
  /** To look at what is there and to take it along. */
  "read",
  /** To decide about people who applied, and to write with them. */
  "answer",
  "runTeam",
  "changePlan",
  "changeJobs",
  "publishJobs",
  "findPeople",
  /** New people from files, counted by the month. */
  "bulkUpload",
  "changeCompany",
  "connectSystems",
  /** Applications of a job seeker through boards' forms, counted by the month. */
  "boardApplications",
] as const;
export type PlanFeature = (typeof planFeatures)[number];

/** Features administrators can turn on or off for one company. What it keeps in standby can't be taken away. */
export const switchableFeatures = [
  "changeJobs",
  "publishJobs",
  "findPeople",
  "bulkUpload",
  "changeCompany",
  "connectSystems",
] as const satisfies readonly PlanFeature[];
export type SwitchableFeature = (typeof switchableFeatures)[number];

export const planNames = ["launch", "core", "sync", "pro"] as const;
export type PlanName = (typeof planNames)[number];
/** Those of job seekers. */
export const seekerPlanNames = ["seeker", "plus"] as const;
export type SeekerPlanName = (typeof seekerPlanNames)[number];
export type AnyPlanName = PlanName | SeekerPlanName;

interface PlanVersion {
  plan: AnyPlanName;
  /** A month without tax, in the smallest unit of the currency; null is agreed with each company. */
  price: number | null;
  /** How many a month. */
  includes: Record<PlanFeature, number>;
}
const everything = Object.fromEntries(planFeatures.map((feature) => [feature, Infinity])) as Record<
  PlanFeature,
  number
>;

/**
 * Prices and limits are the operator's to set. A version that has subscribers is never changed: they keep it. What changes
 * for new subscribers is a version of its own.
 */
export const planVersions = {
  "launch-1": { plan: "launch", price: 0, includes: { ...everything, bulkUpload: 200 } },
  "core-1": { plan: "core", price: 24_900, includes: { ...everything, bulkUpload: 1000 } },
  "sync-1": { plan: "sync", price: 44_900, includes: { ...everything, bulkUpload: 2500 } },
  "pro-1": { plan: "pro", price: null, includes: { ...everything, bulkUpload: 10_000 } },
  "seeker-1": { plan: "seeker", price: 0, includes: { ...everything, bulkUpload: 0, boardApplications: 20 } },
  "plus-1": { plan: "plus", price: 900, includes: { ...everything, bulkUpload: 0, boardApplications: 100 } },
} as const satisfies Record<string, PlanVersion>;
export type PlanVersionId = keyof typeof planVersions;
export const planVersionIds = Object.keys(planVersions) as [PlanVersionId, ...PlanVersionId[]];

/** The version that new subscribers get. */
export const currentVersions = {
  launch: "launch-1",
  core: "core-1",
  sync: "sync-1",
  pro: "pro-1",
  seeker: "seeker-1",
  plus: "plus-1",
} as const satisfies Record<AnyPlanName, PlanVersionId>;

export const planCurrency = "USD";
export const trialDays = 14;
/** How many days before its end a company is reminded of its trial. */
export const trialReminderDays = 3;
/** From a payment that failed until standby. */
export const graceDays = 14;
/** Between two attempts to collect a payment. */
export const daysBetweenAttempts = 3;
/** From an invoice for rewards until it is due. */
export const rewardDueDays = 14;
/** From then until new referral bonuses and drops pause. */
export const rewardPauseDays = 14;
