import type { applicationMoves } from "#contract/application-shapes.ts";

type Name = (typeof applicationMoves)[number];
const words: Record<Name | "source", string> = {
  source: "found this person",
  apply: "applied",
  askReferral: "asked to be referred",
  refer: "referred this person",
  referForReview: "referred this person, for colleagues to look at",
  approveReview: "approved the referral",
  refuseReview: "did not approve the referral",
  save: "saved this person for later",
  unsave: "no longer keeps this person saved",
  match: "shortlisted",
  pass: "passed",
  delayPass: "chose to pass later",
  cancelPass: "cancelled the pass",
  move: "moved",
  hire: "hired",
  reopen: "reopened",
  withdraw: "withdrew",
  invite: "invited",
  approveLead: "invited",
  dismissLead: "put this lead away",
  acceptInvitation: "accepted the invitation",
  declineInvitation: "declined the invitation",
  ignoreLead: "put this lead away",
  bringBackLead: "brought this lead back",
  expire: "ended",
};

interface Moved {
  move: string;
  by: string;
  toStage: string | null;
}
/** "Marit Oakes moved to case study": what one entry of a history says. */
export function moveText({ move, by, toStage }: Moved) {
  const said = Object.hasOwn(words, move) ? words[move as Name] : "changed this application";
  return `${by} ${said}${move === "move" && toStage ? ` to ${toStage.replaceAll("-", " ")}` : ""}`;
}
