import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { type User, findUser, refuseForDisabled, users } from "#server/domains/accounts/index.ts";
import { employeeWaitListApproved } from "#server/emails/employee-wait-list-approved.ts";
import { employeeWaitListAsked } from "#server/emails/employee-wait-list-asked.ts";
import { employeeWaitListRejected } from "#server/emails/employee-wait-list-rejected.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { employeeWaitLists } from "../tables.ts";
import { type Entry, countAtDomain, lockEntry, presentEntry, saveEntry } from "./entries.ts";

type Person = Pick<User, "fullName" | "email" | "disabledAt">;

/** Employees that wait for a decision, and whose company has not come by itself; the oldest first. */
export async function listWaiting({ db }: AdminContext) {
  const rows = await db
    .select({
      entry: employeeWaitLists,
      fullName: users.fullName,
      email: users.email,
      disabledAt: users.disabledAt,
    })
    .from(employeeWaitLists)
    .innerJoin(users, eq(users.id, employeeWaitLists.userId))
    .where(and(eq(employeeWaitLists.state, "waiting"), isNull(employeeWaitLists.companyId)))
    .orderBy(asc(employeeWaitLists.changedAt));
  const presented = [];
  for (const { entry, ...person } of rows) presented.push(await presentReviewed(db, entry, person));
  return presented;
}

async function presentReviewed(db: Reader, entry: Entry, { fullName, email, disabledAt }: Person) {
  const others = (await countAtDomain(db, entry.domain)) - 1;
  return { ...presentEntry(entry), fullName, email, disabled: disabledAt !== null, others };
}

interface Decision {
  status: "approved" | "rejected";
  reason?: string | undefined;
}
/** An administrator has the company asked to come, or rejects the place with a reason. Either way the person hears of it. */
export function decideEntry(context: AdminContext, id: string, { status, reason = "" }: Decision) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id);
    if (entry.state !== "waiting" || entry.companyId)
      throw conflict("NOT_WAITING", "This person no longer waits for a decision.");
    const user = await findUser(tx, entry.userId);
    if (!user) throw notFound("Account");
    const why = status === "rejected" ? reason : null;
    if (status === "approved") {
      await refuseForDisabled(tx, entry.userId);
      await askManager(tx, context, { entry, user });
    }
    const saved = await saveEntry(tx, id, { state: status, reason: why, changedAt: now() });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: `employeeWaitList.${status}`,
        subject: { kind: "employeeWaitListEntry", id, personId: entry.userId },
        after: { state: status, companyName: entry.companyName },
        why,
      },
    );
    await tell(tx, context, { entry: saved, user });
    return presentReviewed(tx, saved, user);
  });
}

interface About {
  entry: Entry;
  user: User;
}
/** The hiring manager is asked once, no matter who names them. */
async function askManager(tx: Transaction, { config, now }: AdminContext, { entry, user }: About) {
  const { hiringManager, companyName, companyEmail } = entry;
  // Of two who approve at the same moment, the second waits to see what the first did.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`hiring manager ${hiringManager}`}))`);
  const asked = await tx
    .select({ id: employeeWaitLists.id })
    .from(employeeWaitLists)
    .where(
      and(
        eq(employeeWaitLists.hiringManager, hiringManager),
        eq(employeeWaitLists.state, "approved"),
        ne(employeeWaitLists.id, entry.id),
      ),
    )
    .limit(1);
  if (asked.length > 0) return;
  const data = {
    name: null,
    employee: user.fullName,
    companyEmail,
    company: companyName,
    url: `${config.publicUrl}/hire/sign-up`,
  };
  const email = employeeWaitListAsked.render(data, { postalAddress: config.MAIL_ADDRESS });
  await enqueueEmail(
    tx,
    { to: hiringManager, userId: null, names: [user.id], category: "account", email },
    now(),
  );
}

async function tell(tx: Transaction, { config, now }: AdminContext, { entry, user }: About) {
  const { reason, companyName, hiringManager } = entry;
  const footer = { postalAddress: config.MAIL_ADDRESS };
  const data = { name: user.fullName, company: companyName, url: `${config.publicUrl}/teams/wait-list` };
  const email =
    reason === null
      ? employeeWaitListApproved.render({ ...data, hiringManager }, footer)
      : employeeWaitListRejected.render({ ...data, reason }, footer);
  await enqueueEmail(tx, { to: user.email, userId: user.id, category: "account", email }, now());
}
