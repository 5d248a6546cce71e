import { and, eq, inArray, isNotNull, ne, or } from "drizzle-orm";
import type { EmployeeWaitListFields } from "#contract/employee-wait-lists.ts";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { type ProvenEmail, type User, onEmailProven } from "#server/domains/accounts/index.ts";
import { findCompanyOfEmail } from "#server/domains/companies/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { emailDomain } from "#shared/links/email.ts";
import { type WantedAccount, asAccount } from "../as-account.ts";
import { refuseMailProvider, refuseOtherManager } from "../company-of-address.ts";
import { employeeWaitLists } from "../tables.ts";
import { type Entry, findEntryOf, presentEntry } from "./entries.ts";
import { tellLater } from "./tell-waiting.ts";

/** Someone works at a company nobody here has proven, and wants to be told when it is here. */
export async function joinWaitList(context: Context, wanted: EmployeeWaitListFields & WantedAccount) {
  const { db } = context;
  const { companyEmail } = wanted;
  refuseMailProvider(companyEmail);
  const company = await findCompanyOfEmail(db, companyEmail);
  if (company) throw conflict("COMPANY_KNOWN", `${company.companyName} is here. Sign up as its employee.`);
  refuseOtherManager([emailDomain(companyEmail)], wanted);
  const act = async (tx: Transaction, user: User) =>
    void (await addEntry(tx, context.now(), { user, wanted }));
  const signedIn = await asAccount(context, { wanted, act });
  const entry = await findEntryOf(db, signedIn.user.id);
  return { ...signedIn, entry: presentEntry(entry!) };
}

interface Adding {
  user: User;
  wanted: EmployeeWaitListFields;
}
/** One place a person; it is given up for another company's unless an administrator is about to read it. Of a company whose manager was asked already, nobody asks again. */
async function addEntry(tx: Transaction, now: Date, { user, wanted }: Adding) {
  const { companyName, companyEmail, hiringManager } = wanted;
  const state = user.emailVerifiedAt ? "waiting" : "unconfirmed";
  const fields = { companyName, companyEmail, hiringManager, domain: emailDomain(companyEmail) };
  const asked: Omit<Entry, "id" | "userId"> = {
    ...fields,
    state,
    reason: null,
    companyId: null,
    createdAt: now,
    changedAt: now,
  };
  const [entry] = await tx
    .insert(employeeWaitLists)
    .values({ ...asked, id: newId(), userId: user.id })
    .onConflictDoUpdate({
      target: employeeWaitLists.userId,
      set: asked,
      setWhere: or(
        inArray(employeeWaitLists.state, ["unconfirmed", "rejected", "skipped"]),
        isNotNull(employeeWaitLists.companyId),
        and(eq(employeeWaitLists.state, "approved"), ne(employeeWaitLists.domain, fields.domain)),
      ),
    })
    .returning();
  if (!entry)
    throw conflict("ALREADY_WAITING", "You’re already on a waitlist. We’ll email you what we decide.");
  if (state === "waiting") await tellLater(tx, [entry], now);
}

/** Their account is confirmed, and with it their place. */
async function startWaiting(tx: Transaction, { userId, now }: ProvenEmail) {
  const [entry] = await tx
    .update(employeeWaitLists)
    .set({ state: "waiting", changedAt: now })
    .where(and(eq(employeeWaitLists.userId, userId), eq(employeeWaitLists.state, "unconfirmed")))
    .returning();
  if (entry) await tellLater(tx, [entry], now);
}
onEmailProven(startWaiting);
