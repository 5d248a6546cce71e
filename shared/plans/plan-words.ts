import type { AnyPlanName, SwitchableFeature } from "./plans.data.ts";

export const planTitles: Record<AnyPlanName, string> = {
  launch: "Launch",
  core: "Core",
  sync: "Sync",
  pro: "Pro",
  seeker: "Free",
  plus: "Plus",
};

/** The names of the features that can be turned on or off for a company. */
export const featureWords: Record<SwitchableFeature, string> = {
  changeJobs: "Writing jobs",
  publishJobs: "Publishing jobs",
  findPeople: "Finding and writing to people",
  bulkUpload: "Uploading people from files",
  changeCompany: "Changing the company and its pages",
  connectSystems: "Connecting systems",
};
