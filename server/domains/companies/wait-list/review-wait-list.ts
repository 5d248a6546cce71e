import { asc, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { addRole, findUser, refuseForDisabled, rolesOfUser, users } from "#server/domains/accounts/index.ts";
import { waitListApproved } from "#server/emails/wait-list-approved.ts";
import { waitListRejected } from "#server/emails/wait-list-rejected.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { companyEvents } from "../events.ts";
import { freeSlug } from "../slugs.ts";
import { companies, companyWaitLists } from "../tables.ts";
import { type Entry, lockEntry, presentEntry, saveEntry } from "./entries.ts";

/** Companies that wait for a decision; who has waited longest comes first. */
export async function listWaiting({ db }: AdminContext) {
  const rows = await selectReviewed(db)
    .where(eq(companyWaitLists.state, "waiting"))
    .orderBy(asc(companyWaitLists.changedAt));
  return rows.map(presentReviewed);
}

function selectReviewed(db: Reader) {
  return db
    .select({
      entry: companyWaitLists,
      fullName: users.fullName,
      email: users.email,
      disabledAt: users.disabledAt,
    })
    .from(companyWaitLists)
    .innerJoin(users, eq(users.id, companyWaitLists.userId))
    .$dynamic();
}

interface Reviewed {
  entry: Entry;
  fullName: string;
  email: string;
  disabledAt: Date | null;
}
function presentReviewed({ entry, disabledAt, ...person }: Reviewed) {
  return { ...presentEntry(entry), ...person, disabled: disabledAt !== null };
}

interface Decision {
  adminId: string;
  status: "approved" | "rejected";
  reason?: string | undefined;
}
/** An administrator lets a company in, or rejects it with a reason; the person learns of it by email. */
export function decideEntry(context: AdminContext, id: string, { adminId, status, reason }: Decision) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (adminId !== viewer.adminId) throw invalid("Decide with your own id", { adminId: "Send your own id" });
    if (entry.state !== "waiting")
      throw conflict("NOT_WAITING", "This company no longer waits for a decision.");
    const companyId = status === "approved" ? await letIn(tx, entry, now()) : null;
    const why = status === "rejected" ? (reason ?? null) : null;
    await saveEntry(tx, id, { state: status, reason: why, changedAt: now() });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: `waitList.${status}`,
        subject: { kind: "waitListEntry", id, companyId, personId: entry.userId },
        after: { state: status, companyName: entry.companyName },
        why: reason ?? null,
      },
    );
    await tell(tx, context, { entry, reason: why });
    const [row] = await selectReviewed(tx).where(eq(companyWaitLists.id, id));
    return presentReviewed(row!);
  });
}

/** The company may act from now on, by the administrator's word; it has no domain, and its website is not told as proven. */
async function letIn(tx: Transaction, { userId, companyName }: Entry, now: Date): Promise<string> {
  await refuseForDisabled(tx, userId);
  if ((await rolesOfUser(tx, userId)).some(({ kind }) => kind === "companyAdmin"))
    throw conflict(
      "ALREADY_ON_A_TEAM",
      "This account already belongs to a hiring team. Reject it with that reason.",
    );
  const id = newId();
  await tx.insert(companies).values({
    id,
    slug: await freeSlug(tx, companyName),
    companyName,
    isManaged: true,
    provenAt: now,
    createdAt: now,
    changedAt: now,
  });
  await addRole(tx, { userId, kind: "companyAdmin", companyId: id, now });
  await publish(tx, companyEvents.signedUp, { data: { companyId: id, userId }, at: now });
  await publish(tx, companyEvents.changed, { data: { companyId: id }, at: now });
  return id;
}

async function tell(
  tx: Transaction,
  { config, now }: AdminContext,
  { entry: { userId, companyName }, reason }: { entry: Entry; reason: string | null },
) {
  const user = await findUser(tx, userId);
  if (!user) throw notFound("Account");
  const footer = { postalAddress: config.MAIL_ADDRESS };
  const data = { name: user.fullName, company: companyName };
  const email =
    reason === null
      ? waitListApproved.render({ ...data, url: `${config.publicUrl}/hire/jobs` }, footer)
      : waitListRejected.render({ ...data, reason, url: `${config.publicUrl}/hire/wait-list` }, footer);
  await enqueueEmail(tx, { to: user.email, userId, category: "account", email }, now());
}
