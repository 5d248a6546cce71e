import { type TrackerGroup, trackerGroups } from "#contract/application-counts.ts";
import { nameOfStage } from "#shared/words/stage-name.ts";
import type { OfferOutcome, Report, ReportedNumber, Wait } from "#contract/reports.ts";

/** Where applications are now. */
export const groupWords: Record<TrackerGroup, string> = {
  applied: "Waiting for a decision",
  invited: "Invited",
  interviewing: "Interviewing",
  offers: "Offer",
  hired: "Hired",
  passed: "Passed",
  declined: "Declined or withdrawn",
};

export const waitWords: Record<Wait, string> = {
  short: "Up to 3 days",
  week: "4 to 7 days",
  long: "More than 7 days",
};

export const outcomeWords: Record<OfferOutcome, string> = {
  accepted: "Accepted",
  declined: "Declined",
  waiting: "Waiting for an answer",
  ended: "Expired or withdrawn",
};

/** What a list holds, by the number that led to it; the report knows what stages and interviewers are called. */
export function titleOf({ number, step = "applied", wait }: ReportedNumber, report?: Report) {
  const stage = nameOfStage(step, stagesOf(report));
  const interviewer =
    report?.interviewers.find(({ userId }) => userId === step)?.fullName ?? "this interviewer";
  switch (number) {
    case "now":
      return groupWords[trackerGroups.find((group) => group === step) ?? "applied"];
    case "reached":
      if (step === "applied") return "Everyone who applied";
      return step === "hired" ? "Hired" : `Reached ${stage}`;
    case "left":
      return `Left ${stage}`;
    case "here":
      return `Now in ${stage}`;
    case "answered":
      return "Got an answer";
    case "offered":
      return `Offers: ${stage.toLowerCase()}`;
    case "met":
      return `Met by ${interviewer}`;
    case "booked":
      return `To be met by ${interviewer}`;
    case "owed":
      return wait ? `Waiting for an answer: ${waitWords[wait].toLowerCase()}` : "Waiting for an answer";
  }
}

function stagesOf(report: Report | undefined) {
  const steps = report?.funnel.map(({ step, name }) => ({ id: step, name })) ?? [];
  const stages = report?.stages.map(({ stage, name }) => ({ id: stage, name })) ?? [];
  return [...steps, ...stages];
}
