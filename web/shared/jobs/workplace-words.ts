import type { workplaceTypes } from "#contract/company-shapes.ts";

export const workplaceWords: Record<(typeof workplaceTypes)[number], string> = {
  remote: "Remote",
  hybrid: "Hybrid",
  onsite: "On-site",
};
