/** An answer that says nothing, and is counted nowhere. */
export const ratherNot = "Prefer not to say";

/** From this day the consent to be counted names the fairness report; what was agreed to before covers companies’ reports only. */
export const fairnessNamedSince = "2026-11-29";

interface Question {
  key: "ethnicity" | "identity" | "veteran" | "disability";
  label: string;
  choices: string[];
}
/** The questions and what can be answered; none of them has to be. */
export const demographicChoices: readonly Question[] = [
  {
    key: "ethnicity",
    label: "Ethnicity",
    choices: [
      "American Indian or Alaska Native",
      "Asian",
      "Black or African American",
      "Hispanic or Latino",
      "Middle Eastern or North African",
      "Native Hawaiian or Pacific Islander",
      "White",
      "Two or more of these",
      "Other",
      ratherNot,
    ],
  },
  { key: "identity", label: "Gender", choices: ["Woman", "Man", "Non-binary", "Other", ratherNot] },
  {
    key: "veteran",
    label: "Military service",
    choices: ["I’m a veteran", "I’m not a veteran", ratherNot],
  },
  {
    key: "disability",
    label: "Disability",
    choices: ["I have a disability, or had one in the past", "I don’t have a disability", ratherNot],
  },
];
