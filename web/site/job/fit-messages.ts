import type { Fit } from "#contract/fit-shapes.ts";
import { fitSummaryOf } from "#shared/matching/fit-summary.ts";

const shownOfEach = 3;

/** What the status bar says, one after the other: the summary, then what speaks for it and what is missing. */
export function fitMessages(fit: Fit): string[] {
  const { summary, strengths, gaps } = fitSummaryOf(fit);
  return [
    summary,
    ...strengths
      .slice(0, shownOfEach)
      .map(({ requirement, line }) => `${requirement}: you wrote “${line.trim()}”`),
    ...gaps
      .slice(0, shownOfEach)
      .map(({ requirement, must }) => `Not shown yet: ${requirement}${must ? " (required)" : ""}`),
  ];
}
