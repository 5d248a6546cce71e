import { eq, inArray, or } from "drizzle-orm";
import type { PrivacyOverview } from "#contract/privacy.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { hideSecrets } from "#server/outside/mail/hide-secrets.ts";
import { outbox, suppressedAddresses } from "#server/outside/mail/tables.ts";
import { auditEntriesOf } from "./own-audit-log.ts";
import { endAllSessions } from "./sessions.ts";
import { passkeys, roles, secondFactors, sessions, signIns, users, verificationTokens } from "./tables.ts";

/** Someone whose data is handed out or goes, with the roles they hold. */
export interface Owner {
  userId: string;
  /** What is kept under an address belongs to who reads its mailbox: null until the account confirmed it. */
  email: string | null;
  /** The address the account was given, confirmed or not: only to find it in words about the person. */
  givenEmail: string;
  fullName: string;
  profilePicture: string | null;
  candidateId: string | null;
  employeeId: string | null;
  companyAdminId: string | null;
  companyId: string | null;
}
/** Someone whose account ends. */
export interface Leaver extends Owner {
  /** Their conversations with companies stay there, without their name. */
  keepsMessages: boolean;
}
/** What a company was shown of a person. */
export interface Seen {
  companyId: string;
  what: PrivacyOverview["seenBy"][number]["what"];
  jobTitle: string | null;
  at: Date;
  openedAt: Date | null;
  days: number;
}
/** What a person agreed to, and until when. */
export interface Agreed {
  consent: PrivacyOverview["consents"][number]["consent"];
  given: boolean;
  since: Date | null;
  until: Date | null;
}
/** What one domain keeps of a person: how it is handed to them, whom it was shown, and how it goes with their account. */
export interface OwnData {
  seenBy?(db: Reader, owner: Owner): Promise<Seen[]>;
  agreed?(db: Reader, owner: Owner): Promise<Agreed[]>;
  /** What is worth something and goes with the account, in words. */
  lost?(db: Reader, owner: Owner): Promise<string[]>;
  show?(db: Reader, owner: Owner): Promise<Record<string, unknown>>;
  erase(tx: Transaction, owner: Leaver, now: Date): Promise<void>;
}

export const accountData: OwnData = {
  async show(db, { userId, email }) {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    const { passwordHash: _, ...account } = user!;
    const signedIn = await db.select().from(sessions).where(eq(sessions.userId, userId));
    const emails = await db
      .select({ subject: outbox.subject, text: outbox.text, createdAt: outbox.createdAt })
      .from(outbox)
      .where(eq(outbox.userId, userId));
    const devices = signedIn.map(({ device, ip, createdAt, lastSeenAt }) => ({
      device,
      ip,
      createdAt,
      lastSeenAt,
    }));
    const { name, createdAt, lastUsedAt } = passkeys;
    const keys = await db
      .select({ name, createdAt, lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId));
    const log = await db.select().from(signIns).where(eq(signIns.userId, userId));
    // What opens something in an email that waits is for who reads the mailbox alone.
    const shown = emails.map((one) => ({ ...one, text: hideSecrets({ ...one, html: "" }).text }));
    return {
      account,
      roles: await rolesKeptOf(db, userId),
      devices,
      emails: shown,
      passkeys: keys,
      ...(await secondStepOf(db, userId)),
      signIns: log,
      auditLog: await auditEntriesOf(db, userId),
      ...(await stopsOf(db, email)),
    };
  },
  /** The row stays without a name, so that what others did with the person keeps its place. */
  async erase(tx, { userId, email }, now) {
    await endAllSessions(tx, { userId, now });
    await tx
      .delete(verificationTokens)
      .where(inArray(verificationTokens.subject, email ? [userId, email] : [userId]));
    await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    await tx.delete(signIns).where(eq(signIns.userId, userId));
    await tx
      .delete(outbox)
      .where(or(eq(outbox.userId, userId), email ? eq(outbox.recipient, email) : undefined));
    if (email) await tx.delete(suppressedAddresses).where(eq(suppressedAddresses.email, email));
    await tx.delete(roles).where(eq(roles.userId, userId));
    await tx
      .update(users)
      .set({
        email: `deleted-${userId}@deleted.invalid`,
        emailVerifiedAt: null,
        fullName: "Deleted account",
        passwordHash: null,
        profilePicture: null,
        parallelTag: null,
        referredBy: null,
        emailSettings: {},
        seenTips: [],
        timeZone: "UTC",
        timeZoneChosen: false,
        locale: "en-US",
        localeChosen: false,
        deletedAt: now,
        disabledReason: null,
      })
      .where(eq(users.id, userId));
  },
};

function rolesKeptOf(db: Reader, userId: string) {
  const { kind, companyId, title, disabled, createdAt } = roles;
  return db
    .select({ kind, companyId, title, disabled, createdAt })
    .from(roles)
    .where(eq(roles.userId, userId));
}

/** Since when signing in takes a second step; the secrets that make it are handed to nobody. */
async function secondStepOf(db: Reader, userId: string) {
  const secondFactor = await db
    .select({ confirmedAt: secondFactors.totpConfirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return { secondFactor };
}

/** Why no email goes to the address anymore. */
async function stopsOf(db: Reader, email: string | null) {
  const { reason, at } = suppressedAddresses;
  const stoppedEmails = email
    ? await db.select({ reason, at }).from(suppressedAddresses).where(eq(suppressedAddresses.email, email))
    : [];
  return { stoppedEmails };
}
