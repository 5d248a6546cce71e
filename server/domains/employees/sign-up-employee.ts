import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import type { User } from "#server/domains/accounts/index.ts";
import { type Company, domainsOf } from "#server/domains/companies/index.ts";
import { refuseBeyond } from "#server/limits/attempts.ts";
import { type WantedAccount, asAccount } from "./as-account.ts";
import { companyOfAddress, refuseOtherManager } from "./company-of-address.ts";
import { addEmployment, hasWorkedAt, readEmployee, startEmployment } from "./employments.ts";
import { mailLimit, sendEmployerLink } from "./confirm-employer.ts";

interface NewEmployee extends WantedAccount {
  hiringManager: string;
}
/** Someone says where they work: with a new account, with the one they have, or as who is signed in. */
export async function signUpEmployee(context: Context, wanted: NewEmployee) {
  const { db, now } = context;
  const company = await companyOfAddress(db, wanted.companyEmail);
  refuseOtherManager(domainsOf(company), wanted);
  await refuseBeyond(db, [mailLimit(wanted.companyEmail)], now());
  const signedIn = await asAccount(context, {
    wanted,
    // The link to the mailbox at the company confirms the account as well.
    linkFollows: (wanted.email ?? wanted.companyEmail) === wanted.companyEmail,
    act: (tx, user) => addEmployer(tx, context, { user, company, wanted }),
  });
  return { ...signedIn, employee: await readEmployee(db, signedIn.user.id) };
}

interface Adding {
  user: User;
  company: Company;
  wanted: NewEmployee;
}
/** They work there once they show that the mailbox is theirs. */
async function addEmployer(tx: Transaction, context: Context, { user, company, wanted }: Adding) {
  const now = context.now();
  const { companyEmail, hiringManager } = wanted;
  const asked = { userId: user.id, companyId: company.id, companyEmail, hiringManager, createdAt: now };
  const employment = await addEmployment(tx, asked, company.companyName);
  // Who worked there before may have lost the mailbox since they confirmed it.
  const proven = user.email === companyEmail && user.emailVerifiedAt && !(await hasWorkedAt(tx, asked));
  if (proven) await startEmployment(tx, { employment, now });
  else await sendEmployerLink(tx, context, { employment, user });
}
