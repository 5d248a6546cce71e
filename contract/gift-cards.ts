import { z } from "zod";
import { anyEmployee, get, patch, post } from "./endpoint.ts";
import { notTooLarge, offeredReward } from "./offered-rewards.ts";
import { AsTeamOrEmployee, Id, Instant, Money } from "./shapes.ts";

/** What an employee gets for each person they referred, once at a company. */
export const pointsFor = { shortlisted: 100, hired: 500 } as const;
export type PointStep = keyof typeof pointsFor;

/** "Reward redeemed: delivered by email within 48 hours." */
export const deliveryHours = 48;

export const pointReasons = ["shortlisted", "hired", "redeemed", "returned"] as const;
export const PointEntry = z.object({
  id: Id,
  reason: z.enum(pointReasons),
  /** Less than 0 where points were spent. */
  points: z.number().int(),
  /** The job of the person referred, or the gift card. */
  about: z.string(),
  at: Instant,
});
export type PointEntry = z.infer<typeof PointEntry>;

/** What a company offers for points. */
export const GiftCard = z.object({
  id: Id,
  title: z.string(),
  details: z.string(),
  value: Money,
  points: z.number().int(),
  /** How many there are, and how many were redeemed. */
  stock: z.number().int(),
  redeemed: z.number().int(),
  /** Whether it can still be redeemed. */
  open: z.boolean(),
});
export type GiftCard = z.infer<typeof GiftCard>;

export const redemptionStates = ["requested", "delivered", "declined", "canceled"] as const;
const redemption = {
  id: Id,
  title: z.string(),
  value: Money,
  points: z.number().int(),
  state: z.enum(redemptionStates),
  requestedAt: Instant,
  /** When the code has to be with the employee. */
  dueAt: Instant,
  decidedAt: Instant.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
};
export const Redemption = z.object({
  ...redemption,
  /** Once it is delivered, for who redeemed it alone. */
  code: z.string().nullable(),
});
export type Redemption = z.infer<typeof Redemption>;
export const CompanyRedemption = z.object({ ...redemption, employeeName: z.string() });
export type CompanyRedemption = z.infer<typeof CompanyRedemption>;

const value = {
  missing: "Enter the value",
  nothing: "A gift card is worth more than 0",
  tooLarge: "This value is too large",
};

export const giftCards = {
  /** The company's, newest first; employees see those that can be redeemed. */
  list: get("/gift-cards", {
    access: ["company", "employee"],
    query: AsTeamOrEmployee,
    response: z.array(GiftCard),
  }),
  create: post("/gift-cards", {
    access: "company",
    permission: "billing",
    proven: true,
    status: 201,
    body: z
      .object({
        ...offeredReward(value),
        points: z.number({ error: "Enter a number" }).int().min(1, "At least 1 point").max(100_000),
      })
      .superRefine(notTooLarge(value)),
    response: GiftCard,
  }),
  /** Can no longer be redeemed; what was redeemed is still delivered. */
  end: patch("/gift-cards/:id/end", {
    access: "company",
    permission: "billing",
    row: "giftCard",
    response: GiftCard,
  }),
  /** Spends points on one. The same key redeems once, however often it is sent. */
  redeem: post("/gift-cards/redeem", {
    access: "employee",
    status: 201,
    body: z.object({ key: z.uuid(), giftCardId: Id }),
    response: Redemption,
  }),
  /** The reader's own, newest first, also of earlier employers. */
  redemptions: get("/gift-card-redemptions", { access: anyEmployee, response: z.array(Redemption) }),
  /** The points go back to who redeemed it, as long as nothing was sent. */
  cancel: patch("/gift-card-redemptions/:id/cancel", {
    access: anyEmployee,
    row: "giftCardRedemption",
    response: Redemption,
  }),
  /** What the reader has at the company they work at, and the last 100 entries. */
  points: get("/employee-points", {
    access: "employee",
    response: z.object({ points: z.number().int(), entries: z.array(PointEntry) }),
  }),

  /** Those to be sent first, the longest waiting on top. */
  requests: get("/company/gift-card-redemptions", {
    access: "company",
    permission: "billing",
    response: z.array(CompanyRedemption),
  }),
  /** Emails the card's code or link to the employee. */
  deliver: patch("/company/gift-card-redemptions/:id/deliver", {
    access: "company",
    permission: "billing",
    row: "giftCardRedemption",
    body: z.object({ code: z.string().trim().min(1, "Enter the code or link").max(500) }),
    response: CompanyRedemption,
  }),
  decline: patch("/company/gift-card-redemptions/:id/decline", {
    access: "company",
    permission: "billing",
    row: "giftCardRedemption",
    body: z.object({ reason: z.string().trim().min(1, "Say why").max(300) }),
    response: CompanyRedemption,
  }),
};
