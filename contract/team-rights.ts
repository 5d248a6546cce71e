/** What a company lets each member of its hiring team do; without one they may look, and change nothing; "salaries" is for looking, too. */
export const teamPermissions = [
  "company",
  "team",
  "jobs",
  "publish",
  "stages",
  "applicants",
  "salaries",
  "messages",
  "sourcing",
  "billing",
  "integrations",
] as const;
export type TeamPermission = (typeof teamPermissions)[number];

/** Permissions that were parts of others once: who was never asked about one has it where they have the other. */
const parts: Partial<Record<TeamPermission, TeamPermission>> = {
  publish: "jobs",
  stages: "company",
  integrations: "company",
};

/** All permissions by those that were given or withheld; nothing said means yes. */
export function allPermissions(given: Partial<Record<TeamPermission, boolean>>) {
  const has = (name: TeamPermission): boolean => {
    const whole = parts[name];
    return given[name] ?? (whole ? has(whole) : true);
  };
  return Object.fromEntries(teamPermissions.map((name) => [name, has(name)])) as Record<
    TeamPermission,
    boolean
  >;
}

const withheld: Record<TeamPermission, string> = {
  company: "edit the company",
  team: "manage the team",
  jobs: "edit jobs",
  publish: "publish or close jobs",
  stages: "change the stages of your pipeline",
  applicants: "review applicants",
  salaries: "see salaries",
  messages: "message people",
  sourcing: "find and invite people",
  billing: "manage the plan, payments and costs of ads",
  integrations: "connect other systems",
};

/** The refusal for members without the permission. */
export function notAllowed(permission: TeamPermission) {
  return `Your team hasn’t given you permission to ${withheld[permission]}.`;
}

/** The refusal to give a teammate, or take from them, what one may not do oneself. */
export function notYoursToGive(permission: TeamPermission) {
  return `Only teammates who can ${withheld[permission]} decide who else can.`;
}

/** The refusal to switch off the last who has a permission that one does not have oneself. */
export function lastWhoCan(permission: TeamPermission, fullName: string) {
  return `${fullName} is the only one who can ${withheld[permission]}, and you can’t. Ask them to give a teammate this permission first.`;
}

interface Access {
  disabled: boolean;
  closed: boolean;
}
/** Whether a member of a team can do anything: their access is on, and their account is open. */
export function isActive({ disabled, closed }: Access) {
  return !disabled && !closed;
}

/** Whether a member decides about a permission of others: it is theirs, or nobody's with access anymore. */
export function decidesAbout(
  permission: TeamPermission,
  mine: Partial<Record<TeamPermission, boolean>>,
  team: readonly (Access & { permissions: Record<TeamPermission, boolean> })[],
) {
  const isHeld = team.some((member) => isActive(member) && member.permissions[permission]);
  return mine[permission] === true || !isHeld;
}

export const emailNotConfirmed =
  "Confirm your email first. Open the link we sent you, or request a new one at the top of the page.";
