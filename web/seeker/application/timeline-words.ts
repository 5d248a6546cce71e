import type { MyApplicationDetail } from "#contract/my-application.ts";

interface Moved {
  move: string;
  by: string;
  toStage: string | null;
}
const words: Record<string, (company: string, stage: string) => string> = {
  apply: () => "You applied",
  askReferral: () => "You asked for a referral",
  refer: (company) => `A colleague at ${company} referred you`,
  referForReview: (company) => `A colleague at ${company} referred you`,
  approveReview: (company) => `${company} approved the referral`,
  refuseReview: (company) => `${company} did not approve the referral`,
  match: (company) => `${company} wants to talk to you`,
  pass: (company) => `${company} decided not to go further`,
  move: (company, stage) => `${company} moved you to ${stage}`,
  hire: (company) => `${company} hired you`,
  reopen: (company) => `${company} opened your application again`,
  withdraw: () => "You withdrew your application",
  invite: (company) => `${company} invited you`,
  approveLead: (company) => `${company} invited you`,
  acceptInvitation: () => "You accepted the invitation",
  declineInvitation: () => "You declined the invitation",
  expire: () => "Your application ended",
};

/** One step of an application, as its candidate reads it. */
export function stepText({ move, toStage }: Moved, companyName: string) {
  return words[move]?.(companyName, stageText(toStage ?? "")) ?? `${companyName} changed your application`;
}

/** "case-study" is read as "case study". */
export function stageText(stage: string) {
  return stage.replaceAll("-", " ");
}

type Standing = Pick<
  MyApplicationDetail,
  "applicationState" | "stage" | "stages" | "answerBy" | "canApplyAgain" | "ended"
>;
/** What comes next, and until when. */
export function nextText(application: Standing, companyName: string) {
  const { applicationState, answerBy, canApplyAgain, ended } = application;
  const until = answerBy ? dayText(answerBy) : "";
  if (ended) return canApplyAgain ? "You can apply for this job once more." : null;
  switch (applicationState) {
    case "pending":
      return `${companyName} reads your application. If there is no answer by ${until}, it ends.`;
    case "referralRequest":
      return `If nobody refers you by ${until}, your request ends.`;
    case "review":
      return `Colleagues at ${companyName} look at the referral before the hiring team does.`;
    case "outbound":
      return `The invitation is open until ${until}.`;
    default:
      return stepsLeft(application);
  }
}

function stepsLeft({ applicationState, stage, stages }: Standing) {
  const here = applicationState === "accepted" ? "interview" : stage;
  if (here === "hired") return null;
  const left = stages.slice(stages.indexOf(here ?? "") + 1).filter((each) => each !== "hired");
  if (left.length === 0) return "This is the last step before the decision.";
  return `Still to come: ${left.map(stageText).join(", ")}.`;
}

function dayText(at: string) {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" }).format(new Date(at));
}
