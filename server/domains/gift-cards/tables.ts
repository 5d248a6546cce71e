import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { pointReasons, redemptionStates } from "#contract/gift-cards.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** Points of employees at one company: what they got, less than 0 what they spent. Their sum is what is left. */
export const pointEntries = pgTable(
  "point_entries",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    companyId: uuid("company_id").notNull(),
    reason: text().$type<(typeof pointReasons)[number]>().notNull(),
    points: integer().notNull(),
    about: text().notNull(),
    /** The candidate who was referred, or the redemption: each counts once for each reason. */
    subjectId: uuid("subject_id").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    uniqueIndex("point_entries_once").on(table.userId, table.companyId, table.reason, table.subjectId),
    index("point_entries_by_user").on(table.userId, table.companyId, table.at),
  ],
);

/** What a company offers for points. */
export const giftCards = pgTable(
  "gift_cards",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    title: text().notNull(),
    details: text().notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().notNull(),
    points: integer().notNull(),
    stock: integer().notNull(),
    redeemed: integer().notNull().default(0),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [index("gift_cards_by_company").on(table.companyId, table.createdAt)],
);

/** Gift cards that employees asked for; value and points as they were on that day. */
export const giftCardRedemptions = pgTable(
  "gift_card_redemptions",
  {
    id: idColumn(),
    giftCardId: uuid("gift_card_id")
      .notNull()
      .references(() => giftCards.id),
    companyId: uuid("company_id").notNull(),
    userId: uuid("user_id").notNull(),
    employeeId: uuid("employee_id").notNull(),
    /** Says the same of the same request, however often it is sent. */
    key: uuid().notNull(),
    title: text().notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().notNull(),
    points: integer().notNull(),
    state: text().$type<(typeof redemptionStates)[number]>().notNull().default("requested"),
    /** The card's code, sealed by the installation's secret. */
    code: text(),
    reason: text(),
    requestedAt: instant("requested_at").notNull(),
    dueAt: instant("due_at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    uniqueIndex("gift_card_redemptions_by_key").on(table.userId, table.key),
    index("gift_card_redemptions_by_company").on(table.companyId, table.state, table.requestedAt),
    index("gift_card_redemptions_by_user").on(table.userId, table.requestedAt),
  ],
);
