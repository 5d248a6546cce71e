import type { DiversityReport } from "#contract/reports.ts";
import { demographicChoices, ratherNot } from "#shared/profile/demographic-choices.data.ts";

/** Fewer people than this are never shown. */
export const fewest = 10;
const steps = ["applied", "interviewed", "hired"] as const;
type Step = (typeof steps)[number];
/** How many gave one answer, and how far they came; each step counts part of the one before. */
export type Counts = Record<Step, number>;
/** The same as it may be shown; null is hidden. */
type Shown = Record<Step, number | null>;

/** Someone who agreed to be counted. */
export interface CountedPerson {
  answers: Partial<Record<string, string>>;
  interviewed: boolean;
  hired: boolean;
}

/** Everything a company may read of these people. Each answer has its line, whether anyone gave it or not. */
export function diversityOf(people: readonly CountedPerson[]): DiversityReport["questions"] {
  return demographicChoices.map(({ key, label, choices }) => {
    const answers = choices.filter((choice) => choice !== ratherNot);
    const shown = shownOf(
      answers.map((answer) => countsOf(people.filter(({ answers: given }) => given[key] === answer))),
    );
    return { key, label, answers: answers.map((answer, nth) => ({ answer, ...shown[nth]! })) };
  });
}

function countsOf(people: readonly CountedPerson[]): Counts {
  return {
    applied: people.length,
    interviewed: people.filter(({ interviewed }) => interviewed).length,
    hired: people.filter(({ hired }) => hired).length,
  };
}

/** What may be shown of the answers to one question, so that no subtraction leads to fewer than ten people. */
export function shownOf(counts: readonly Counts[]): Shown[] {
  const shown = counts.map((): Shown => ({ applied: null, interviewed: null, hired: null }));
  steps.forEach((step, nth) => {
    const before = steps[nth - 1];
    const isOpen = counts.map((row, at) => {
      const earlier = before ? shown[at]![before] : Infinity;
      return row[step] >= fewest && earlier !== null && earlier - row[step] >= fewest;
    });
    const column = counts.map((row) => row[step]);
    hideMore(column, isOpen).forEach((open, at) => {
      if (open) shown[at]![step] = column[at]!;
    });
  });
  return shown;
}

/** Hides the smallest numbers that are left until those hidden are several and ten people together. */
function hideMore(column: readonly number[], isOpen: readonly boolean[]) {
  const open = [...isOpen];
  const smallestFirst = column.map((_, at) => at).toSorted((a, b) => column[a]! - column[b]!);
  for (const at of smallestFirst.filter((each) => isOpen[each])) {
    const hidden = column.filter((_, each) => !open[each]);
    const together = hidden.reduce((sum, count) => sum + count, 0);
    if (hidden.length === 0 || (hidden.length > 1 && together >= fewest)) break;
    open[at] = false;
  }
  return open;
}
