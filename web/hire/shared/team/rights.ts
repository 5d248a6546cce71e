import { useMatches } from "react-router";
import type { Me } from "#contract/accounts.ts";
import { type TeamPermission, notAllowed } from "#contract/team-rights.ts";
import { useMe } from "#web/shared/session/session.ts";

/** What a screen says of itself in its `handle`: the permission its changes need, and whether it shows people to look for. */
export interface ScreenRights {
  changes?: TeamPermission;
  showsPeople?: true;
}

/** Whether my team lets me do something. */
export function useCan() {
  const { can } = useMe();
  return (permission: TeamPermission) => can?.[permission] ?? false;
}

/** What the screen that is open says of itself. */
export function useScreenRights(): ScreenRights {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle));
}

/** What someone of the team reads before they try what the server would refuse; null where they may. */
export function rightsNote({ changes }: ScreenRights, can: Me["can"]) {
  if (!changes || !can || can[changes]) return null;
  return `You have view-only access here. ${notAllowed(changes)}`;
}

/** Why a screen that shows people stays closed; null where it opens. */
export function closedBecause({ showsPeople }: ScreenRights, can: Me["can"]): "right" | "unverified" | null {
  if (!showsPeople || !can) return null;
  if (!can.sourcing) return "right";
  return can.actTowardsOthers ? null : "unverified";
}
