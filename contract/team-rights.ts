/** What a company lets each member of its hiring team do; without a permission they may look, and change nothing. */
export const teamPermissions = ["company", "team", "jobs", "applicants", "sourcing", "billing"] as const;
export type TeamPermission = (typeof teamPermissions)[number];

const withheld: Record<TeamPermission, string> = {
  company: "change the company",
  team: "change the team",
  jobs: "change jobs",
  applicants: "decide about applicants",
  sourcing: "look for people and invite them",
  billing: "change what is paid",
};

/** What somebody without the permission is told. */
export function notAllowed(permission: TeamPermission) {
  return `Your team has not allowed you to ${withheld[permission]}.`;
}

export const emailNotConfirmed =
  "Confirm your email address first: open the link we sent you, or ask for a new one at the top of the page.";
