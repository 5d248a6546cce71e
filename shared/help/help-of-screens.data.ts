/** Where help about a screen of the hiring and employee apps begins: its page, and the heading where a part of the page is about it. */
export const helpOfScreens: Readonly<Record<string, string>> = {
  "/hire": "hiring-team",
  "/hire/applicants": "reviewing-applicants",
  "/hire/pipeline": "pipeline",
  "/hire/interviews": "scheduling-interviews",
  "/hire/plan": "hiring-plan",
  "/hire/jobs": "publishing-a-job",
  "/hire/jobs/:id": "publishing-a-job#write-it",
  "/hire/jobs/:id/advertise": "advertising-a-job",
  "/hire/jobs/:id/outreach": "outreach",
  "/hire/jobs/:id/sourcing": "finding-people#let-us-look",
  "/hire/jobs/:id/talent-pool": "finding-people#people-who-applied-before",
  "/hire/jobs/:id/scorecards": "scorecards#set-them-up",
  "/hire/network": "finding-people#look-yourself",
  "/hire/leads": "leads-and-uploads",
  "/hire/leads/revealed": "employees-who-refer#votes-and-people-they-know",
  "/hire/leads/duplicates": "leads-and-uploads#duplicates",
  "/hire/company": "hiring-team",
  "/hire/company/careers": "careers-page",
  "/hire/company/embed": "careers-page#show-your-jobs-on-your-website",
  "/hire/company/domain": "careers-page#use-an-address-of-your-own",
  "/hire/company/email": "company-emails#send-from-your-own-domain",
  "/hire/company/integrations": "keys-and-webhooks",
  "/hire/company/sign-in": "team-permissions#sign-in-with-your-companys-accounts",
  "/hire/company/plan": "plans-and-standby",
  "/hire/company/knowledge": "knowledge-sources",
  "/hire/assistant": "knowledge-sources#ask-the-assistant",
  "/hire/company/referrals": "employees-who-refer#set-the-bonus",
  "/hire/social-posts": "social-posts",
  "/hire/team": "team-permissions",
  "/hire/team/employees": "employees-who-refer#invite-employees",
  "/hire/reports": "hiring-reports",
  "/hire/reports/visitors": "visitors",
  "/hire/reports/diversity": "hiring-reports#diversity",
  "/hire/templates": "company-emails",
  "/teams": "employee-home",
  "/teams/people": "voting-on-referrals#people-you-know",
  "/teams/people/connections": "connections",
  "/teams/jobs": "employee-home#the-team-of-a-job",
  "/teams/referrals": "referring-someone",
  "/teams/questions": "answering-questions",
  "/teams/reviews": "voting-on-referrals",
  "/teams/activity": "referring-someone#what-you-hear",
  "/teams/earnings": "earnings",
  "/teams/settings": "employee-account",
};

/** The address below /help that is about a screen, or about the nearest screen above it; null in other apps. */
export function helpOfScreen(pathname: string): string | null {
  const parts = pathname.split("/").filter(Boolean);
  for (let length = parts.length; length > 0; length--) {
    const found = Object.keys(helpOfScreens).find((screen) => isAt(screen, parts.slice(0, length)));
    if (found) return helpOfScreens[found]!;
  }
  return null;
}

function isAt(screen: string, parts: readonly string[]) {
  const own = screen.split("/").filter(Boolean);
  return own.length === parts.length && own.every((part, at) => part === parts[at] || part === ":id");
}
