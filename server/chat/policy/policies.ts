import { badInput } from "../protocol/errors.ts";

/** A legacy policy: who may or may not do what. The matching one with the highest priority decides. */
export interface Policy {
  name: string;
  action: "Allow" | "Deny";
  /** Matches the owner of the object only. */
  owner: boolean;
  priority: number;
  resources: string[];
  roles: string[];
}
const any = "*";
const highest = 999;
const lowest = 1;

/** Policies with their defaults: all resources, all roles, Allow, any owner. */
export function readPolicies(given: Record<string, unknown>[]): Policy[] {
  return given.map((policy) => {
    const { name, action, owner, priority, resources, roles } = policy;
    if (typeof name !== "string" || !name) throw badInput("a permission policy needs a name");
    const rank = priority ?? highest;
    if (!Number.isInteger(rank) || Number(rank) < lowest || Number(rank) > highest)
      throw badInput(`the priority of a policy is a whole number from ${lowest} to ${highest}`);
    const verdict = action ?? "Allow";
    const denies = verdict === "Deny" || verdict === 0;
    if (!denies && verdict !== "Allow" && verdict !== 1)
      throw badInput("the action of a policy is Allow or Deny");
    return {
      name,
      action: denies ? "Deny" : "Allow",
      owner: owner === true,
      priority: Number(rank),
      resources: words(resources),
      roles: words(roles),
    };
  });
}

function words(given: unknown) {
  return Array.isArray(given) && given.length ? given.map(String) : [any];
}

interface Asked {
  resource: string;
  roles: readonly string[];
  isOwner: boolean;
}
/** The verdict of the policies; null when none matches. Of equal priority, Deny wins. */
export function decide(policies: Policy[], { resource, roles, isOwner }: Asked): "Allow" | "Deny" | null {
  const fitting = policies
    .filter(
      (policy) =>
        (policy.resources.includes(any) || policy.resources.includes(resource)) &&
        (policy.roles.includes(any) || policy.roles.some((role) => roles.includes(role))) &&
        (!policy.owner || isOwner),
    )
    .toSorted((a, b) => b.priority - a.priority || (a.action === "Deny" ? -1 : 1));
  return fitting[0]?.action ?? null;
}

/** The form of the app's settings: Allow is 1, Deny 0. */
export function presentPolicy({ action, ...policy }: Policy) {
  return { ...policy, action: action === "Allow" ? 1 : 0 };
}
