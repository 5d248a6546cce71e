import type { JobCard } from "#contract/job-shapes.ts";
import { salaryText } from "#shared/money/salary.ts";

/** "£62,000–74,000", or null where nothing is stated. */
export function payText({ salary }: Pick<JobCard, "salary">) {
  return (salary && salaryText(salary)) || null;
}

type Placed = Pick<JobCard, "locations" | "remote" | "remoteLocations" | "workplaceType">;
/** "Bristol or remote UK", "Berlin, hybrid", "Remote"; with the places of the same job's other postings. */
export function placeText({ locations, remote, remoteLocations, workplaceType }: Placed, others = 0) {
  const places = placesText(locations, others);
  const away = remote ? ["remote", remoteLocations[0]].filter(Boolean).join(" ") : "";
  if (places && away) return `${places} or ${away}`;
  if (away) return away.charAt(0).toUpperCase() + away.slice(1);
  return workplaceType === "hybrid" && places ? `${places}, hybrid` : places || "Location not listed";
}

/** "Bristol, United Kingdom; Leeds, United Kingdom and 3 more places": what holds commas is separated by more. */
function placesText(locations: readonly string[], others: number) {
  const shown = locations.length > 3 || others > 0 ? locations.slice(0, 2) : locations;
  const text = shown.join(shown.some((place) => place.includes(",")) ? "; " : ", ");
  const more = locations.length - shown.length + others;
  return text && more > 0 ? `${text} and ${more} more ${more === 1 ? "place" : "places"}` : text;
}

/** "Seed", "Series A". */
export function fundingText(stage: string | null) {
  if (!stage) return null;
  const [word = "", letter] = stage.split("_");
  return [word.charAt(0).toUpperCase() + word.slice(1), letter?.toUpperCase()].filter(Boolean).join(" ");
}
