import { BookUser } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { notAllowed } from "#contract/team-rights.ts";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { useMyPermissions } from "../team/rights.ts";
import { closedBecause } from "./what-waits.ts";
import { useWaiting } from "./use-waiting.ts";

/** Keeps the screens that show people closed to whoever the server would refuse, and says why. */
export function PeopleGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const permissions = useMyPermissions();
  const waiting = useWaiting();
  const reason = closedBecause(pathname, { permissions, waiting });
  if (reason === "right")
    return (
      <EmptyState icon={BookUser} title={notAllowed("sourcing")}>
        Ask a teammate who manages the team.
      </EmptyState>
    );
  if (reason === "unverified")
    return (
      <EmptyState icon={BookUser} title="You’ll see people once your company’s email is confirmed">
        Job seekers trust us to show their profiles only to real companies.
      </EmptyState>
    );
  return children;
}
