import { unableToChangeStage, unableToMatch } from "#contract/applications.ts";
import type { ApplicationMove, ApplicationState } from "#contract/application-shapes.ts";
import type { EventDefinition } from "#server/events/define-event.ts";
import { type MoveEvent, applicationEvents } from "./events.ts";

export type Actor = "candidate" | "company" | "employee" | "admin" | "clock";
export type From = ApplicationState | "nothing";

export interface Transition {
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
  /** What it publishes once it can no longer be undone. Events say who hears of them, and who is notified. */
  events: readonly EventDefinition<string, typeof MoveEvent>[];
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
    events: [applicationEvents.received],
  },
  /** After an end only where the hiring team never heard of it: nobody who was asked has referred the person. */
  askReferral: {
    actors: ["candidate"],
    from: ["nothing", "lead", "expired", "declined"],
    to: "referralRequest",
    events: [applicationEvents.referralAsked],
  },
  refer: {
    actors: ["employee"],
    from: ["nothing", "referralRequest"],
    to: "pending",
    events: [applicationEvents.referred, applicationEvents.received],
  },
  referForReview: {
    actors: ["employee"],
    from: ["nothing", "referralRequest"],
    to: "review",
    events: [applicationEvents.referred],
  },
  /** Nobody else was asked, so it ends; the person may ask someone else, or apply. */
  declineReferral: {
    actors: ["employee"],
    from: ["referralRequest"],
    to: "declined",
    events: [applicationEvents.referralDeclined],
  },
  approveReview: {
    actors: ["employee", "company", "admin"],
    from: ["review"],
    to: "pending",
    events: [applicationEvents.received],
  },
  refuseReview: {
    actors: ["employee", "company", "admin"],
    from: ["review"],
    to: "denied",
    events: [applicationEvents.passed],
  },
  save: {
    actors: ["company"],
    from: ["pending", "lead"],
    to: "same",
    sets: { saved: true },
    events: [applicationEvents.saved],
  },
  unsave: {
    actors: ["company"],
    from: ["pending", "lead"],
    to: "same",
    sets: { saved: false },
    events: [applicationEvents.saved],
  },
  shortlist: {
    actors: ["company"],
    from: ["pending"],
    to: "pipeline",
    stage: "first",
    delayedPass: unableToMatch,
    events: [applicationEvents.shortlisted],
  },
  pass: {
    actors: ["company", "clock"],
    from: open,
    exceptStage: "hired",
    to: "denied",
    events: [applicationEvents.passed],
  },
  delayPass: { actors: ["company"], from: open, exceptStage: "hired", to: "same", events: [] },
  cancelPass: { actors: ["company"], from: open, to: "same", events: [] },
  move: {
    actors: ["company"],
    from: board,
    to: "pipeline",
    stage: "asked",
    delayedPass: changeStage,
    events: [applicationEvents.moved],
  },
  hire: {
    actors: ["company"],
    from: board,
    to: "pipeline",
    stage: "hired",
    delayedPass: changeStage,
    events: [applicationEvents.hired],
  },
  /** Also while a delayed pass is set: it ends, for an offer that is out can be signed until it is withdrawn. */
  acceptOffer: {
    actors: ["candidate"],
    from: board,
    exceptStage: "hired",
    to: "pipeline",
    stage: "hired",
    events: [applicationEvents.hired],
  },
  reopen: {
    actors: ["company"],
    from: ["denied", "expired"],
    to: "pending",
    stage: "none",
    sets: { saved: false },
    events: [applicationEvents.reopened],
  },
  withdraw: {
    actors: ["candidate"],
    from: ["referralRequest", ...open],
    exceptStage: "hired",
    to: "declined",
    sets: { withdrawn: true },
    events: [applicationEvents.withdrawn],
  },
  invite: {
    actors: ["company"],
    from: ["nothing", "lead"],
    to: "outbound",
    events: [applicationEvents.invited],
  },
  /** Automatic sourcing found the person; nobody is told. */
  sourceLead: { actors: ["company", "clock"], from: ["nothing"], to: "lead", events: [] },
  /** Someone from a file, or named by a teammate; nobody is told. */
  addLead: { actors: ["company"], from: ["nothing"], to: "lead", events: [] },
  /** In histories alone: leads are invited as everyone is. */
  approveLead: { actors: ["company"], from: ["lead"], to: "outbound", events: [applicationEvents.invited] },
  dismissLead: {
    actors: ["company"],
    from: ["lead"],
    to: "same",
    sets: { ignored: true },
    events: [],
  },
  acceptInvitation: {
    actors: ["candidate"],
    from: ["outbound"],
    to: "accepted",
    events: [applicationEvents.invitationAnswered],
  },
  declineInvitation: {
    actors: ["candidate"],
    from: ["outbound"],
    to: "declined",
    events: [applicationEvents.invitationAnswered],
  },
  ignoreLead: {
    actors: ["company"],
    from: ["lead"],
    to: "same",
    sets: { ignored: true },
    events: [],
  },
  bringBackLead: {
    actors: ["company"],
    from: ["lead"],
    to: "same",
    sets: { ignored: false },
    events: [],
  },
  expire: {
    actors: ["clock"],
    from: ["outbound", "pending", "review", "referralRequest"],
    to: "expired",
    events: [applicationEvents.expired],
  },
} as const satisfies Record<ApplicationMove, Transition>;

export type Move = ApplicationMove;
export const transitions: Record<Move, Transition> = transitionTable;
/** States of applications that end after the company's days without an answer; an invitation has days of its own. */
export const awaitingCompany = transitionTable.expire.from.filter((state) => state !== "outbound");

/** Every event that a move publishes. */
export const moveEvents = [
  ...new Set(
    Object.values<{ events: readonly (typeof transitionTable)[Move]["events"][number][] }>(
      transitionTable,
    ).flatMap(({ events }) => events),
  ),
];

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

/** The status of an application, as the second half of a sentence about it; on the board its stage is said by name. */
export const statusWords: Record<Exclude<ApplicationState, "pipeline" | "accepted">, string> = {
  lead: "is only a lead",
  review: "is in review",
  pending: "is pending",
  referralRequest: "is waiting for a referral",
  outbound: "is an invitation that hasn’t been answered",
  expired: "has been rejected",
  denied: "has been rejected",
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
