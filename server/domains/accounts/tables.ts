import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { EmailSettings } from "#contract/accounts.ts";
import type { SignInWay } from "#contract/security.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** People: one row each, whatever roles they hold ("parallel account" on the wire). */
export const users = pgTable(
  "users",
  {
    id: idColumn(),
    email: text().notNull(),
    emailVerifiedAt: instant("email_verified_at"),
    passwordHash: text("password_hash"),
    fullName: text("full_name").notNull(),
    profilePicture: text("profile_picture"),
    parallelTag: text("parallel_tag"),
    referredBy: text("referred_by"),
    emailSettings: jsonb("email_settings").$type<Partial<EmailSettings>>().notNull().default({}),
    seenTips: text("seen_tips").array().notNull().default([]),
    timeZone: text("time_zone").notNull().default("UTC"),
    /** Set by hand: then it does not follow the browser. */
    timeZoneChosen: boolean("time_zone_chosen").notNull().default(false),
    locale: text().notNull().default("en-US"),
    /** Set by hand: then it does not follow the browser. */
    localeChosen: boolean("locale_chosen").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    deletedAt: instant("deleted_at"),
    /** Nobody signs in anymore; what the account holds stays. */
    disabledAt: instant("disabled_at"),
    disabledReason: text("disabled_reason"),
  },
  (table) => [
    uniqueIndex("users_by_email").on(table.email),
    uniqueIndex("users_by_tag").on(table.parallelTag),
  ],
);

export type RoleKind = "candidate" | "employee" | "companyAdmin";
/** The roles a person holds; the id is the candidate's, employee's or company admin's own. */
export const roles = pgTable(
  "roles",
  {
    id: idColumn(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<RoleKind>().notNull(),
    companyId: uuid("company_id"),
    title: text(),
    disabled: boolean().notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("roles_by_user").on(table.userId, table.kind),
    index("roles_by_company").on(table.companyId, table.kind),
  ],
);

/** What a second factor is kept as, of an administrator or of anyone else. */
function secondFactorColumns() {
  return {
    /** The secret of the authenticator app, encrypted; it counts once a code of it was typed. */
    totpSecret: text("totp_secret"),
    totpConfirmedAt: instant("totp_confirmed_at"),
    /** No code is good twice. */
    totpUsedStep: integer("totp_used_step").notNull().default(0),
    /** Digests of the codes that are left. */
    recoveryCodes: text("recovery_codes").array().notNull().default([]),
  };
}

export const administrators = pgTable(
  "administrators",
  {
    id: idColumn(),
    email: text().notNull(),
    fullName: text("full_name").notNull(),
    ...secondFactorColumns(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [uniqueIndex("administrators_by_email").on(table.email)],
);

/** The second factor of people who have added one. */
export const secondFactors = pgTable("second_factors", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  ...secondFactorColumns(),
});

/** What is kept of a passkey, of an administrator or of anyone else. */
function passkeyColumns() {
  return {
    name: text().notNull(),
    credentialId: text("credential_id").notNull(),
    publicKey: text("public_key").notNull(),
    /** How often an authenticator that counts has signed; one that goes back was copied. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull().default([]),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  };
}

export const administratorPasskeys = pgTable(
  "administrator_passkeys",
  {
    id: idColumn(),
    adminId: uuid("admin_id")
      .notNull()
      .references(() => administrators.id, { onDelete: "cascade" }),
    ...passkeyColumns(),
  },
  (table) => [
    uniqueIndex("administrator_passkeys_by_credential").on(table.credentialId),
    index("administrator_passkeys_by_administrator").on(table.adminId),
  ],
);

/** Keys on people's devices that sign them in; what is kept here opens nothing by itself. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: idColumn(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ...passkeyColumns(),
  },
  (table) => [
    uniqueIndex("passkeys_by_credential").on(table.credentialId),
    index("passkeys_by_user").on(table.userId),
  ],
);

/** When, how and on what device people signed in; it outlives the session. */
export const signIns = pgTable(
  "sign_ins",
  {
    id: idColumn(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sessionId: uuid("session_id").notNull(),
    way: text().$type<SignInWay>().notNull(),
    secondFactor: text("second_factor").$type<"app" | "recovery">(),
    /** Why an administrator looked. */
    reason: text(),
    device: text().notNull(),
    ip: text().notNull(),
    /** The device's own, which tells roughly where it was; nobody's address is looked up. */
    timeZone: text("time_zone"),
    at: instant("at").notNull(),
    deniedAt: instant("denied_at"),
  },
  (table) => [index("sign_ins_by_user").on(table.userId, table.at), index("sign_ins_by_time").on(table.at)],
);

/** Signed-in devices; the token itself is never kept. */
export const sessions = pgTable(
  "sessions",
  {
    id: idColumn(),
    tokenHash: text("token_hash").notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    adminId: uuid("admin_id").references(() => administrators.id, { onDelete: "cascade" }),
    /** An administrator's second factor is still to be given. */
    entering: boolean().notNull().default(false),
    /** The single sign-on of a company that opened it; null for a password. */
    singleSignOnId: uuid("single_sign_on_id"),
    /** The administrator who looks as this person; they change nothing. */
    lookedAtBy: uuid("looked_at_by"),
    device: text().notNull(),
    ip: text().notNull(),
    createdAt: instant("created_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("sessions_by_token").on(table.tokenHash),
    index("sessions_by_user").on(table.userId),
  ],
);

export type VerificationKind =
  | "recover-password"
  | "verify-email"
  | "change-email"
  | "admin-login"
  | "sign-in"
  | "second-factor"
  | "passkey-add"
  | "passkey-sign-in"
  | "company-domain"
  | "company-email"
  | "company-claim"
  | "team-request";
/** Single-use, expiring tokens that prove who reads a mailbox: links and codes. */
export const verificationTokens = pgTable(
  "verification_tokens",
  {
    id: idColumn(),
    kind: text().$type<VerificationKind>().notNull(),
    subject: text().notNull(),
    secretHash: text("secret_hash").notNull(),
    data: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    index("verification_tokens_by_subject")
      .on(table.kind, table.subject)
      .where(sql`used_at is null`),
    index("verification_tokens_by_secret").on(table.secretHash),
  ],
);
