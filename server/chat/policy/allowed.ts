import { findMember } from "../store/channels/queries.ts";
import type { ChatCall } from "../context.ts";
import { notAllowed } from "../protocol/errors.ts";
import { chatUsers } from "../store/tables.ts";
import { eq } from "drizzle-orm";
import { holds } from "./conditions.ts";
import { defaultGrants } from "./grants.data.ts";
import { type Permission } from "../store/permissions/permissions.data.ts";
import { allPermissions } from "../store/permissions/permissions.ts";
import { decide, readPolicies } from "./policies.ts";

interface Asked {
  action: string;
  /** The channel, for actions in channels. */
  channel?: { cid: string; type: string; team: string | null } | undefined;
  /** The owner of the object. */
  ownerId?: string | null | undefined;
}

/** Whether the acting user may do something: servers may; policies of the channel type decide first, then grants. */
export async function isAllowed(
  call: ChatCall,
  { action, channel, ownerId = null }: Asked,
): Promise<boolean> {
  if (call.caller.kind === "server") return true;
  const settings = await call.settings.get();
  if (settings.disable_permissions_checks) return true;
  const subject = await subjectOf(call);
  const member = channel ? await findMember(call.db, channel.cid, call.actorId) : undefined;
  const roles = [subject.role, ...(member ? [member.channelRole] : [])];
  const isOwner = ownerId !== null && ownerId === call.actorId;
  const type = channel ? call.types.of(channel.type) : null;
  const verdict = decide(readPolicies(type?.permissions ?? []), { resource: action, roles, isOwner });
  if (verdict) return verdict === "Allow";
  const own = channel ? type?.grants : settings.grants;
  const defaults = channel ? defaultGrants.channel : defaultGrants.app;
  const known = await allPermissions(call.db);
  const facts = {
    subject: { ...subject, id: call.actorId ?? undefined },
    object: { ...channel, owner_id: ownerId ?? undefined },
  };
  return roles
    .flatMap((role) => own?.[role] ?? defaults[role] ?? [])
    .flatMap((id) => known.get(id) ?? [])
    .some((permission) => fits(permission, { action, isOwner, facts }));
}

interface Facts {
  action: string;
  isOwner: boolean;
  facts: { subject: Record<string, unknown>; object: Record<string, unknown> };
}
function fits({ owner, sameTeam, condition, ...permission }: Permission, { action, isOwner, facts }: Facts) {
  if (permission.action !== action || (owner && !isOwner)) return false;
  const { teams } = facts.subject as { teams?: string[] };
  if (sameTeam && !teams?.includes(String(facts.object.team))) return false;
  return !condition || holds(condition, facts);
}

export async function refuseUnlessAllowed(call: ChatCall, asked: Asked) {
  if (!(await isAllowed(call, asked))) throw notAllowed(`you are not allowed to do ${asked.action} here`);
}

async function subjectOf({ db, actorId, caller }: ChatCall) {
  if (!actorId) return { role: caller.kind === "anonymous" ? "anonymous" : "user", teams: [] as string[] };
  const [row] = await db.select().from(chatUsers).where(eq(chatUsers.id, actorId));
  return { ...row?.data, role: row?.role ?? "user", teams: row?.teams ?? [], name: row?.name };
}
