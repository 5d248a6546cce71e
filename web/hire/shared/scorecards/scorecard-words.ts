import type { Rating, Recommendation } from "#contract/scorecards.ts";

export const ratingWords: Record<Rating, string> = { 1: "Weak", 2: "Mixed", 3: "Good", 4: "Strong" };

export const recommendationWords: Record<Recommendation, string> = {
  strongNo: "Strong no",
  no: "No",
  yes: "Yes",
  strongYes: "Strong yes",
};

export const recommendationTones = {
  strongNo: "bad",
  no: "warn",
  yes: "info",
  strongYes: "good",
} as const satisfies Record<Recommendation, string>;
