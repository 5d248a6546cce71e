/** Where notifications lead, and what those about one application share. */
export const mine = "/applications/{{id}}";
export const theirs = "/hire/applicants?job={{jobId}}&open={{id}}";
export const board = "/hire/pipeline?job={{jobId}}&open={{id}}";
export const both = ["app", "email"] as const;
export const toCandidate = {
  category: "applications",
  url: mine,
  action: "View application",
} as const;
export const toTeam = {
  category: "applications",
  url: theirs,
  action: "View application",
} as const;
