import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";

/** Whom a company must not write to first; addresses are kept as a keyed hash, so that they outlast the person's details. */
export const contactObjections = pgTable(
  "upload_objections",
  {
    companyId: uuid("company_id").notNull(),
    addressHash: text("address_hash").notNull(),
    at: instant("at").notNull(),
    /** Who said it from an account, and can take it back. */
    candidateId: uuid("candidate_id"),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.addressHash] }),
    index("upload_objections_by_candidate").on(table.candidateId),
  ],
);
