import type { senderProblems, senderStates } from "#contract/company-senders.ts";

export type SenderState = (typeof senderStates)[number];
export type SenderProblem = (typeof senderProblems)[number];

export interface SenderStanding {
  state: SenderState;
  problem: SenderProblem | null;
  verifiedAt: Date | null;
}
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Whether one of the texts at the name publishes this key, however it is spaced. */
export function publishes(texts: readonly string[], publicKey: string): boolean {
  return texts.some((text) => /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replace(/\s+/g, "") === publicKey);
}

/** How a sender stands after its record was looked up; texts are null where nobody answered, and then nothing changes. */
export function afterLooking(
  before: SenderStanding,
  { texts, publicKey, now }: { texts: readonly string[] | null; publicKey: string; now: Date },
): SenderStanding {
  if (!texts) return { ...before, problem: "lookup" };
  if (publishes(texts, publicKey))
    return { state: "live", problem: null, verifiedAt: before.verifiedAt ?? now };
  // A signature that nobody can check is worse than none: emails come from our own address at once.
  const state = before.state === "waiting" ? "waiting" : "failing";
  return { ...before, state, problem: texts.length ? "wrong" : "missing" };
}

/** When the record is looked up next: soon while someone waits for it. */
export function nextLook({ state }: Pick<SenderStanding, "state">, createdAt: Date, now: Date): Date {
  const young = now.getTime() - createdAt.getTime() < dayMs;
  const minutes = state === "waiting" ? (young ? 10 : 24 * 60) : 60;
  return new Date(now.getTime() + minutes * minuteMs);
}
