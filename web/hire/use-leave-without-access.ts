import { useEffect } from "react";
import { useMe } from "#web/shared/session/session.ts";

/** A tab that is open closes its screens for whoever lost access to the team; what it read goes with them. */
export function useLeaveWithoutAccess() {
  const { accessRoles } = useMe();
  const left = !accessRoles.includes("company");
  useEffect(() => {
    if (left) location.assign("/_app");
  }, [left]);
}
