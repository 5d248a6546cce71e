import { and, eq, inArray, isNull, like, or } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import {
  companyEvents,
  domainsOf,
  findCompany,
  findCompanyOfEmail,
} from "#server/domains/companies/index.ts";
import { employeeWaitListHere } from "#server/emails/employee-wait-list-here.ts";
import { employeeWaitListJoined } from "#server/emails/employee-wait-list-joined.ts";
import { on } from "#server/events/events.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { employeeTasks } from "../tasks.ts";
import { employeeWaitLists } from "../tables.ts";
import { type Entry, saveEntry } from "./entries.ts";

/** A company changed: where it has proven a domain, those who wait for it hear of it. */
export const tellThoseWaiting = on(
  companyEvents.changed,
  "employees.tellWaiting",
  async (tx, { data: { companyId }, at }) => {
    const company = await findCompany(tx, companyId);
    if (!company?.provenAt) return;
    const entries = await tx
      .select()
      .from(employeeWaitLists)
      .where(
        and(
          or(...domainsOf(company).flatMap(atOrBelow)),
          isNull(employeeWaitLists.companyId),
          inArray(employeeWaitLists.state, ["waiting", "approved", "rejected"]),
        ),
      );
    await tellLater(tx, entries, at);
  },
);

function atOrBelow(domain: string) {
  return [eq(employeeWaitLists.domain, domain), like(employeeWaitLists.domain, `%.${domain}`)];
}

export async function tellLater(tx: Transaction, entries: readonly Entry[], at: Date) {
  for (const { id } of entries) await enqueue(tx, employeeTasks.tellWaiting, { data: { id }, at });
}

/** The task "employees.tellWaiting": their company is here, or their place is sure. */
export async function tellWaiting(
  tx: Transaction,
  { id }: DataOf<typeof employeeTasks.tellWaiting>,
  { config, now }: TaskContext,
) {
  const [entry] = await tx.select().from(employeeWaitLists).where(eq(employeeWaitLists.id, id)).for("update");
  const user = entry && (await findUser(tx, entry.userId));
  if (!user || entry.companyId || entry.state === "skipped") return;
  const company = await findCompanyOfEmail(tx, entry.companyEmail);
  if (!company && entry.state !== "waiting") return;
  if (company) await saveEntry(tx, id, { companyId: company.id });
  const template = company ? employeeWaitListHere : employeeWaitListJoined;
  const data = {
    name: user.fullName,
    company: company?.companyName ?? entry.companyName,
    url: `${config.publicUrl}${company ? "/teams/sign-up" : "/teams/wait-list"}`,
  };
  const email = template.render(data, { postalAddress: config.MAIL_ADDRESS });
  await enqueueEmail(tx, { to: user.email, userId: user.id, category: "account", email }, now);
}
