import type { JobCard } from "#contract/job-shapes.ts";
import { salaryText } from "#shared/money/salary.ts";

/** "£62,000–74,000", or null where nothing is stated. */
export function payText({ salary }: Pick<JobCard, "salary">) {
  return (salary && salaryText(salary)) || null;
}

/** "Seed", "Series A". */
export function fundingText(stage: string | null) {
  if (!stage) return null;
  const [word = "", letter] = stage.split("_");
  return [word.charAt(0).toUpperCase() + word.slice(1), letter?.toUpperCase()].filter(Boolean).join(" ");
}
