/** The choices of the preference screens (docs/spec/candidates.md). */
export const jobTypes = ["Full Time", "Part Time", "Contract", "Internship"];
export const seniorities = ["Early Career (0-5)", "Mid Career (5-10)", "Senior (10+)"];
export const workplaceTypes = [
  { value: "remote", label: "Remote" },
  { value: "hybrid", label: "Hybrid" },
  { value: "onsite", label: "On site" },
];
export const companySizes = [
  { value: "Small", label: "Small (1–50)" },
  { value: "Medium", label: "Medium (51–200)" },
  { value: "Growing", label: "Growing (201–500)" },
  { value: "Large", label: "Large (501–1000)" },
  { value: "Enterprise", label: "Enterprise (1000+)" },
];
export const fundingStages = [
  { value: "seed", label: "Seed" },
  ...[..."abcdefghij"].map((letter) => ({
    value: `series_${letter}`,
    label: `Series ${letter.toUpperCase()}`,
  })),
];
export const currencies = [
  "USD",
  "EUR",
  "GBP",
  "CAD",
  "AUD",
  "CHF",
  "SEK",
  "DKK",
  "NOK",
  "PLN",
  "INR",
  "SGD",
  "JPY",
  "BRL",
  "MXN",
  "NZD",
];
