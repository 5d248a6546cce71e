import { unableToChangeStage, unableToMatch } from "#contract/applications.ts";
import type { ApplicationState, applicationMoves } from "#contract/application-shapes.ts";

export type Actor = "candidate" | "company" | "employee" | "clock";
export type From = ApplicationState | "nothing";

interface Transition {
  actors: readonly Actor[];
  from: readonly From[];
  /** Nothing leads on from this stage. */
  exceptStage?: "hired";
  to: ApplicationState | "same";
  /** What becomes of the stage: the first, the one asked for, hired, none; otherwise it is kept. */
  stage?: "first" | "asked" | "hired" | "none";
  sets?: { saved?: boolean; ignored?: boolean; withdrawn?: boolean };
  /** The sentence of the refusal while a delayed pass is set; without one the move is free. */
  delayedPass?: typeof unableToChangeStage | typeof unableToMatch;
  /** Whether the candidate learns of it: told moves are the application's activity. */
  notifiesCandidate: boolean;
}

const open = ["pending", "review", "accepted", "pipeline"] as const;
const board = ["accepted", "pipeline"] as const;
const changeStage = "Unable to change stage";

/** The transition table of applications: every move there is, by whom, from where, to where. Nothing else moves an application. */
export const transitionTable = {
  apply: {
    actors: ["candidate"],
    from: ["nothing", "lead", "outbound", "denied", "expired", "declined"],
    to: "pending",
    stage: "none",
    sets: { saved: false, ignored: false },
    notifiesCandidate: true,
  },
  askReferral: {
    actors: ["candidate"],
    from: ["nothing", "lead"],
    to: "referralRequest",
    notifiesCandidate: true,
  },
  refer: {
    actors: ["employee"],
    from: ["nothing", "referralRequest"],
    to: "pending",
    notifiesCandidate: true,
  },
  referForReview: {
    actors: ["employee"],
    from: ["nothing", "referralRequest"],
    to: "review",
    notifiesCandidate: true,
  },
  approveReview: {
    actors: ["employee", "company"],
    from: ["review"],
    to: "pending",
    notifiesCandidate: true,
  },
  refuseReview: { actors: ["employee", "company"], from: ["review"], to: "denied", notifiesCandidate: true },
  save: {
    actors: ["company"],
    from: ["pending", "lead"],
    to: "same",
    sets: { saved: true },
    notifiesCandidate: false,
  },
  unsave: {
    actors: ["company"],
    from: ["pending", "lead"],
    to: "same",
    sets: { saved: false },
    notifiesCandidate: false,
  },
  match: {
    actors: ["company"],
    from: ["pending"],
    to: "pipeline",
    stage: "first",
    delayedPass: unableToMatch,
    notifiesCandidate: true,
  },
  pass: {
    actors: ["company", "clock"],
    from: open,
    exceptStage: "hired",
    to: "denied",
    notifiesCandidate: true,
  },
  delayPass: { actors: ["company"], from: open, exceptStage: "hired", to: "same", notifiesCandidate: false },
  cancelPass: { actors: ["company"], from: open, to: "same", notifiesCandidate: false },
  move: {
    actors: ["company"],
    from: board,
    to: "pipeline",
    stage: "asked",
    delayedPass: changeStage,
    notifiesCandidate: true,
  },
  hire: {
    actors: ["company"],
    from: board,
    to: "pipeline",
    stage: "hired",
    delayedPass: changeStage,
    notifiesCandidate: true,
  },
  reopen: {
    actors: ["company"],
    from: ["denied", "expired"],
    to: "pending",
    stage: "none",
    sets: { saved: false },
    notifiesCandidate: true,
  },
  withdraw: {
    actors: ["candidate"],
    from: ["referralRequest", ...open],
    exceptStage: "hired",
    to: "declined",
    sets: { withdrawn: true },
    notifiesCandidate: true,
  },
  invite: { actors: ["company"], from: ["nothing", "lead"], to: "outbound", notifiesCandidate: true },
  approveLead: { actors: ["company"], from: ["lead"], to: "outbound", notifiesCandidate: true },
  dismissLead: {
    actors: ["company"],
    from: ["lead"],
    to: "same",
    sets: { ignored: true },
    notifiesCandidate: false,
  },
  acceptInvitation: { actors: ["candidate"], from: ["outbound"], to: "accepted", notifiesCandidate: true },
  declineInvitation: { actors: ["candidate"], from: ["outbound"], to: "declined", notifiesCandidate: true },
  ignoreLead: {
    actors: ["company"],
    from: ["lead"],
    to: "same",
    sets: { ignored: true },
    notifiesCandidate: false,
  },
  bringBackLead: {
    actors: ["company"],
    from: ["lead"],
    to: "same",
    sets: { ignored: false },
    notifiesCandidate: false,
  },
  expire: {
    actors: ["clock"],
    from: ["outbound", "pending", "referralRequest"],
    to: "expired",
    notifiesCandidate: true,
  },
} as const satisfies Record<(typeof applicationMoves)[number], Transition>;

export type Move = keyof typeof transitionTable;
export const transitions: Record<Move, Transition> = transitionTable;

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

/** The status of an application, as the second half of a sentence about it; a pipeline's stage is said by name. */
export const statusWords: Record<Exclude<ApplicationState, "pipeline">, string> = {
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
