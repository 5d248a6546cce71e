/** Lower first; a domain imports lower levels only, news travels up as events. */
const levels = [
  ["accounts"],
  ["files"],
  ["companies", "candidates", "content"],
  ["billing", "resumes"],
  ["jobs"],
  ["exchanges"],
  ["search", "matching"],
  ["applications"],
  ["interviews"],
  ["job-imports", "messaging", "sourcing", "referrals", "ats", "waitlists"],
  ["assistant"],
  ["notifications", "analytics", "app-search"],
  ["privacy"],
];

export const levelOf = (domain: string) => levels.findIndex((level) => level.includes(domain));
