import type { AnyPlanName, SwitchableFeature } from "./plans.data.ts";

export const planTitles: Record<AnyPlanName, string> = {
  launch: "Launch",
  core: "Core",
  sync: "Sync",
  pro: "Pro",
  seeker: "Free",
  plus: "Plus",
};

/** What can be switched for a company, as its team and administrators call it. */
export const featureWords: Record<SwitchableFeature, string> = {
  changeJobs: "Writing jobs",
  publishJobs: "Publishing jobs",
  findPeople: "Finding and writing to people",
  bulkUpload: "Uploading people from files",
  changeCompany: "Changing the company and its pages",
  connectSystems: "Connecting systems",
};
