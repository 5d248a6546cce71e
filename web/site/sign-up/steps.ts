/** The five steps of the onboarding; each can be skipped. */
export const steps = ["resume", "check", "wishes", "introduction", "account"] as const;
export type Step = (typeof steps)[number];

export const stepNames: Record<Step, string> = {
  resume: "Your resume",
  check: "Check your details",
  wishes: "What you want",
  introduction: "Your introduction",
  account: "Your account",
};

export function isStep(word: unknown): word is Step {
  return steps.includes(word as Step);
}
