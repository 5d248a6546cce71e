/** Whether a job keeps one of a person's conditions, and the sentence that says so. */
export interface Constraint {
  verdict: "ok" | "unknown" | "conflict";
  sentence: string;
  /** Told by the job, but not to be compared with what the person said: they have to judge for themselves. */
  open?: true;
}

export const unknown = (sentence: string): Constraint => ({ verdict: "unknown", sentence });
export const openQuestion = (sentence: string): Constraint => ({ verdict: "unknown", sentence, open: true });
export const ok = (sentence: string): Constraint => ({ verdict: "ok", sentence });
export const conflict = (sentence: string): Constraint => ({ verdict: "conflict", sentence });
