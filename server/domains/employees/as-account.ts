import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { type User, findUser, findUserByEmail, signUpWith } from "#server/domains/accounts/index.ts";
import { withAccount } from "#server/domains/companies/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import { requiredFieldsNotice } from "#shared/words/required-fields.ts";

export interface WantedAccount {
  companyEmail: string;
  /** Of the account, where it is another than the company's. */
  email?: string | undefined;
  fullName?: string | undefined;
  password?: string | undefined;
  parallelTag?: string | undefined;
}
interface Acting {
  wanted: WantedAccount;
  /** Another link to the same mailbox is on its way, and confirms a new account. */
  linkFollows?: boolean;
  act: (tx: Transaction, user: User) => Promise<void>;
}

/** Acts with a new account, with the one someone has, or as who is signed in. */
export async function asAccount(context: Context, { wanted, linkFollows, act }: Acting) {
  const { db, viewer } = context;
  const email = wanted.email ?? wanted.companyEmail;
  const own = viewer?.userId ? await findUser(db, viewer.userId) : undefined;
  const known = own ?? (await findUserByEmail(db, email));
  return known
    ? withAccount(context, { user: known, password: wanted.password, act })
    : signUpWith(context, { ...newAccount(email, wanted), linkFollows }, act);
}

function newAccount(email: string, { fullName, password, parallelTag }: WantedAccount) {
  const missing = requiredFieldsNotice([...(fullName ? [] : ["Name"]), ...(password ? [] : ["Password"])]);
  if (missing) throw invalid(missing.text);
  return { email, fullName: fullName!, password: password!, parallelTag };
}
