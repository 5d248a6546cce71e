import { BookUser } from "lucide-react";
import type { ReactNode } from "react";
import { notAllowed } from "#contract/team-rights.ts";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { closedBecause, useScreenRights } from "../team/rights.ts";

/** Keeps the screens that show people closed to whoever the server would refuse, and says why. */
export function PeopleGate({ children }: { children: ReactNode }) {
  const { can } = useMe();
  const reason = closedBecause(useScreenRights(), can);
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
