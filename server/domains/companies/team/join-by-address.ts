import { and, desc, eq, gt } from "drizzle-orm";
import { teamPermissions } from "#contract/team-rights.ts";
import type { Permissions } from "#contract/team-shapes.ts";
import { type User, addRole, roles, rolesOfUser, users } from "#server/domains/accounts/index.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { conflict, forbidden } from "#server/errors/refusal.ts";
import { markDone } from "../account-flags.ts";
import { teamEvents } from "../events.ts";
import { teamInvites } from "../tables.ts";
import { setRights } from "./team.ts";

interface Arriving {
  companyId: string;
  user: User;
  email: string;
  now: Date;
}
/** Someone whose company vouches for them is on its team: as they were invited, or without any permission until a teammate gives some. */
export async function joinByAddress(tx: Transaction, { companyId, user, email, now }: Arriving) {
  const role = (await rolesOfUser(tx, user.id)).find(({ kind }) => kind === "companyAdmin");
  if (role?.disabled) throw forbidden("Your team has switched your access off. Ask a teammate.");
  if (role?.companyId === companyId) return;
  if (role) throw conflict("ALREADY_ON_A_TEAM", "You already belong to another hiring team.");
  const invite = await openInvite(tx, { companyId, email, now });
  const title = invite?.title ?? null;
  const { id } = await addRole(tx, { userId: user.id, kind: "companyAdmin", companyId, title, now });
  await setRights(tx, { companyAdminId: id, permissions: invite?.permissions ?? noPermissions(), now });
  if (invite) await tx.update(teamInvites).set({ state: "accepted" }).where(eq(teamInvites.id, invite.id));
  await markDone(tx, companyId, "teamAdded");
  await publish(tx, teamEvents.joined, { data: { companyId, companyAdminId: id, userId: user.id }, at: now });
}

async function openInvite(tx: Transaction, { companyId, email, now }: Omit<Arriving, "user">) {
  const [invite] = await tx
    .select()
    .from(teamInvites)
    .where(
      and(
        eq(teamInvites.companyId, companyId),
        eq(teamInvites.email, email),
        eq(teamInvites.state, "pending"),
        gt(teamInvites.expiresAt, now),
      ),
    )
    .orderBy(desc(teamInvites.createdAt))
    .limit(1)
    .for("update");
  return invite;
}

function noPermissions() {
  return Object.fromEntries(teamPermissions.map((name) => [name, false])) as Permissions;
}

/** The accounts of everyone on a hiring team. */
export function teamAccounts(db: Reader, companyId: string) {
  return db
    .select({ id: users.id, email: users.email })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.kind, "companyAdmin"), eq(roles.companyId, companyId)));
}
