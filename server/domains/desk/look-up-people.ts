import { and, count, desc, eq, ilike, isNull, or } from "drizzle-orm";
import { likePart } from "#server/database/like.ts";
import type { AdminContext } from "#server/context.ts";
import {
  accessOf,
  findUser,
  isAdministratorsAddress,
  rolesOfUser,
  users,
} from "#server/domains/accounts/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { outbox, suppressedAddresses } from "#server/outside/mail/tables.ts";

const emailsShown = 10;

interface Asked {
  search?: string | undefined;
  skip: number;
  limit: number;
}
/** Accounts by a part of a name or an address, the newest first. */
export async function lookUpPeople({ db }: AdminContext, { search, skip, limit }: Asked) {
  const pattern = likePart(search ?? "");
  const where = and(
    isNull(users.deletedAt),
    search ? or(ilike(users.fullName, pattern), ilike(users.email, pattern)) : undefined,
  );
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(users)
      .where(where)
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(limit)
      .offset(skip),
    db.select({ number: count() }).from(users).where(where),
  ]);
  return { people: rows.map(present), total: total!.number };
}

function present({ emailVerifiedAt, ...user }: typeof users.$inferSelect) {
  const { id, fullName, email, createdAt, disabledAt } = user;
  return { id, fullName, email, createdAt, disabledAt, emailVerified: emailVerifiedAt !== null };
}

/** One account: how it is reached and opened, what it may do, and which emails it got. */
export async function showPerson({ db, now }: AdminContext, id: string) {
  const user = await findUser(db, id);
  if (!user) throw notFound("User");
  const held = await rolesOfUser(db, id);
  const roles = await Promise.all(
    held.map(async ({ kind, companyId, disabled }) => {
      const company = companyId ? await findCompany(db, companyId) : undefined;
      return { kind, disabled, companyName: company?.companyName ?? null };
    }),
  );
  const [bounce] = await db
    .select({ reason: suppressedAddresses.reason })
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.email, user.email));
  const emails = await db
    .select({ id: outbox.id, subject: outbox.subject, state: outbox.state, at: outbox.createdAt })
    .from(outbox)
    .where(eq(outbox.userId, id))
    .orderBy(desc(outbox.createdAt))
    .limit(emailsShown);
  const { disabledReason, parallelTag, timeZone } = user;
  return {
    ...present(user),
    disabledReason,
    parallelTag,
    timeZone,
    roles,
    bounced: bounce?.reason ?? null,
    emails,
    isAdministrator: await isAdministratorsAddress(db, user.email),
    ...(await accessOf(db, id, now())),
  };
}
