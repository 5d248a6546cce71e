import type { FitSummary } from "#contract/fit-shapes.ts";

const shownOfEach = 3;

/** What the status bar says, one after the other: the summary, then what speaks for it and what is missing. */
export function fitMessages({ summary, strengths, gaps }: FitSummary): string[] {
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
