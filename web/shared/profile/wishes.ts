import type { WorkPreferences } from "#contract/candidate-shapes.ts";

/** What stands before anything was chosen; salary in thousands a year (core.md 9). */
export const noWishes: WorkPreferences = {
  titles: [],
  departments: [],
  locations: [],
  remote: false,
  remoteLocations: [],
  workplaceTypes: [],
  jobTypes: [],
  seniority: [],
  companySizes: [],
  fundingStages: [],
  industries: [],
  salary: 120,
  salaryCurrency: "USD",
  anythingElse: "",
};
