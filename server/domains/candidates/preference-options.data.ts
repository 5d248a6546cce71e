/** The constants of core.md 9, as the preference screens offer them. */
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
export const industries = [
  "Agriculture",
  "Artificial intelligence",
  "Biotechnology",
  "Climate and energy",
  "Construction",
  "Consumer goods",
  "Cybersecurity",
  "Developer tools",
  "E-commerce and retail",
  "Education",
  "Enterprise software",
  "Entertainment and games",
  "Financial services",
  "Food and drink",
  "Government and public services",
  "Hardware and robotics",
  "Healthcare",
  "Hospitality and travel",
  "Insurance",
  "Legal services",
  "Logistics and transport",
  "Manufacturing",
  "Marketing and advertising",
  "Media",
  "Mobility and automotive",
  "Nonprofit",
  "Professional services",
  "Real estate",
  "Recruiting and HR",
  "Science and research",
  "Space and aviation",
  "Telecommunications",
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
