import { useEffect } from "react";
import { useMe } from "#web/shared/session/session.ts";

/** Leaves the hiring app in an open tab once its user loses access to the team, with everything the tab had read. */
export function useLeaveWithoutAccess() {
  const { accessRoles } = useMe();
  const left = !accessRoles.includes("company");
  useEffect(() => {
    if (left) location.assign("/_app");
  }, [left]);
}
