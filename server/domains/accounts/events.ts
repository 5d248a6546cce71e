import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Account = z.object({ userId: z.string() });
/** While the team’s screens still offer to give access back. */
export const accessSettledMs = 10_000;

const ofPerson = { live: ["user"], stale: ["me"] } as const;

export const accountEvents = {
  signedUp: defineEvent("account.signedUp", {
    data: Account.extend({ pTag: z.string().nullable() }),
    ...ofPerson,
  }),
  changed: defineEvent("account.changed", { data: Account, ...ofPerson }),
  /** A member of a hiring team lost access, got it back, or was renamed. */
  memberChanged: defineEvent("account.memberChanged", {
    data: Account.extend({ companyId: z.string(), companyAdminId: z.string() }),
    live: ["company"],
    stale: ["team"],
  }),
  /** An administrator closed the account: nobody signs in to it. */
  disabled: defineEvent("account.disabled", { data: Account }),
  signedIn: defineEvent("account.signedIn", {
    data: Account.extend({ candidateId: z.string().nullable() }),
    ...ofPerson,
  }),
  /** One or more sessions of a person ended, here or elsewhere. */
  signedOut: defineEvent("account.signedOut", { data: Account, ...ofPerson }),
};
