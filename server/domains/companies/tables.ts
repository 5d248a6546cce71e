import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { claimStates } from "#contract/company-claims.ts";
import type { AccountFlags, appTypes } from "#contract/company-shapes.ts";
import type { WaitListState } from "#contract/company-wait-lists.ts";
import type { Permissions } from "#contract/team-shapes.ts";
import { idColumn, instant } from "#server/database/columns.ts";
import type { SenderProblem, SenderState } from "./sender/sender-rules.ts";

export interface CompanyValue {
  title: string;
  description: string;
}
export interface CompanyImage {
  url: string;
  alt: string;
}
/** The employer's own colours on its public pages. */
export type Brand = Record<string, string>;

/** Employers. Columns are named as in the API. */
export const companies = pgTable(
  "companies",
  {
    id: idColumn(),
    slug: text().notNull(),
    companyName: text("company_name").notNull(),
    website: text(),
    companyEmailDomain: text("company_email_domain"),
    /** Proven beside the first by mailboxes there. */
    furtherDomains: text("further_domains").array().notNull().default([]),
    /** When a member of the team proved a mailbox at the domain; until then the company acts towards nobody. */
    provenAt: instant("proven_at"),
    companyLogo: text("company_logo"),
    companyLogoAlt: text("company_logo_alt"),
    companyPageBannerImage: text("company_page_banner_image"),
    companyAboutHeader: text("company_about_header"),
    companyAboutDescription: text("company_about_description"),
    companySize: text("company_size"),
    companyType: text("company_type"),
    companyHQlocation: text("company_hq_location"),
    companyFoundedYear: integer("company_founded_year"),
    companyIndustry: text("company_industry").array().notNull().default([]),
    companyFounders: text("company_founders").array().notNull().default([]),
    companyCultureTags: text("company_culture_tags").array().notNull().default([]),
    companyBenefits: text("company_benefits").array().notNull().default([]),
    values: jsonb("company_values").$type<CompanyValue[]>().notNull().default([]),
    images: jsonb().$type<CompanyImage[]>().notNull().default([]),
    brand: jsonb().$type<Brand | null>(),
    breakerImage: text("breaker_image"),
    breakerImageAlt: text("breaker_image_alt"),
    vibeText: text("vibe_text"),
    careerVideo: text("career_video"),
    fundingStage: text("funding_stage"),
    /** What investors gave in all, in dollars; null is undisclosed. */
    fundingAmount: bigint("funding_amount", { mode: "number" }),
    workplaceType: text("workplace_type"),
    remoteFirst: boolean("remote_first").notNull().default(false),
    glassdoorRating: real("glassdoor_rating"),
    glassdoorReviewCount: integer("glassdoor_review_count"),
    glassdoorLink: text("glassdoor_link"),
    addGlassdoorReview: boolean("add_glassdoor_review").notNull().default(false),
    jobAPIFeedURL: text("job_api_feed_url"),
    jobFeedPlatform: text("job_feed_platform"),
    /** The job boards it is known from, as "greenhouse/acme". */
    boards: text().array().notNull().default([]),
    /** "network" is a page that people follow before the company hires. */
    appType: text("app_type").$type<(typeof appTypes)[number]>().notNull().default("hire"),
    isManaged: boolean("is_managed").notNull().default(false),
    published: boolean().notNull().default(false),
    /** Since when an administrator keeps it from the public, why, and whether it comes back by itself afterwards. */
    disabledAt: instant("disabled_at"),
    disabledReason: text("disabled_reason"),
    publishedBefore: boolean("published_before").notNull().default(false),
    marketplace: boolean().notNull().default(true),
    communities: boolean().notNull().default(false),
    /** Switched off by its team: what it has in communities is paused, also what it adds. */
    communitiesPaused: boolean("communities_paused").notNull().default(false),
    accountFlags: jsonb("account_flags").$type<Partial<AccountFlags>>().notNull().default({}),
    collectionIds: text("collection_ids").array().notNull().default([]),
    referralReviews: boolean("referral_reviews").notNull().default(false),
    /** Days in which the first employee who refers a person is credited for them. */
    referralDays: integer("referral_days").notNull().default(180),
    /** Applicants see when their application was first opened. */
    tellsWhenSeen: boolean("tells_when_seen").notNull().default(true),
    /** By its name in the world's list; null is the clock of the member who has been on the team the longest. */
    timeZone: text("time_zone"),
    /** Days a pending application waits for an answer before it expires: 30 to 120. */
    answerDays: integer("answer_days").notNull().default(60),
    openJobsCount: integer("open_jobs_count").notNull().default(0),
    viewCount: integer("view_count").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("companies_by_slug").on(table.slug),
    index("companies_by_domain").on(table.companyEmailDomain),
    index("companies_by_further_domain").using("gin", table.furtherDomains),
    index("companies_by_board").using("gin", table.boards),
    index("companies_in_collections")
      .using("gin", table.collectionIds)
      .where(sql`collection_ids <> '{}'`),
    uniqueIndex("companies_by_proven_domain")
      .on(table.companyEmailDomain)
      .where(sql`proven_at is not null`),
  ],
);

/** Addresses a company's pages had before; they lead to the one it has now. */
export const oldSlugs = pgTable(
  "company_old_slugs",
  {
    slug: text().primaryKey(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    leftAt: instant("left_at").notNull(),
  },
  (table) => [index("company_old_slugs_by_company").on(table.companyId)],
);

/** Who asks to be invited is "asked" until their own address is confirmed, and then "requested". */
export type InviteState = "asked" | "requested" | "pending" | "accepted" | "removed";
export const teamInvites = pgTable(
  "team_invites",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    email: text().notNull(),
    title: text(),
    permissions: jsonb().$type<Partial<Permissions>>().notNull().default({}),
    state: text().$type<InviteState>().notNull().default("pending"),
    /** While it is a request, the person who asks. */
    invitedBy: uuid("invited_by").notNull(),
    /** Who asked for it: their account joins, also where the address is another of theirs. Null where nobody asked. */
    requestedBy: uuid("requested_by"),
    /** Of the secret in the emailed link; the row's id opens nothing. */
    secretHash: text("secret_hash"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("team_invites_by_company").on(table.companyId),
    index("team_invites_by_email").on(table.email),
    uniqueIndex("team_invites_by_secret").on(table.secretHash),
  ],
);

/** Who asks to look after a company that is known from its job board, or founded one that was not. */
export const companyClaims = pgTable(
  "company_claims",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    userId: uuid("user_id").notNull(),
    email: text().notNull(),
    domain: text().notNull(),
    /** The claimant's own profile, for the administrator who reviews the claim. */
    linkedInUrl: text("linked_in_url"),
    state: text().$type<(typeof claimStates)[number]>().notNull().default("unconfirmed"),
    reason: text(),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    index("company_claims_by_company").on(table.companyId),
    index("company_claims_by_user").on(table.userId),
    index("company_claims_by_state").on(table.state, table.createdAt),
  ],
);

/** Companies without an email domain of their own that ask to be let in. One a person. */
export const companyWaitLists = pgTable(
  "company_wait_lists",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    companyName: text("company_name").notNull(),
    website: text().notNull(),
    about: text().notNull(),
    state: text().$type<WaitListState>().notNull(),
    reason: text(),
    demoSkippedAt: instant("demo_skipped_at"),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("company_wait_lists_by_user").on(table.userId),
    index("company_wait_lists_waiting")
      .on(table.changedAt)
      .where(sql`state = 'waiting'`),
  ],
);

/** Where a company's emails to people come from, and the key that signs them. */
export const companySenders = pgTable(
  "company_senders",
  {
    id: idColumn(),
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    domain: text().notNull(),
    /** The part before the @. */
    mailbox: text().notNull(),
    /** The name of the key in the DNS. */
    selector: text().notNull(),
    publicKey: text("public_key").notNull(),
    /** Encrypted by a key that is not in the database. */
    privateKey: text("private_key").notNull(),
    state: text().$type<SenderState>().notNull(),
    problem: text().$type<SenderProblem>(),
    createdAt: instant("created_at").notNull(),
    verifiedAt: instant("verified_at"),
    checkedAt: instant("checked_at"),
  },
  (table) => [uniqueIndex("company_senders_by_company").on(table.companyId)],
);

/** What a member of a hiring team may do; without a row, everything. */
export const teamRights = pgTable("team_rights", {
  companyAdminId: uuid("company_admin_id").primaryKey(),
  permissions: jsonb().$type<Partial<Permissions>>().notNull(),
  changedAt: instant("changed_at").notNull(),
});

/** Job seekers who follow a company. */
export const companyFollows = pgTable(
  "company_follows",
  {
    companyId: uuid("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    candidateId: uuid("candidate_id").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.candidateId] }),
    index("company_follows_by_candidate").on(table.candidateId),
  ],
);

/** Who opened the page of a job or of a company on a day, so that each person counts once; the visitor is a keyed hash. */
export const pageViews = pgTable(
  "page_views",
  {
    day: date({ mode: "string" }).notNull(),
    pageId: uuid("page_id").notNull(),
    visitor: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.pageId, table.visitor] })],
);
