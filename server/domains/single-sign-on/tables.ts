import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";

/** A company's own OpenID Connect provider. */
export const ssoConnections = pgTable(
  "sso_connections",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    issuer: text().notNull(),
    clientId: text("client_id").notNull(),
    /** Encrypted by a key that is not in the database. */
    clientSecret: text("client_secret").notNull(),
    /** Those of the company's domains where its record was found. */
    domains: text().array().notNull().default([]),
    testedAt: instant("tested_at"),
    enforcedAt: instant("enforced_at"),
    /** Signs in with a password too, should the provider fail. */
    exceptUserId: uuid("except_user_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("sso_connections_by_company").on(table.companyId),
    index("sso_connections_by_domain").using("gin", table.domains),
  ],
);

/** Someone who is at the provider now; each comes back once. */
export const ssoAttempts = pgTable(
  "sso_attempts",
  {
    id: idColumn(),
    connectionId: uuid("connection_id")
      .notNull()
      .references(() => ssoConnections.id, { onDelete: "cascade" }),
    stateHash: text("state_hash").notNull(),
    /** Of a cookie: only the browser that left may come back. */
    browserHash: text("browser_hash").notNull(),
    nonce: text().notNull(),
    /** Encrypted, like the secret. */
    codeVerifier: text("code_verifier").notNull(),
    /** Who tries the connection out; null for someone who signs in. */
    testerId: uuid("tester_id"),
    /** Where in the product to go then. */
    to: text(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [uniqueIndex("sso_attempts_by_state").on(table.stateHash)],
);

/** Whom a provider means by a subject: an address that is given to someone new later is someone else's account. */
export const ssoIdentities = pgTable(
  "sso_identities",
  {
    connectionId: uuid("connection_id")
      .notNull()
      .references(() => ssoConnections.id, { onDelete: "cascade" }),
    subject: text().notNull(),
    userId: uuid("user_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.subject] }),
    uniqueIndex("sso_identities_by_user").on(table.userId, table.connectionId),
  ],
);
