/** Whether a job keeps one of a person's conditions, and the sentence that says so. */
export interface Constraint {
  verdict: "ok" | "unknown" | "conflict";
  sentence: string;
}

export const unknown = (sentence: string): Constraint => ({ verdict: "unknown", sentence });
export const ok = (sentence: string): Constraint => ({ verdict: "ok", sentence });
export const conflict = (sentence: string): Constraint => ({ verdict: "conflict", sentence });
