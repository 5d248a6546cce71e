import { addDays } from "#shared/times/add-days.ts";
import { allPermissions } from "#contract/team-rights.ts";
import { and, desc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Permissions } from "#contract/team-shapes.ts";
import { audit } from "#server/audit/audit.ts";
import {
  findUser,
  findUserByEmail,
  hashSecret,
  newToken,
  roles,
  users,
} from "#server/domains/accounts/index.ts";
import type { CompanyContext, Context } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { teamInvitation } from "#server/emails/team-invitation.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { presentCard } from "../present.ts";
import { findCompany } from "../queries.ts";
import { teamInvites } from "../tables.ts";
import { rightsToGive } from "./team.ts";
import { teamEvents } from "../events.ts";

type Invite = typeof teamInvites.$inferSelect;
const daysOpen = 14;

interface Wanted {
  email: string;
  title?: string | null;
  permissions?: Partial<Permissions>;
}
/** Asks someone into the hiring team by email; an open invitation of the same address is sent again, and a request of theirs is granted. */
export function inviteToTeam(context: CompanyContext, { email, title, permissions }: Wanted) {
  const { db, viewer, now } = context;
  const companyId = viewer.companyId;
  return db.transaction(async (tx) => {
    await refuseMember(tx, companyId, email);
    const secret = newToken();
    const wanted = {
      title: title ?? null,
      permissions: await rightsToGive(tx, context, permissions ?? {}),
      state: "pending" as const,
      invitedBy: viewer.userId,
      expiresAt: deadline(now()),
      secretHash: hashSecret(secret),
    };
    const open = await lockOpen(tx, companyId, email);
    const [invite] = open
      ? await tx.update(teamInvites).set(wanted).where(eq(teamInvites.id, open.id)).returning()
      : await tx
          .insert(teamInvites)
          .values({ ...wanted, id: newId(), companyId, email, createdAt: now() })
          .returning();
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "team.invited",
        subject: { kind: "teamInvite", id: invite!.id, companyId },
        after: { email },
      },
    );
    await publish(tx, teamEvents.invited, { data: { companyId, inviteId: invite!.id }, at: now() });
    await sendInvitation(tx, context, { invite: invite!, secret });
    return presentInvite(invite!, now());
  });
}

async function lockOpen(tx: Transaction, companyId: string, email: string): Promise<Invite | undefined> {
  const [open] = await tx
    .select()
    .from(teamInvites)
    .where(
      and(
        eq(teamInvites.companyId, companyId),
        eq(teamInvites.email, email),
        or(isOpen, isRequest, isAsked(tx, email)),
      ),
    )
    .orderBy(desc(teamInvites.createdAt))
    .limit(1)
    .for("update");
  return open;
}

export async function listInvites({ db, viewer, now }: CompanyContext) {
  const rows = await db
    .select({ invite: teamInvites, askedBy: users.fullName })
    .from(teamInvites)
    .leftJoin(users, eq(users.id, teamInvites.invitedBy))
    .where(
      and(
        eq(teamInvites.companyId, viewer.companyId),
        or(isOpen, and(isRequest, gt(teamInvites.expiresAt, now()))),
      ),
    )
    .orderBy(desc(teamInvites.createdAt));
  return rows.map(({ invite, askedBy }) => ({
    ...presentInvite(invite, now()),
    fullName: invite.state === "requested" ? askedBy : null,
  }));
}

/** The invitation an emailed link opens. */
export async function findInvite(db: Reader, secret: string): Promise<Invite | undefined> {
  const [invite] = await db
    .select()
    .from(teamInvites)
    .where(eq(teamInvites.secretHash, hashSecret(secret)));
  return invite;
}

/** Who asked for an invitation joins with the account they asked with, others with the one of the address. */
export async function accountOfInvite(db: Reader, { requestedBy, email }: Invite) {
  const asked = requestedBy ? await findUser(db, requestedBy) : undefined;
  return asked && !asked.deletedAt ? asked : findUserByEmail(db, email);
}

/** What the invited person sees before they have an account. */
export async function showInvite({ db, viewer, now }: Context, secret: string) {
  const invite = await findInvite(db, secret);
  const company = invite && invite.state !== "removed" && (await findCompany(db, invite.companyId));
  if (!company) throw notFound("Invitation");
  const account = await accountOfInvite(db, invite);
  return {
    ...presentInvite(invite, now()),
    company: presentCard(company),
    hasAccount: account !== undefined,
    asked: account !== undefined && account.email !== invite.email,
    signedIn: account !== undefined && account.id === viewer?.userId,
  };
}

export function resendInvite(context: CompanyContext, id: string) {
  return changeInvite(context, id, async (tx, invite) => {
    if (invite.state !== "pending")
      throw conflict("INVITE_CLOSED", "This invitation was used or removed. Invite them again.");
    const secret = newToken();
    await sendInvitation(tx, context, { invite, secret });
    return { expiresAt: deadline(context.now()), secretHash: hashSecret(secret) };
  });
}

export function removeInvite(context: CompanyContext, id: string) {
  return changeInvite(context, id, async (_, invite) => {
    if (invite.state === "accepted")
      throw conflict("INVITE_ACCEPTED", "They’ve already joined. Remove their access instead.");
    return { state: "removed" as const };
  });
}

function changeInvite(
  { db, viewer, now }: CompanyContext,
  id: string,
  decide: (tx: Transaction, invite: Invite) => Promise<Partial<Invite>>,
) {
  return db.transaction(async (tx) => {
    const [invite] = await tx
      .select()
      .from(teamInvites)
      .where(and(eq(teamInvites.id, id), eq(teamInvites.companyId, viewer.companyId)))
      .for("update");
    if (!invite) throw notFound("Invitation");
    const changes = await decide(tx, invite);
    const [changed] = await tx.update(teamInvites).set(changes).where(eq(teamInvites.id, id)).returning();
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "team.inviteChanged",
        subject: { kind: "teamInvite", id, companyId: invite.companyId },
        before: { state: invite.state, expiresAt: invite.expiresAt },
        after: { state: changed!.state, expiresAt: changed!.expiresAt },
      },
    );
    return presentInvite(changed!, now());
  });
}

const isOpen = eq(teamInvites.state, "pending");
const isRequest = eq(teamInvites.state, "requested");
/** By the account of this address: another’s has not shown yet that the mailbox is theirs. */
const isAsked = (tx: Transaction, email: string) =>
  and(
    eq(teamInvites.state, "asked"),
    inArray(teamInvites.requestedBy, tx.select({ id: users.id }).from(users).where(eq(users.email, email))),
  );

interface Ended {
  companyId: string;
  userId: string;
  /** Invitations to these that nobody asked for end with them. */
  emails?: string[];
}
/** Ends what someone still asked of a team, and is not taken for a decline. */
export async function endRequests(tx: Transaction, { companyId, userId, emails = [] }: Ended, now: Date) {
  const uninvited = and(isNull(teamInvites.requestedBy), inArray(teamInvites.email, emails));
  await tx
    .update(teamInvites)
    .set({ state: "removed", expiresAt: now })
    .where(
      and(
        eq(teamInvites.companyId, companyId),
        or(eq(teamInvites.requestedBy, userId), uninvited),
        inArray(teamInvites.state, ["asked", "requested", "pending"]),
      ),
    );
}

function deadline(now: Date) {
  return addDays(now, daysOpen);
}

function presentInvite(invite: Invite, now: Date) {
  return {
    ...invite,
    fullName: null,
    permissions: allPermissions(invite.permissions),
    expired: invite.state === "pending" && invite.expiresAt <= now,
  };
}

export async function refuseMember(tx: Transaction, companyId: string, email: string) {
  const [member] = await tx
    .select({ id: roles.id })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(users.email, email), eq(roles.kind, "companyAdmin"), eq(roles.companyId, companyId)));
  if (member)
    throw conflict("ALREADY_ON_THE_TEAM", "They’re already on the team.", {
      email: "They’re already on the team",
    });
}

async function sendInvitation(
  tx: Transaction,
  { config, now }: Context,
  { invite, secret }: { invite: Invite; secret: string },
) {
  const company = await findCompany(tx, invite.companyId);
  const inviter = await findUser(tx, invite.invitedBy);
  const data = {
    inviter: inviter?.fullName ?? "A teammate",
    company: company!.companyName,
    daysOpen,
    url: `${config.publicUrl}/team-invite/${secret}`,
  };
  const email = teamInvitation.render(data, { postalAddress: config.MAIL_ADDRESS });
  await enqueueEmail(
    tx,
    { to: invite.email, userId: null, names: [invite.invitedBy], category: "account", email },
    now(),
  );
}

/** Whom some invites went to. */
export function teamInviteNames(db: Reader, ids: string[]) {
  return db
    .select({ id: teamInvites.id, name: teamInvites.email })
    .from(teamInvites)
    .where(inArray(teamInvites.id, ids));
}
