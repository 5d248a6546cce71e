/** In the middle of a line: "Backend engineer, in review". A stage of the team's own stays as it wrote it. */
export function stateInLine(shownAs: string) {
  if (shownAs === "Passed") return "passed";
  return shownAs === "referral request" ? "referral requested" : shownAs;
}

/** Where an application stands, as screens say it: people read of applications and referrals, never of requests. */
export function stateWords(shownAs: string) {
  if (shownAs === "referral request") return "Referral requested";
  return shownAs.charAt(0).toUpperCase() + shownAs.slice(1);
}

/** The same to whoever applied: what they ended themselves is no decision of the company. */
export function myStateWords(shownAs: string) {
  return shownAs === "withdrawn" ? "Withdrawn by you" : stateWords(shownAs);
}
