/** What a company's API key may do. A call that takes keys names one of them; without a name no key opens it. */
export const apiScopes = ["jobs:read", "jobs:write", "applications:read", "applications:move"] as const;
export type ApiScope = (typeof apiScopes)[number];

/** How every key begins, so that people and scanners of secrets know one. */
export const apiKeyPrefix = "ck_";
/** Calls a minute with one key. */
export const callsPerKey = 300;
