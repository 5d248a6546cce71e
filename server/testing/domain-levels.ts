/** Lower first; a domain imports lower levels only, news travels up as events. */
export const levels = [
  ["accounts", "ledger"],
  ["files"],
  ["videos"],
  ["companies", "candidates"],
  ["billing", "candidate-notes", "knowledge", "resumes", "single-sign-on"],
  ["apply-credits", "jobs", "external-candidates"],
  ["careers", "content", "social-posts", "exchanges", "do-not-contact", "listing-reports"],
  ["search", "matching"],
  ["applications", "collections", "communities", "questions", "resume-tailoring", "saved-searches"],
  ["hiring-plans", "interviews", "job-tracker", "templates", "tracking"],
  [
    "agent-applications",
    "board-applications",
    "company-ats",
    "job-imports",
    "messaging",
    "referrals",
    "rewards",
    "gift-cards",
    "networks",
    "scorecards",
    "external-jobs",
    "offers",
  ],
  ["employees", "leads"],
  ["assistant", "notifications", "app-search", "job-writing", "integrations", "outreach", "reports"],
  ["push"],
  ["privacy", "dashboard", "desk"],
];

export const levelOf = (domain: string) => levels.findIndex((level) => level.includes(domain));
