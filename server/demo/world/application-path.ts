import type { Random } from "./random.ts";
import type { ActorKind, ApplicationState } from "./world.ts";

export interface Move {
  move: string;
  by: ActorKind;
  to: ApplicationState;
  stage?: string;
  why?: string;
}
export type Outcome =
  | "lead"
  | "lead saved"
  | "lead ignored"
  | "review"
  | "pending"
  | "pending saved"
  | "pending referred"
  | "pending, pass set"
  | "referralRequest"
  | "outbound"
  | "accepted"
  | "screen"
  | "interview"
  | "offer"
  | "hired"
  | "screen, pass set"
  | "denied"
  | "denied late"
  | "expired"
  | "expired invitation"
  | "declined"
  | "declined invitation";

const apply: Move = { move: "apply", by: "candidate", to: "pending" };
const source: Move = { move: "source", by: "company", to: "lead" };
const invite: Move = { move: "invite", by: "company", to: "outbound" };
const shortlist: Move = { move: "shortlist", by: "company", to: "pipeline", stage: "screen" };
const refer: Move = { move: "refer", by: "employee", to: "pending" };
const referForReview: Move = { move: "referForReview", by: "employee", to: "review" };
const decide: Move = { move: "approveReview", by: "employee", to: "pending" };
const move = (stage: string): Move => ({ move: "move", by: "company", to: "pipeline", stage });
const pass: Move = { move: "pass", by: "company", to: "denied" };
const stay = (name: string, to: ApplicationState, stage?: string): Move => ({
  move: name,
  by: "company",
  to,
  ...(stage ? { stage } : {}),
});

/** The moves, allowed by the law of applications, that lead to an outcome. */
export function pathTo(
  random: Random,
  outcome: Outcome,
  { referred, reviewed }: { referred: boolean; reviewed: boolean },
): Move[] {
  const vouched = reviewed ? [referForReview, decide] : [refer];
  const first = referred ? refer : random.chance(0.1) ? { ...source } : apply;
  const start = referred ? vouched : first.move === "source" ? [source, apply] : [first];
  const paths: Record<Outcome, Move[]> = {
    ...waitingPaths(random, { start, vouched }),
    ...boardPaths(start),
    ...endedPaths(random, start),
  };
  return paths[outcome];
}

type BoardOutcome = "screen" | "interview" | "offer" | "hired" | "screen, pass set";
type EndedOutcome = Extract<Outcome, `denied${string}` | `expired${string}` | `declined${string}`>;
type WaitingOutcome = Exclude<Outcome, BoardOutcome | EndedOutcome>;
type Paths<O extends Outcome> = Record<O, Move[]>;

/** Before the company has decided. */
function waitingPaths(
  random: Random,
  { start, vouched }: { start: Move[]; vouched: Move[] },
): Paths<WaitingOutcome> {
  return {
    lead: [source],
    "lead saved": [source, stay("save", "lead")],
    "lead ignored": [source, stay("ignoreLead", "lead")],
    review: [referForReview],
    pending: start,
    "pending saved": [...start, stay("save", "pending")],
    "pending referred": vouched,
    "pending, pass set": [...start, stay("delayPass", "pending")],
    referralRequest: [{ move: "askReferral", by: "candidate", to: "referralRequest" }],
    outbound: random.chance(0.5) ? [source, invite] : [invite],
    accepted: [invite, { move: "acceptInvitation", by: "candidate", to: "accepted" }],
  };
}

/** On the company's board. */
function boardPaths(start: Move[]): Paths<BoardOutcome> {
  return {
    screen: [...start, shortlist],
    interview: [...start, shortlist, move("interview")],
    offer: [...start, shortlist, move("interview"), move("offer")],
    hired: [
      ...start,
      shortlist,
      move("interview"),
      move("offer"),
      { move: "hire", by: "company", to: "pipeline", stage: "hired" },
    ],
    "screen, pass set": [...start, shortlist, stay("delayPass", "pipeline", "screen")],
  };
}

function endedPaths(random: Random, start: Move[]): Paths<EndedOutcome> {
  return {
    denied: [...start, pass],
    "denied late": [...start, shortlist, ...(random.chance(0.5) ? [move("interview")] : []), pass],
    expired: [...start, { move: "expire", by: "clock", to: "expired", why: "The job was closed" }],
    "expired invitation": [
      invite,
      { move: "expire", by: "clock", to: "expired", why: "No answer within 14 days" },
    ],
    declined: [
      ...start,
      ...(random.chance(0.6) ? [shortlist] : []),
      { move: "withdraw", by: "candidate", to: "declined" },
    ],
    "declined invitation": [invite, { move: "declineInvitation", by: "candidate", to: "declined" }],
  };
}
