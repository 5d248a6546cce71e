import type { InterviewStep } from "#contract/interviews.ts";
import { timeHere } from "#web/shared/interviews/interview-facts.tsx";

interface Words {
  title: string;
  text?: string;
}
/** What one step of an interview says in a history. */
export function stepWords(step: InterviewStep, candidateName: string): Words {
  const { time, earlierTime } = step;
  const before = earlierTime ? { text: `It was agreed for ${timeHere(earlierTime)}` } : {};
  switch (step.step) {
    case "proposed":
      return { title: `${teammate(step)} proposed an interview` };
    case "changed":
      return { title: `${teammate(step)} ${changeWords(step)}`, ...before };
    case "detailsChanged":
      return { title: `${teammate(step)} ${changeWords(step)}` };
    case "confirmed":
      return confirmedWords(step, candidateName);
    case "refused":
      return earlierTime
        ? { title: `${candidateName} gave up the interview time and asked for others`, ...before }
        : { title: `${candidateName} asked for other interview times` };
    case "canceled":
    case "calledOff":
      return { title: canceledWords(step, candidateName), ...before };
    case "held":
      return { title: "Interview held", ...(time && { text: timeHere(time) }) };
  }
}

function teammate({ by }: InterviewStep) {
  return by ?? "A teammate";
}

function changeWords({ whatChanged }: InterviewStep) {
  const isElsewhere = whatChanged.includes("location");
  if (whatChanged.includes("times"))
    return `proposed new interview times${isElsewhere ? " and changed the location" : ""}`;
  return isElsewhere ? "changed the location of the interview" : "changed details of the interview";
}

function confirmedWords({ time, earlierTime, by }: InterviewStep, candidateName: string): Words {
  const text = time ? { text: timeHere(time) } : {};
  if (!earlierTime) return { title: `${candidateName} chose an interview time`, ...text };
  // Only where the rules of its time zone changed did nobody move it.
  return { title: `${by ? candidateName : "Automatically"} moved the interview`, ...text };
}

function canceledWords({ step, by }: InterviewStep, candidateName: string) {
  if (step === "calledOff")
    return `${candidateName} ${by ? "canceled the interview" : "withdrew, which canceled the interview"}`;
  return by ? `${by} canceled the interview` : "The decision canceled the interview";
}
