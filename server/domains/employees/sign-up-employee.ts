import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { type User, findUser, findUserByEmail, signUpWith } from "#server/domains/accounts/index.ts";
import { type Company, withAccount } from "#server/domains/companies/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import { refuseBeyond } from "#server/limits/attempts.ts";
import { requiredFieldsNotice } from "#shared/words/required-fields.ts";
import { companyOfAddress, refuseOtherManager } from "./company-of-address.ts";
import { addEmployment, readEmployee, startEmployment } from "./employments.ts";
import { mailLimit, sendEmployerLink } from "./confirm-employer.ts";

interface NewEmployee {
  companyEmail: string;
  hiringManager: string;
  /** Of the account, where it is another than the company's. */
  email?: string | undefined;
  fullName?: string | undefined;
  password?: string | undefined;
  parallelTag?: string | undefined;
}
/** Someone says where they work: with a new account, with the one they have, or as who is signed in. */
export async function signUpEmployee(context: Context, wanted: NewEmployee) {
  const { db, viewer, now } = context;
  const company = await companyOfAddress(db, wanted.companyEmail);
  refuseOtherManager(company, wanted);
  await refuseBeyond(db, [mailLimit(wanted.companyEmail)], now());
  const act = (tx: Transaction, user: User) => addEmployer(tx, context, { user, company, wanted });
  const email = wanted.email ?? wanted.companyEmail;
  const own = viewer?.userId ? await findUser(db, viewer.userId) : undefined;
  const known = own ?? (await findUserByEmail(db, email));
  const signedIn = known
    ? await withAccount(context, { user: known, password: wanted.password, act })
    : await signUpWith(context, newAccount(email, wanted), act);
  return { ...signedIn, employee: await readEmployee(db, signedIn.user.id) };
}

function newAccount(email: string, { companyEmail, fullName, password, parallelTag }: NewEmployee) {
  const missing = requiredFieldsNotice([...(fullName ? [] : ["Name"]), ...(password ? [] : ["Password"])]);
  if (missing) throw invalid(missing.text);
  const account = { email, fullName: fullName!, password: password!, parallelTag };
  // The link to the mailbox at the company confirms the account as well.
  return { ...account, linkFollows: email === companyEmail };
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
  if (user.email === companyEmail && user.emailVerifiedAt) await startEmployment(tx, { employment, now });
  else await sendEmployerLink(tx, context, { employment, user });
}
