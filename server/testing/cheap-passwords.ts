import { passwordCost } from "#server/domains/accounts/passwords/passwords.ts";

/** Hashing is slow on purpose; a suite that signs in some thousand times need not wait for it. */
Object.assign(passwordCost, { memory: 64, passes: 1 });
