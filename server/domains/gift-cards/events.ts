import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Redemption = z.object({
  companyId: z.string(),
  userId: z.string(),
  employeeId: z.string(),
  title: z.string(),
});
const toTeam = { data: Redemption, live: ["company"], stale: ["gift-cards"], notifies: ["team"] } as const;
const toEmployee = { live: ["company", "user"], stale: ["gift-cards"], notifies: ["referrer"] } as const;

/** A gift card that the company's employees can redeem. */
export const giftCardEvents = {
  offered: defineEvent("giftCard.offered", {
    data: z.object({ companyId: z.string(), title: z.string(), amount: z.number(), currency: z.string() }),
    live: ["employees"],
    stale: ["gift-cards"],
    notifies: ["employees"],
  }),
};

/** What becomes of one that someone redeemed. */
export const redemptionEvents = {
  redeemed: defineEvent("giftCard.redeemed", toTeam),
  /** Hours before the promised time is up, and still nothing was sent. */
  due: defineEvent("giftCard.due", toTeam),
  delivered: defineEvent("giftCard.delivered", { data: Redemption, ...toEmployee }),
  declined: defineEvent("giftCard.declined", {
    data: Redemption.extend({ reason: z.string() }),
    ...toEmployee,
  }),
};
