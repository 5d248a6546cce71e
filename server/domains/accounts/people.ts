import { and, count, eq, inArray, isNull } from "drizzle-orm";
import type { AuthenticatedContext, CompanyContext, Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { readFilter } from "#server/http/filter.ts";
import { conflict, forbidden, invalid, notFound } from "#server/errors/refusal.ts";
import { audit } from "#server/audit/audit.ts";
import { refuseUnlessAllowed } from "#server/http/require-permission.ts";
import { presentAccount } from "./present.ts";
import { findUser, rolesOfUser } from "./queries.ts";
import { sharedWith } from "./shared-people.ts";
import { roles, users } from "./tables.ts";
import { refuseReservedTag, tagTaken } from "./sign-up.ts";
import { accountEvents } from "./events.ts";

const cards = {
  id: users.id,
  fullName: users.fullName,
  profilePicture: users.profilePicture,
  parallelTag: users.parallelTag,
};

/** The people the viewer shares something with. */
export async function listPeople({ db, viewer }: AuthenticatedContext, filter: string | undefined) {
  const asked = readFilter(filter, { columns: { id: users.id, parallelTag: users.parallelTag } });
  return db
    .select(cards)
    .from(users)
    .where(and(asked.where, isNull(users.deletedAt), sharedWith(viewer)))
    .orderBy(...asked.orderBy)
    .limit(asked.limit)
    .offset(asked.offset);
}

/** Sign-up asks this to learn whether a tag is free; whole tags only, so that nobody spells their way to others'. */
export async function countPeople({ db }: Context, filter: string | undefined) {
  const tag = tagIn(filter);
  const [row] = await db
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.parallelTag, tag), isNull(users.deletedAt)));
  return { count: row!.count };
}

function whereOf(filter: string | undefined) {
  try {
    return (JSON.parse(filter ?? "") as { where?: Record<string, unknown> } | null)?.where ?? null;
  } catch {
    return null;
  }
}

function tagIn(filter: string | undefined) {
  const where = whereOf(filter);
  const tag = where?.parallelTag;
  if (typeof tag !== "string" || Object.keys(where!).length > 1)
    throw invalid("filter: ask for one parallelTag by its name", {
      filter: 'Send {"where":{"parallelTag":"…"}}',
    });
  return tag;
}

/** The only account a person may open is their own. */
export async function myAccount({ db, viewer, config, now }: AuthenticatedContext, id: string | null) {
  const user = id !== null && id === viewer.userId ? await findUser(db, id) : undefined;
  if (!user) throw notFound("Account");
  const account = presentAccount(user, await rolesOfUser(db, user.id), {
    config,
    sessionId: viewer.sessionId,
    now: now(),
  });
  // Support writes to nobody.
  return viewer.lookedAtBy ? { ...account, streamToken: null } : account;
}

interface AccountChanges {
  fullName?: string;
  profilePicture?: string | null;
  parallelTag?: string;
  timeZone?: string;
  timeZoneChosen?: boolean;
  locale?: string;
  localeChosen?: boolean;
}
export async function updateAccount(context: AuthenticatedContext, id: string, changes: AccountChanges) {
  const { db, now, viewer } = context;
  await myAccount(context, id);
  if (Object.keys(changes).length) {
    if (changes.parallelTag) {
      const [owner] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.parallelTag, changes.parallelTag));
      if (!owner) refuseReservedTag(changes.parallelTag);
      else if (owner.id !== viewer.userId) throw tagTaken();
    }
    await db.transaction(async (tx) => {
      await tx.update(users).set(changes).where(eq(users.id, id));
      await publish(tx, accountEvents.changed, { data: { userId: id }, at: now() });
    });
  }
  return myAccount(context, id);
}

export function profileCards({ db, viewer }: AuthenticatedContext, ids: string[]) {
  if (!ids.length) return [];
  return db
    .select(cards)
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deletedAt), sharedWith(viewer)));
}

export async function listCompanyAdmins({ db, viewer }: CompanyContext, filter: string | undefined) {
  const asked = readFilter(filter, {
    columns: { id: roles.id, companyId: roles.companyId, disabled: roles.disabled, email: users.email },
    include: ["parallelAccount"],
  });
  const rows = await db
    .select({ admin: roles, user: users })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(asked.where, eq(roles.kind, "companyAdmin"), eq(roles.companyId, viewer.companyId)))
    .orderBy(...asked.orderBy)
    .limit(asked.limit)
    .offset(asked.offset);
  return rows.map((row) => asked.pick(presentAdmin(row, asked.include.has("parallelAccount"))));
}

function presentAdmin(
  { admin, user }: { admin: typeof roles.$inferSelect; user: typeof users.$inferSelect },
  withAccount: boolean,
) {
  const { id, companyId, disabled, title } = admin;
  return { id, email: user.email, companyId, disabled, title, ...(withAccount && { parallelAccount: user }) };
}

/** Holds a hiring team while its access changes: of two who take it from each other at once, the second no longer may. */
export async function holdTeam(tx: Transaction, { companyId, companyAdminId }: CompanyContext["viewer"]) {
  const team = await tx
    .select({ id: roles.id, disabled: roles.disabled })
    .from(roles)
    .where(and(eq(roles.companyId, companyId), eq(roles.kind, "companyAdmin")))
    .orderBy(roles.id)
    .for("update");
  if (!team.some(({ id, disabled }) => id === companyAdminId && !disabled))
    throw forbidden("You no longer have access to this team.");
}

interface ToMember {
  changes: { disabled?: boolean; title?: string | null };
  /** What else speaks against it, while the team is held. */
  refuse: (tx: Transaction) => Promise<void>;
}
/** Switches a colleague's access off and on, or changes what they are called; never one's own access. */
export async function updateCompanyAdmin(
  { db, viewer, now }: CompanyContext,
  id: string,
  { changes, refuse }: ToMember,
) {
  const [row] = await db
    .select({ admin: roles, user: users })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.id, id), eq(roles.kind, "companyAdmin"), eq(roles.companyId, viewer.companyId)));
  if (!row) throw notFound("Team member");
  // One's own title is one's own to change.
  if (id !== viewer.companyAdminId) refuseUnlessAllowed(viewer, "team");
  if (changes.disabled && id === viewer.companyAdminId)
    throw conflict("OWN_ACCESS", "You can’t remove your own access. Ask a teammate.");
  if (!Object.keys(changes).length) return presentAdmin(row, false);
  return db.transaction(async (tx) => {
    await holdTeam(tx, viewer);
    await refuse(tx);
    const [admin] = await tx.update(roles).set(changes).where(eq(roles.id, id)).returning();
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "team.changed",
        subject: { kind: "companyAdmin", id, companyId: viewer.companyId },
        before: row.admin,
        after: admin,
      },
    );
    const userId = row.user.id;
    await publish(tx, accountEvents.changed, { data: { userId }, at: now() });
    await publish(tx, accountEvents.memberChanged, {
      data: { userId, companyId: viewer.companyId, companyAdminId: id },
      at: now(),
    });
    return presentAdmin({ admin: admin!, user: row.user }, false);
  });
}
