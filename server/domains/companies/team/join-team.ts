import { and, eq } from "drizzle-orm";
import {
  type User,
  addRole,
  roles,
  rolesOfUser,
  removeRole,
  proveEmail,
  signUpWith,
} from "#server/domains/accounts/index.ts";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { Refusal, conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { requiredFieldsNotice } from "#shared/words/required-fields.ts";
import { markDone } from "../account-flags.ts";
import { presentCompany } from "../present.ts";
import { findCompany } from "../queries.ts";
import { teamInvites } from "../tables.ts";
import { accountOfInvite, endRequests, findInvite } from "./team-invites.ts";
import { setRights } from "./team.ts";
import { withAccount } from "./with-account.ts";
import { teamEvents } from "../events.ts";

export interface Joining {
  /** The secret of the emailed link. */
  inviteId: string;
  fullName?: string;
  password?: string;
  parallelTag?: string;
  profilePicture?: string | null;
}

/** Accepts an invitation: with a new account, with one's password, or as the person who is signed in. The link proves the mailbox. */
export async function joinTeam(context: Context, joining: Joining) {
  const { db } = context;
  const invite = await findInvite(db, joining.inviteId);
  if (!invite || invite.state === "removed") throw notFound("Invitation");
  const known = await accountOfInvite(db, invite);
  const accept = (tx: Transaction, user: User) => acceptInvite(tx, context, { inviteId: invite.id, user });
  const signedIn = known
    ? await withAccount(context, { user: known, password: joining.password, act: accept })
    : await signUpWith(context, newMember(invite.email, joining), accept);
  const company = await findCompany(db, invite.companyId);
  return { ...signedIn, company: presentCompany(company!, invite.companyId) };
}

function newMember(email: string, { fullName, password, parallelTag, profilePicture }: Joining) {
  const missing = requiredFieldsNotice([...(fullName ? [] : ["Name"]), ...(password ? [] : ["Password"])]);
  if (missing) throw invalid(missing.text);
  const person = { email, fullName: fullName!, password: password!, parallelTag, profilePicture };
  return { ...person, emailProven: true };
}

async function acceptInvite(
  tx: Transaction,
  { now }: Context,
  { inviteId, user }: { inviteId: string; user: User },
) {
  const [invite] = await tx.select().from(teamInvites).where(eq(teamInvites.id, inviteId)).for("update");
  if (invite?.state !== "pending" || invite.expiresAt <= now())
    throw new Refusal(410, "INVITE_CLOSED", "This invitation has expired. Ask your teammate for a new one.");
  if (!user.emailVerifiedAt && user.email === invite.email)
    await proveEmail(tx, { userId: user.id, email: user.email, now: now() });
  await leaveUnproven(tx, user);
  const { companyId, title, permissions } = invite;
  const role = await addRole(tx, { userId: user.id, kind: "companyAdmin", companyId, title, now: now() });
  await setRights(tx, { companyAdminId: role.id, permissions, now: now() });
  await tx.update(teamInvites).set({ state: "accepted" }).where(eq(teamInvites.id, inviteId));
  const emails = [user.email, invite.email];
  await endRequests(tx, { companyId, userId: user.id, emails }, now());
  await markDone(tx, companyId, "teamAdded");
  await publish(tx, teamEvents.joined, {
    data: { companyId, companyAdminId: role.id, userId: user.id },
    at: now(),
  });
}

/** Nobody is on two teams; but a company that only its one member typed does not keep them from their colleagues'. */
async function leaveUnproven(tx: Transaction, user: User) {
  const role = (await rolesOfUser(tx, user.id)).find(({ kind }) => kind === "companyAdmin");
  if (!role) return;
  const company = role.companyId ? await findCompany(tx, role.companyId) : undefined;
  const team = await tx.$count(
    roles,
    and(eq(roles.kind, "companyAdmin"), eq(roles.companyId, role.companyId!)),
  );
  if (company?.provenAt || team > 1)
    throw conflict("ALREADY_ON_A_TEAM", "You already belong to a hiring team.");
  await removeRole(tx, role.id);
}
