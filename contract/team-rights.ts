/** What a company lets each member of its hiring team do; without a permission they may look, and change nothing. */
export const teamPermissions = [
  "company",
  "team",
  "jobs",
  "applicants",
  "sourcing",
  "billing",
  "integrations",
] as const;
export type TeamPermission = (typeof teamPermissions)[number];

const withheld: Record<TeamPermission, string> = {
  company: "edit the company",
  team: "manage the team",
  jobs: "edit jobs",
  applicants: "review applicants",
  sourcing: "find and invite people",
  billing: "manage billing",
  integrations: "connect other systems",
};

/** The refusal for members without the permission. */
export function notAllowed(permission: TeamPermission) {
  return `Your team hasn’t given you permission to ${withheld[permission]}.`;
}

export const emailNotConfirmed =
  "Confirm your email first. Open the link we sent you, or request a new one at the top of the page.";
