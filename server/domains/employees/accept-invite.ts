import { eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import {
  type User,
  findUser,
  findUserByEmail,
  hashSecret,
  proveEmail,
  signUpWith,
} from "#server/domains/accounts/index.ts";
import { findCompany, withAccount } from "#server/domains/companies/index.ts";
import { Refusal, invalid, notFound } from "#server/errors/refusal.ts";
import { requiredFieldsNotice } from "#shared/words/required-fields.ts";
import { addEmployment, readEmployee, startEmployment } from "./employments.ts";
import { type InviteRow, presentInvite } from "./invites.ts";
import { employeeInvites } from "./tables.ts";

async function findInvite(db: Reader, secret: string): Promise<InviteRow> {
  const [invite] = await db
    .select()
    .from(employeeInvites)
    .where(eq(employeeInvites.secretHash, hashSecret(secret)));
  if (!invite) throw notFound("Invitation");
  return invite;
}

/** What the invited person sees before they accept. */
export async function showInvite({ db, now }: Context, secret: string) {
  const invite = await findInvite(db, secret);
  const company = await findCompany(db, invite.companyId);
  if (!company) throw notFound("Invitation");
  const hasAccount = (await findUserByEmail(db, invite.email)) !== undefined;
  return { ...presentInvite(invite, now()), company, hasAccount };
}

interface Accepting {
  secret: string;
  fullName?: string | undefined;
  password?: string | undefined;
}
/** The link proves the mailbox, so the person works there at once; who is signed in adds it to the account they have. */
export async function acceptInvite(context: Context, { secret, fullName, password }: Accepting) {
  const { db, viewer } = context;
  const invite = await findInvite(db, secret);
  const own = viewer?.userId ? await findUser(db, viewer.userId) : undefined;
  const known = own ?? (await findUserByEmail(db, invite.email));
  const act = (tx: Transaction, user: User) => accept(tx, context, { inviteId: invite.id, user });
  const signedIn = known
    ? await withAccount(context, { user: known, password, act })
    : await signUpWith(context, newAccount(invite.email, { fullName, password }), act);
  return { ...signedIn, employee: await readEmployee(db, signedIn.user.id) };
}

function newAccount(email: string, { fullName, password }: Omit<Accepting, "secret">) {
  const missing = requiredFieldsNotice([...(fullName ? [] : ["Name"]), ...(password ? [] : ["Password"])]);
  if (missing) throw invalid(missing.text);
  return { email, fullName: fullName!, password: password!, emailProven: true };
}

async function accept(
  tx: Transaction,
  context: Context,
  { inviteId, user }: { inviteId: string; user: User },
) {
  const now = context.now();
  const [invite] = await tx
    .select()
    .from(employeeInvites)
    .where(eq(employeeInvites.id, inviteId))
    .for("update");
  if (invite?.state !== "pending" || invite.expiresAt <= now)
    throw new Refusal(
      410,
      "INVITE_CLOSED",
      "This invitation has expired. Ask the hiring team for a new one.",
    );
  const { email, companyId, title } = invite;
  const company = await findCompany(tx, companyId);
  const asked = { userId: user.id, companyId, companyEmail: email, createdAt: now };
  const employment = await addEmployment(tx, asked, company!.companyName);
  await startEmployment(tx, { employment, title, now });
  await tx.update(employeeInvites).set({ state: "accepted" }).where(eq(employeeInvites.id, inviteId));
  if (user.email === email && !user.emailVerifiedAt) await proveEmail(tx, { userId: user.id, email, now });
}
