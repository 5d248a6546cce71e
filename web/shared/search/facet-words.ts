import { workplaceWords } from "#web/shared/jobs/workplace-words.ts";
import { fundingText } from "#web/shared/jobs/job-words.ts";

const workplaces: Record<string, string> = workplaceWords;

/** A facet's value as people read it. */
export function facetText(name: string, value: string): string {
  if (name === "workplaceType") return workplaces[value] ?? value;
  if (name === "fundingStage") return fundingText(value) ?? value;
  if (name === "remote") return value === "true" ? "Remote" : "Not remote";
  if (name === "paid") return value === "true" ? "Paid" : "Free";
  if (name === "status") return value.charAt(0).toUpperCase() + value.slice(1);
  if (name === "companyGraph.companySlug") return nameOfSlug(value);
  return value;
}

/** "saltmarsh-energy" reads as "Saltmarsh Energy" until its name is known. */
function nameOfSlug(slug: string) {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
