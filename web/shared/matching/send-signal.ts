import type { MatchSignal } from "#contract/match-shapes.ts";
import { api } from "#web/api/client.ts";

/** Tells matching what a job seeker did with a job; nobody waits for it. */
export function sendSignal(jobId: string, signal: MatchSignal) {
  void api.matching.signal({ body: { jobId, signal } }).catch(() => null);
}
