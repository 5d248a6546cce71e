import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Offer, OfferState } from "#contract/offers.ts";
import type { FilledField } from "#shared/offers/offer-fields.ts";
import { bytes, idColumn, instant } from "#server/database/columns.ts";

export interface Approver {
  userId: string;
  decision: "approved" | "rejected" | null;
  note: string | null;
  decidedAt: string | null;
}

/** An offer about one application, from its draft to the answer. */
export const offers = pgTable(
  "offers",
  {
    id: idColumn(),
    applicationId: uuid("application_id").notNull(),
    jobId: uuid("job_id").notNull(),
    companyId: uuid("company_id").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    createdByUserId: uuid("created_by_user_id").notNull(),
    state: text().$type<OfferState>().notNull(),
    title: text().notNull(),
    /** In the smallest unit of the currency. */
    payAmount: bigint("pay_amount", { mode: "number" }).notNull(),
    payCurrency: text("pay_currency").notNull(),
    payPeriod: text("pay_period").$type<Offer["payPeriod"]>().notNull(),
    startsOn: date("starts_on"),
    expiresOn: date("expires_on").notNull(),
    letter: text().notNull(),
    /** The company's own fields as they were when the draft was kept, with what stands in them. */
    fields: jsonb().$type<FilledField[]>().notNull().default([]),
    /** Where the fields come from; it may be gone. */
    templateId: uuid("template_id"),
    /** In the order in which they are asked. */
    approvers: jsonb().$type<Approver[]>().notNull(),
    sentAt: instant("sent_at"),
    viewedAt: instant("viewed_at"),
    decidedAt: instant("decided_at"),
    signature: text(),
    declineReason: text("decline_reason"),
    withdrawnBy: text("withdrawn_by").$type<Offer["withdrawnBy"]>(),
    version: integer().notNull().default(0),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    index("offers_by_application").on(table.applicationId, table.createdAt),
    index("offers_by_candidate").on(table.candidateId),
    index("offers_awaiting_approval")
      .on(table.companyId)
      .where(sql`${table.state} = 'approval'`),
  ],
);

/** The letter as it was sent and as it was signed; what was agreed stays as it was. */
export const offerDocuments = pgTable(
  "offer_documents",
  {
    offerId: uuid("offer_id")
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    kind: text().$type<"sent" | "signed">().notNull(),
    pdf: bytes("pdf").notNull(),
    madeAt: instant("made_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.kind] })],
);
