import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";

/** How many people a company has uploaded in a month; its row is locked during an upload. */
export const uploadMonths = pgTable(
  "upload_months",
  {
    companyId: uuid("company_id").notNull(),
    /** 2026-11 */
    month: text().notNull(),
    people: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
);

/** People who objected are not added again; kept as a keyed hash of the address, not as the address. */
export const uploadObjections = pgTable(
  "upload_objections",
  {
    companyId: uuid("company_id").notNull(),
    addressHash: text("address_hash").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.addressHash] })],
);
