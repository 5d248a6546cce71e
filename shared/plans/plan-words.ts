import type { PlanName } from "./plans.data.ts";

export const planTitles: Record<PlanName, string> = {
  launch: "Launch",
  core: "Core",
  sync: "Sync",
  pro: "Pro",
};
