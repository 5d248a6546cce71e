import { useEffect } from "react";
import type { SignUpStep } from "#contract/tracking.ts";
import { api, keptForPerson } from "#web/api/client.ts";
import { useChoice } from "./use-choice.ts";

interface Subject {
  jobId?: string;
}
/** Lasts as long as the tab, through the pages of a sign-up. */
const place = `${keptForPerson}sign-up`;

/** Counts that someone who agreed begins to sign up, for a job or for their company. */
export function useSignUpStart({ jobId }: Subject = {}) {
  const { choice } = useChoice();
  const agreed = choice === "accepted";
  useEffect(() => {
    if (!agreed || read()?.jobId === (jobId ?? null)) return;
    api.tracking
      .startSignUp({ body: { jobId } })
      .then(({ id }) => id && sessionStorage.setItem(place, JSON.stringify({ id, jobId: jobId ?? null })))
      .catch(() => null);
  }, [agreed, jobId]);
}

/** They came further; without a start that was counted nothing happens. */
export function reachedStep(step: SignUpStep) {
  const started = read();
  if (!started) return;
  if (step === "finished") sessionStorage.removeItem(place);
  const { id, jobId } = started;
  api.tracking
    .continueSignUp({ params: { id }, body: { step, jobId: jobId ?? undefined } })
    .catch(() => null);
}

function read() {
  const kept = sessionStorage.getItem(place);
  return kept ? (JSON.parse(kept) as { id: string; jobId: string | null }) : null;
}
