import type { CompanySender } from "#contract/company-senders.ts";

export const stateWords: Record<CompanySender["state"], { label: string; tone: "good" | "warn" | "quiet" }> =
  {
    waiting: { label: "Waiting for DNS", tone: "quiet" },
    live: { label: "Live", tone: "good" },
    failing: { label: "Record is wrong", tone: "warn" },
  };

const problemWords: Record<NonNullable<CompanySender["problem"]>, string> = {
  missing: "We didn’t find the TXT record.",
  wrong: "There’s a TXT record with this name, but with another value.",
  lookup: "We couldn’t look the record up. We’ll try again.",
};

/** How a sender stands and what to do about it; null where all is well. */
export function adviceOn({ state, problem, checkedAt }: CompanySender, usual: string): string | null {
  const what = problem ? problemWords[problem] : "";
  if (state === "live") return problem === "lookup" ? what : null;
  if (state === "failing") return `${what} Until it’s back, your emails come from ${usual}.`.trim();
  if (!checkedAt)
    return `Add this record where you manage your DNS. Until it’s there, your emails come from ${usual}.`;
  return `${what} New records can take an hour to show. Until then, your emails come from ${usual}.`.trim();
}
