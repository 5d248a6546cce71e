import type { WorkStyleCategory } from "#shared/profile/work-style.ts";

/** How people work by department, from one end (1) to the other (5); departments that are not here say nothing. */
export const workStyles: Partial<Record<string, Partial<Record<WorkStyleCategory, number>>>> = {
  Engineering: { company: 3, structure: 2, pace: 3, decisions: 2, feedback: 1 },
  Data: { company: 2, structure: 2, pace: 3, feedback: 2 },
  Design: { company: 4, structure: 1, pace: 3, decisions: 2, feedback: 5 },
  Product: { company: 5, structure: 1, pace: 4, decisions: 2 },
  Sales: { company: 4, structure: 4, pace: 5, feedback: 5 },
  Support: { company: 5, structure: 4, pace: 4 },
  Operations: { company: 4, structure: 4, pace: 3, decisions: 4, feedback: 4 },
  Finance: { company: 2, structure: 5, pace: 2, decisions: 3 },
};
