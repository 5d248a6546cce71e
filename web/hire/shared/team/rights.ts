import type { ComponentType } from "react";
import { useMatches } from "react-router";
import type { Me } from "#contract/accounts.ts";
import { planRefusal } from "#contract/plan-needs.ts";
import { type TeamPermission, isActive, notAllowed } from "#contract/team-rights.ts";
import type { TeamMember } from "#contract/team-shapes.ts";
import { counted, sentenceList } from "#shared/words/sentence-list.ts";
import { useMe } from "#web/shared/session/session.ts";

/** What a screen says of itself in its `handle`: the permission its changes need, whether it shows people to look for, whether only who may change it sees it, and what stands above it where it is closed, too. */
export interface ScreenRights {
  changes?: TeamPermission;
  showsPeople?: true;
  closed?: true;
  header?: ComponentType<{ closed?: boolean }>;
}

/** Whether my team lets me do something. */
export function useCan() {
  const { can } = useMe();
  return (permission: TeamPermission) => can?.[permission] ?? false;
}

/** Whether my team and our plan let me change something. */
export function useMay() {
  const { can, plan } = useMe();
  return (permission: TeamPermission) => (can?.[permission] ?? false) && !planRefusal(plan, permission);
}

/** What the screen that is open says of itself. */
export function useScreenRights(): ScreenRights {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle));
}

/** What someone of the team reads before they try what the server would refuse; null where they may. */
export function rightsNote({ changes, closed }: ScreenRights, can: Me["can"]) {
  if (!changes || closed || !can || can[changes]) return null;
  return `You have view-only access here. ${notAllowed(changes)}`;
}

/** Why a screen stays closed: the permission it needs, or that the company is not proven; null where it opens. Someone who left the team may do nothing. */
export function closedBecause(
  { changes, showsPeople, closed }: ScreenRights,
  can: Me["can"],
): TeamPermission | "unverified" | null {
  if (closed && changes && !can?.[changes]) return changes;
  if (!showsPeople) return null;
  if (!can?.sourcing) return "sourcing";
  return can.actTowardsOthers ? null : "unverified";
}

const mostNamed = 3;
/** Whom to ask: who has a permission, and who can give it. */
export function whoMay(team: readonly TeamMember[], permission: TeamPermission) {
  const having = (wanted: TeamPermission) =>
    team.filter((member) => isActive(member) && member.permissions[wanted]).map(({ fullName }) => fullName);
  const [may, give] = [having(permission), having("team")];
  if (give.length > 0 && give.join() === may.join())
    return `${named(give)} can do this and give you permission.`;
  const who = may.length > 0 ? `${named(may)} can.` : "No one on your team can.";
  return give.length > 0 ? `${who} ${named(give)} can give you permission.` : who;
}

/** "Ana, Joel, Dilip and 2 others" */
function named(names: readonly string[]) {
  const more = names.length - mostNamed;
  return sentenceList(more > 1 ? [...names.slice(0, mostNamed), counted(more, "other")] : names);
}
