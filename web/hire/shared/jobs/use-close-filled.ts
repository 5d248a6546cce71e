import { useState } from "react";
import { type FilledJob, filledIn } from "./close-filled.tsx";

interface Asked {
  jobs: FilledJob[];
  close: () => Promise<unknown>;
}
/** Asks what becomes of the others where closing was refused for want of it. */
export function useCloseFilled() {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    asked: asked && { ...asked, onClose: () => setAsked(null) },
    /** What a refusal becomes: the question, or the toast it would be anyway. */
    ask: (error: unknown, close: Asked["close"]) => {
      const jobs = filledIn(error);
      if (jobs) setAsked({ jobs, close });
      return jobs ? null : {};
    },
  };
}
