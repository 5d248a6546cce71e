import { dateWords } from "#ui/data/text/date-words.ts";
import type { ApplicationMove } from "#contract/application-shapes.ts";
import type { MyApplicationDetail } from "#contract/my-application.ts";
import { timeHere } from "#web/shared/interviews/interview-facts.tsx";
import { dayText } from "#web/shared/offers/offer-terms.tsx";
import type { Due } from "./due.ts";

interface Moved {
  move: string;
  fromState: string | null;
  by: string;
  toStageName: string | null;
}
const words: Partial<Record<ApplicationMove, (company: string, stage: string) => string>> = {
  apply: () => "You applied",
  askReferral: () => "You asked for a referral",
  refer: (company) => `A coworker at ${company} referred you`,
  referForReview: (company) => `A coworker at ${company} referred you`,
  declineReferral: () => "The coworker you asked can’t refer you",
  approveReview: (company) => `${company} approved the referral`,
  refuseReview: (company) => `${company} rejected the referral`,
  shortlist: (company) => `${company} shortlisted you`,
  pass: (company) => `${company} decided not to move forward`,
  move: (company, stage) => `${company} moved you to “${stage}”`,
  acceptOffer: () => "You accepted the offer",
  hire: (company) => `${company} hired you`,
  reopen: (company) => `${company} reopened your application`,
  withdraw: () => "You withdrew your application",
  invite: (company) => `${company} invited you`,
  approveLead: (company) => `${company} invited you`,
  acceptInvitation: () => "You accepted the invitation",
  declineInvitation: () => "You declined the invitation",
  expire: () => "Your application was closed",
};

/** What ends before anyone referred the person was no application. */
const wordsOfRequest: typeof words = {
  withdraw: () => "You withdrew your referral request",
  expire: () => "Your referral request was closed",
};

/** One step of an application, as its candidate reads it. */
export function stepText({ move, fromState, toStageName }: Moved, companyName: string) {
  const ofRequest = fromState === "referralRequest" ? wordsOfRequest : undefined;
  const say = ofRequest?.[move as ApplicationMove] ?? words[move as ApplicationMove];
  return say?.(companyName, toStageName ?? "the next stage") ?? `${companyName} updated your application`;
}

type Standing = Pick<
  MyApplicationDetail,
  | "applicationState"
  | "stage"
  | "stages"
  | "answerBy"
  | "applied"
  | "canApplyAgain"
  | "canAskReferral"
  | "ended"
> & {
  /** Before any further stage. */
  due: Due | null;
};
/** What comes next, and until when. */
export function nextText(application: Standing, companyName: string) {
  const { applicationState, answerBy, applied, canApplyAgain, canAskReferral, ended } = application;
  const until = answerBy ? dayOf(answerBy) : "";
  if (ended && !canApplyAgain) return null;
  if (canAskReferral) return `You can ask someone else at ${companyName} for a referral, or apply yourself.`;
  if (ended) return applied ? "You can apply for this job again." : "You can still apply for this job.";
  switch (applicationState) {
    case "pending":
      return `${companyName} is reviewing your application. If you don’t hear back by ${until}, it closes.`;
    case "referralRequest":
      return `If no one refers you by ${until}, your request expires.`;
    case "review":
      return `Coworkers at ${companyName} review the referral before the hiring team does.`;
    case "outbound":
      return `The invitation is open until ${until}.`;
    default:
      return dueText(application.due, companyName) ?? stepsLeft(application);
  }
}

function dueText(due: Due | null, companyName: string): string | null {
  switch (due?.what) {
    case "offer":
      return `Next: accept or decline the offer by ${dayText(due.by)}.`;
    case "chooseTime":
      return "Next: choose a time for your interview.";
    case "newTimes":
      return `Next: ${companyName} will suggest other times for your interview.`;
    case "interview":
      return `Next: your interview on ${timeHere(due.at)}.`;
    case "decision":
      return `Next: ${companyName} decides what happens next.`;
    default:
      return null;
  }
}

function stepsLeft({ applicationState, stage, stages }: Standing) {
  const here = applicationState === "accepted" ? "interview" : stage;
  if (here === "hired") return null;
  const left = stages.slice(stages.findIndex(({ id }) => id === here) + 1).filter(({ id }) => id !== "hired");
  if (left.length === 0) return "This is the last step before the decision.";
  return `Next: ${left.map(({ name }) => name).join(", ")}.`;
}

function dayOf(at: string) {
  return dateWords(at, { day: "numeric", month: "long" });
}
