import { unableToChangeStage, unableToMatch } from "#contract/applications.ts";
import type { ApplicationState, applicationMoves } from "#contract/application-shapes.ts";

export type Actor = "candidate" | "company" | "employee" | "clock";
export type From = ApplicationState | "nothing";

interface Article {
  who: readonly Actor[];
  from: readonly From[];
  /** Nothing leads on from this stage. */
  butFor?: "hired";
  to: ApplicationState | "same";
  /** What becomes of the stage: the first, the one asked for, hired, none; otherwise it is kept. */
  stage?: "first" | "asked" | "hired" | "none";
  sets?: { saved?: boolean; ignored?: boolean; withdrawn?: boolean };
  /** The sentence of the refusal while a delayed pass is set; without one the move is free. */
  delayedPass?: typeof unableToChangeStage | typeof unableToMatch;
  /** Whether the candidate learns of it: told moves are the application's activity. */
  told: boolean;
}

const open = ["pending", "review", "accepted", "pipeline"] as const;
const board = ["accepted", "pipeline"] as const;
const changeStage = "Unable to change stage";

/** The law of applications: every move there is, by whom, from where, to where. Nothing else moves an application. */
export const law = {
  apply: {
    who: ["candidate"],
    from: ["nothing", "lead", "outbound", "denied", "expired", "declined"],
    to: "pending",
    stage: "none",
    sets: { saved: false, ignored: false },
    told: true,
  },
  askReferral: { who: ["candidate"], from: ["nothing", "lead"], to: "referralRequest", told: true },
  refer: { who: ["employee"], from: ["nothing", "referralRequest"], to: "pending", told: true },
  referForReview: { who: ["employee"], from: ["nothing", "referralRequest"], to: "review", told: true },
  approveReview: { who: ["employee", "company"], from: ["review"], to: "pending", told: true },
  refuseReview: { who: ["employee", "company"], from: ["review"], to: "denied", told: true },
  save: { who: ["company"], from: ["pending", "lead"], to: "same", sets: { saved: true }, told: false },
  unsave: { who: ["company"], from: ["pending", "lead"], to: "same", sets: { saved: false }, told: false },
  match: {
    who: ["company"],
    from: ["pending"],
    to: "pipeline",
    stage: "first",
    delayedPass: unableToMatch,
    told: true,
  },
  pass: { who: ["company", "clock"], from: open, butFor: "hired", to: "denied", told: true },
  delayPass: { who: ["company"], from: open, butFor: "hired", to: "same", told: false },
  cancelPass: { who: ["company"], from: open, to: "same", told: false },
  move: {
    who: ["company"],
    from: board,
    to: "pipeline",
    stage: "asked",
    delayedPass: changeStage,
    told: true,
  },
  hire: {
    who: ["company"],
    from: board,
    to: "pipeline",
    stage: "hired",
    delayedPass: changeStage,
    told: true,
  },
  reopen: {
    who: ["company"],
    from: ["denied", "expired"],
    to: "pending",
    stage: "none",
    sets: { saved: false },
    told: true,
  },
  withdraw: {
    who: ["candidate"],
    from: ["referralRequest", ...open],
    butFor: "hired",
    to: "declined",
    sets: { withdrawn: true },
    told: true,
  },
  invite: { who: ["company"], from: ["nothing", "lead"], to: "outbound", told: true },
  approveLead: { who: ["company"], from: ["lead"], to: "outbound", told: true },
  dismissLead: { who: ["company"], from: ["lead"], to: "same", sets: { ignored: true }, told: false },
  acceptInvitation: { who: ["candidate"], from: ["outbound"], to: "accepted", told: true },
  declineInvitation: { who: ["candidate"], from: ["outbound"], to: "declined", told: true },
  ignoreLead: { who: ["company"], from: ["lead"], to: "same", sets: { ignored: true }, told: false },
  bringBackLead: { who: ["company"], from: ["lead"], to: "same", sets: { ignored: false }, told: false },
  expire: { who: ["clock"], from: ["outbound", "pending", "referralRequest"], to: "expired", told: true },
} as const satisfies Record<(typeof applicationMoves)[number], Article>;

export type Move = keyof typeof law;
export const articles: Record<Move, Article> = law;

/** What each state is called on screens (docs/spec/applications.md); an application in the pipeline is shown as its stage. */
export const shownAs: Record<Exclude<ApplicationState, "pipeline">, string> = {
  lead: "lead",
  review: "review",
  pending: "pending",
  referralRequest: "referral request",
  outbound: "invited",
  accepted: "interview",
  expired: "Passed",
  denied: "Passed",
  declined: "declined",
};

/** Where an application stands, as the second half of a sentence about it; a pipeline's stage is said by name. */
export const standings: Record<Exclude<ApplicationState, "pipeline">, string> = {
  lead: "is only a lead",
  review: "is in review",
  pending: "is pending",
  referralRequest: "waits for a referral",
  outbound: "is an invitation without an answer",
  accepted: "is at the stage “interview”",
  expired: "has been passed",
  denied: "has been passed",
  declined: "has been declined",
};

/** The groups a conversation list filters by; stage words mean the pipeline at that stage. */
export const chatGroups = {
  all: "any",
  applied: [
    "screen",
    "pending",
    "pipeline",
    "interview",
    "offer",
    "hired",
    "denied",
    "accepted",
    "expired",
    "declined",
  ],
  invited: ["outbound"],
  archived: "muted",
} as const;
