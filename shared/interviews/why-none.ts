interface Standing {
  applicationState: string;
  stage: string | null;
  /** The one word for where the application is. */
  shownAs: string;
}
/** Why nobody can be asked for an interview, and what would change that. */
export interface WhyNone {
  why: string;
  remedy: string;
}

const hired = {
  why: "Already hired",
  remedy: "To meet again, move them back to an earlier stage first.",
};
const withdrawn = {
  why: "This person withdrew their application",
  remedy: "If they change their mind, they can apply again.",
};
const byState: Partial<Record<string, WhyNone>> = {
  denied: { why: "You rejected this person", remedy: "To propose times, reopen the application first." },
  expired: { why: "This application has expired", remedy: "To propose times, reopen it first." },
  declined: {
    why: "This person declined your invitation",
    remedy: "If they change their mind, they can still apply.",
  },
  outbound: {
    why: "Your invitation hasn’t been answered yet",
    remedy: "You can propose times once they accept it.",
  },
};
const undecided = {
  why: "Not in your pipeline yet",
  remedy: "To propose times, shortlist the applicant first.",
};

/** Null for those whom the team talks to already: only they are asked for an interview. */
export function whyNoInterview({ applicationState, stage, shownAs }: Standing): WhyNone | null {
  if (applicationState === "pipeline") return stage === "hired" ? hired : null;
  if (applicationState === "accepted") return null;
  if (shownAs === "withdrawn") return withdrawn;
  return byState[applicationState] ?? undecided;
}
