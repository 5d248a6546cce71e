import type { AnyPlanName } from "./plans.data.ts";

export const planTitles: Record<AnyPlanName, string> = {
  launch: "Launch",
  core: "Core",
  sync: "Sync",
  pro: "Pro",
  seeker: "Free",
  plus: "Plus",
};
