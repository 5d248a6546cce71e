/** Which way an application came, in the words that facets and lists show; or the name of a job exchange. */
export const applicationSources = [
  "Matches",
  "Search",
  "Marketplace",
  "Assistant",
  "Careers page",
  "Job page",
  "Shared link",
  "Referral",
  "Referral link",
  "Network",
  "Talent pool",
  "Automatic sourcing",
  "Uploaded file",
  "Added by hand",
] as const;
export type ApplicationSource = (typeof applicationSources)[number];

/** Those a job seeker comes by themselves; the others are the team's and its employees' doing. */
export const sentSources = [
  "Matches",
  "Search",
  "Marketplace",
  "Assistant",
  "Careers page",
  "Job page",
  "Shared link",
] as const satisfies readonly ApplicationSource[];
export type SentSource = (typeof sentSources)[number];

/** Someone who works at the company spoke for the person, or shared the link they came by. */
export const referralSources = {
  spoken: "Referral",
  link: "Referral link",
} as const satisfies Record<string, ApplicationSource>;

/** What the address of a job says about the way to it: "?from=search". */
export const ways = {
  matches: "Matches",
  search: "Search",
  market: "Marketplace",
  assistant: "Assistant",
  careers: "Careers page",
  shared: "Shared link",
} as const satisfies Record<string, SentSource>;
export type Way = keyof typeof ways;
