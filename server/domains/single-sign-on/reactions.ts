import { accountEvents } from "#server/domains/accounts/index.ts";
import { type Reaction, withChange } from "#server/events/events.ts";
import { endEnforcementExcepting } from "./end-enforcement.ts";

export const reactions: Reaction[] = [
  withChange(accountEvents.disabled, "singleSignOn.endEnforcement", async (tx, disabled) => {
    for (const { data, at } of disabled) await endEnforcementExcepting(tx, data.userId, at);
  }),
];
