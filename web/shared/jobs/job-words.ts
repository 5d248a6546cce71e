import type { JobCard } from "#contract/jobs.ts";
import { salaryText } from "#shared/numbers/salary.ts";

type Paid = Pick<JobCard, "salary" | "salaryEstimated">;
/** "£62,000–74,000", "Est. €60,000–70,000", or null where nothing is stated. */
export function payText({ salary, salaryEstimated }: Paid) {
  const text = salary ? salaryText(salary) : "";
  if (!text) return null;
  return salaryEstimated ? `Est. ${text}` : text;
}

type Placed = Pick<JobCard, "locations" | "remote" | "remoteLocations" | "workplaceType">;
/** "Bristol or remote UK", "Berlin, hybrid", "Remote". */
export function placeText({ locations, remote, remoteLocations, workplaceType }: Placed) {
  const places =
    locations.length > 3
      ? `${locations.slice(0, 2).join(", ")} and ${locations.length - 2} more places`
      : locations.join(", ");
  const away = remote ? ["remote", remoteLocations[0]].filter(Boolean).join(" ") : "";
  if (places && away) return `${places} or ${away}`;
  if (away) return away.charAt(0).toUpperCase() + away.slice(1);
  return workplaceType === "hybrid" && places ? `${places}, hybrid` : places || "Place not stated";
}

/** "Seed", "Series A". */
export function fundingText(stage: string | null) {
  if (!stage) return null;
  const [word = "", letter] = stage.split("_");
  return [word.charAt(0).toUpperCase() + word.slice(1), letter?.toUpperCase()].filter(Boolean).join(" ");
}
