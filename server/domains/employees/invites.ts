import { addDays } from "#shared/times/add-days.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { done } from "#contract/shapes.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser, hashSecret, newToken } from "#server/domains/accounts/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { employeeInvitation } from "#server/emails/employee-invitation.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { Lane } from "#server/tasks/lanes.ts";
import { addressesOfEmployees } from "./company-employees.ts";
import { employeeEvents } from "./events.ts";
import { goesOut, readStaffList } from "./staff-list.ts";
import { employeeInvites } from "./tables.ts";

export type InviteRow = typeof employeeInvites.$inferSelect;
const daysOpen = 14;

export function presentInvite(invite: InviteRow, now: Date) {
  return { ...invite, expired: invite.state === "pending" && invite.expiresAt <= now };
}

/** Those that nobody has accepted yet, newest first. */
export async function listInvites({ db, viewer, now }: CompanyContext) {
  const rows = await db
    .select()
    .from(employeeInvites)
    .where(and(eq(employeeInvites.companyId, viewer.companyId), isPending))
    .orderBy(desc(employeeInvites.createdAt), desc(employeeInvites.id));
  return rows.map((row) => presentInvite(row, now()));
}
const isPending = eq(employeeInvites.state, "pending");

interface Wanted {
  email: string;
  fullName?: string | null;
  title?: string | null | undefined;
}
/** Asks one person to become an employee; an open invitation of the same address is sent again. */
export function inviteEmployee(context: CompanyContext, wanted: Wanted) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    if ((await addressesOfEmployees(tx, viewer.companyId)).has(wanted.email)) {
      const text = "They’re already an employee here.";
      throw conflict("ALREADY_EMPLOYED", text, { email: text });
    }
    const invite = await writeInvite(tx, context, { wanted });
    await keep(tx, context, { action: "employee.invited", after: { email: wanted.email } });
    return presentInvite(invite, now());
  });
}

/** What a staff list would do, row by row; nothing of it is kept. */
export async function previewStaff(context: CompanyContext, file: Uint8Array) {
  const rows = readStaffList(file, await knownTo(context.db, context.viewer.companyId));
  return { rows, invited: rows.filter(goesOut).length };
}

/** Invites whom a staff list names. */
export function importStaff(context: CompanyContext, file: Uint8Array) {
  const { db, viewer } = context;
  return db.transaction(async (tx) => {
    const rows = readStaffList(file, await knownTo(tx, viewer.companyId));
    const wanted = rows.filter(goesOut);
    for (const { email, fullName, title } of wanted)
      await writeInvite(tx, context, { wanted: { email: email!, fullName, title }, lane: "email" });
    const invited = wanted.length;
    const kept = { kind: "import", action: "employee.listInvited", after: { invited } } as const;
    if (invited > 0) await keep(tx, context, kept);
    return { rows, invited };
  });
}

async function knownTo(db: Transaction | CompanyContext["db"], companyId: string) {
  const open = await db
    .select({ email: employeeInvites.email })
    .from(employeeInvites)
    .where(and(eq(employeeInvites.companyId, companyId), isPending));
  return {
    employees: await addressesOfEmployees(db, companyId),
    invited: new Set(open.map(({ email }) => email)),
  };
}

interface Inviting {
  wanted: Wanted;
  lane?: Lane;
}
async function writeInvite(tx: Transaction, context: CompanyContext, { wanted, lane }: Inviting) {
  const { viewer, now } = context;
  const secret = newToken();
  const { email, fullName = null, title = null } = wanted;
  const invited = {
    fullName,
    title,
    invitedBy: viewer.userId,
    secretHash: hashSecret(secret),
    expiresAt: addDays(now(), daysOpen),
  };
  const { companyId } = viewer;
  const [invite] = await tx
    .insert(employeeInvites)
    .values({ id: newId(), companyId, email, createdAt: now(), ...invited })
    .onConflictDoUpdate({
      target: [employeeInvites.companyId, employeeInvites.email],
      targetWhere: sql`state = 'pending'`,
      set: invited,
    })
    .returning();
  await send(tx, context, { invite: invite!, secret, lane });
  return invite!;
}

interface Sending {
  invite: InviteRow;
  secret: string;
  lane?: Lane | undefined;
}
async function send(tx: Transaction, { config, now }: CompanyContext, { invite, secret, lane }: Sending) {
  const company = await findCompany(tx, invite.companyId);
  const inviter = await findUser(tx, invite.invitedBy);
  const data = {
    name: invite.fullName,
    inviter: inviter?.fullName ?? "The hiring team",
    company: company!.companyName,
    daysOpen,
    url: `${config.publicUrl}/teams/invite?token=${secret}`,
  };
  const email = employeeInvitation.render(data, { postalAddress: config.MAIL_ADDRESS });
  const to = { to: invite.email, userId: null, names: [invite.invitedBy], category: "account", email };
  await enqueueEmail(tx, { ...to, ...(lane && { lane }) }, now());
}

export function resendInvite(context: CompanyContext, id: string) {
  return context.db.transaction(async (tx) => {
    const { email, fullName, title } = await lockInvite(tx, context, id);
    const invite = await writeInvite(tx, context, { wanted: { email, fullName, title } });
    await keep(tx, context, { action: "employee.invited", after: { email } });
    return presentInvite(invite, context.now());
  });
}

export function removeInvite(context: CompanyContext, id: string) {
  return context.db.transaction(async (tx) => {
    const { email } = await lockInvite(tx, context, id);
    await tx.delete(employeeInvites).where(eq(employeeInvites.id, id));
    await keep(tx, context, { action: "employee.inviteWithdrawn", before: { email } });
    return done;
  });
}

async function lockInvite(tx: Transaction, { viewer }: CompanyContext, id: string): Promise<InviteRow> {
  const [invite] = await tx
    .select()
    .from(employeeInvites)
    .where(and(eq(employeeInvites.id, id), eq(employeeInvites.companyId, viewer.companyId)))
    .for("update");
  if (!invite) throw notFound("Invitation");
  if (invite.state === "accepted") throw conflict("INVITE_ACCEPTED", "They’ve already joined.");
  return invite;
}

interface Kept {
  kind?: "import";
  action: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}
/** Written to the audit log, and shown to teammates who look at the list. */
async function keep(tx: Transaction, { viewer, now }: CompanyContext, { action, ...what }: Kept) {
  const { companyId } = viewer;
  const subject = { kind: "company", id: companyId, companyId } as const;
  await audit(tx, { viewer, now: now() }, { action, subject, ...what });
  await publish(tx, employeeEvents.invitesChanged, { data: { companyId }, at: now() });
}
