import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { EmbedTheme } from "#contract/career-embeds.ts";
import type { CertificateProblem, HostProblem, HostState } from "#contract/company-hosts.ts";
import type { PageDocument } from "#shared/blocks/blocks.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** A company's careers page as its team works on it; without a row it is made from the profile. */
export const careerPages = pgTable("career_pages", {
  companyId: uuid("company_id").primaryKey(),
  version: integer().notNull(),
  document: jsonb().$type<PageDocument>().notNull(),
  /** Whether everyone sees something else than this. */
  unpublished: boolean().notNull(),
  /** Members of the hiring team that the page shows, in their order. */
  team: uuid().array().notNull().default([]),
  /** The newest that was published; null until then. */
  liveNumber: integer("live_number"),
  changedAt: instant("changed_at").notNull(),
  changedBy: uuid("changed_by").notNull(),
});

/** What was published, kept to be put back. */
export const careerPageVersions = pgTable(
  "career_page_versions",
  {
    companyId: uuid("company_id").notNull(),
    number: integer().notNull(),
    document: jsonb().$type<PageDocument>().notNull(),
    publishedAt: instant("published_at").notNull(),
    publishedBy: uuid("published_by").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.number] })],
);

/** Where a company's jobs may be shown in frames, and how they look there. */
export const careerEmbeds = pgTable("career_embeds", {
  companyId: uuid("company_id").primaryKey(),
  /** Origins, as a content policy names them. */
  ancestors: text().array().notNull(),
  theme: jsonb().$type<EmbedTheme>().notNull(),
  changedAt: instant("changed_at").notNull(),
});

/** Addresses of companies' own at which their careers pages are served, once their DNS records are right. */
export const companyHosts = pgTable(
  "company_hosts",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    domain: text().notNull(),
    state: text().$type<HostState>().notNull(),
    problem: text().$type<HostProblem>(),
    createdAt: instant("created_at").notNull(),
    verifiedAt: instant("verified_at"),
    checkedAt: instant("checked_at"),
    failingSince: instant("failing_since"),
  },
  (table) => [
    index("company_hosts_by_company").on(table.companyId),
    uniqueIndex("company_hosts_served")
      .on(table.domain)
      .where(sql`state in ('live', 'failing')`),
  ],
);

/** Certificates of the addresses that our own listener serves, and how the last order went. */
export const hostCertificates = pgTable("host_certificates", {
  domain: text().primaryKey(),
  /** Null until one was issued. */
  chain: text(),
  /** Encrypted by a key that is not in the database. */
  privateKey: text("private_key"),
  expiresAt: instant("expires_at"),
  /** Set while one is ordered. */
  orderedAt: instant("ordered_at"),
  /** In a row. */
  failures: integer().notNull().default(0),
  problem: text().$type<CertificateProblem>(),
  /** Nothing is ordered before. */
  retryAt: instant("retry_at"),
});

/** The product's accounts at authorities that issue certificates. */
export const acmeAccounts = pgTable("acme_accounts", {
  directory: text().primaryKey(),
  /** Encrypted by a key that is not in the database. */
  privateKey: text("private_key").notNull(),
});
