import { BookUser, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { notAllowed } from "#contract/team-rights.ts";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { closedBecause, useScreenRights } from "../team/rights.ts";

/** Keeps screens that show people or secrets closed to whoever the server would refuse, and says why. */
export function PeopleGate({ children }: { children: ReactNode }) {
  const { can } = useMe();
  const rights = useScreenRights();
  const reason = closedBecause(rights, can);
  if (!reason) return children;
  const { header: Header } = rights;
  return (
    <>
      {Header && <Header closed />}
      <Closed reason={reason} />
    </>
  );
}

function Closed({ reason }: { reason: NonNullable<ReturnType<typeof closedBecause>> }) {
  if (reason === "unverified")
    return (
      <EmptyState icon={BookUser} title="You’ll see people once your company’s email is confirmed">
        Job seekers trust us to show their profiles only to real companies.
      </EmptyState>
    );
  return (
    <EmptyState icon={reason === "sourcing" ? BookUser : Lock} title={notAllowed(reason)}>
      Ask a teammate who manages the team.
    </EmptyState>
  );
}
