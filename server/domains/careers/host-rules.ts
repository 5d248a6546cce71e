import type { HostProblem, HostState } from "#contract/company-hosts.ts";

const dayMs = 86_400_000;
/** How long an address whose records went wrong is still served: a slip in the DNS takes nobody's page down at once. */
const graceMs = 3 * dayMs;
const minuteMs = 60_000;

export interface HostStanding {
  state: HostState;
  problem: HostProblem | null;
  verifiedAt: Date | null;
  failingSince: Date | null;
}
export interface Looked {
  /** Null where nobody answered: then nothing is known, and only a grace that is over ends. */
  found: { proof: boolean; target: boolean } | null;
  now: Date;
}

/** How an address stands after its records were looked up. */
export function afterLooking(before: HostStanding, { found, now }: Looked): HostStanding {
  const lasting = (since: Date) => (now.getTime() - since.getTime() >= graceMs ? "off" : "failing");
  if (!found) {
    const { state, failingSince } = before;
    return { ...before, state: state === "failing" ? lasting(failingSince!) : state, problem: "lookup" };
  }
  if (found.proof && found.target)
    return { state: "live", problem: null, verifiedAt: before.verifiedAt ?? now, failingSince: null };
  const problem: HostProblem = found.proof ? "target" : "proof";
  if (before.state === "waiting" || before.state === "off") return { ...before, problem };
  const failingSince = before.failingSince ?? now;
  return { ...before, state: lasting(failingSince), problem, failingSince };
}

/** When it stops being served if its records stay wrong. */
export function endOf({ state, failingSince }: Pick<HostStanding, "state" | "failingSince">): Date | null {
  return state === "failing" && failingSince ? new Date(failingSince.getTime() + graceMs) : null;
}

/** When its records are looked up next: soon while someone waits, seldom once it stands. */
export function nextLook({ state }: Pick<HostStanding, "state">, createdAt: Date, now: Date): Date {
  const young = now.getTime() - createdAt.getTime() < dayMs;
  const minutes = state === "waiting" && young ? 10 : state === "off" || state === "waiting" ? 24 * 60 : 60;
  return new Date(now.getTime() + minutes * minuteMs);
}
