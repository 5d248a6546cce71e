import type { AuditKind } from "#contract/audit-log.ts";
import type { AuditedKind } from "#contract/audited-kinds.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import type { Viewer } from "#server/context.ts";
import { auditLog } from "./tables.ts";

export interface AuditSubject {
  kind: AuditedKind;
  id: string | null;
  companyId?: string | null;
  /** Whose data it is, where it isn't the person's own account, part of it or application. */
  personId?: string | null;
}
interface Entry {
  kind?: AuditKind;
  action: string;
  subject: AuditSubject;
  before?: unknown;
  after?: unknown;
  why?: string | null;
  /** Whose place the actor took. */
  onBehalfOf?: string | null;
}

interface Act {
  /** Null is the product itself, a visitor someone who isn’t signed in. */
  viewer: Pick<Viewer, "userId" | "adminId" | "lookedAtBy"> | "visitor" | null;
  now: Date;
}

/** Keeps who did what to whose data, in the transaction of the change. */
export function audit(tx: Transaction, act: Act, entry: Entry) {
  return auditAll(tx, act, [entry]);
}

/** The same for one act that changed many. */
export async function auditAll(tx: Transaction, { viewer, now }: Act, entries: Entry[]) {
  if (entries.length === 0) return;
  const actor = actorOf(viewer);
  await tx.insert(auditLog).values(
    entries.map(({ kind, action, subject, before, after, why, onBehalfOf }) => ({
      id: newId(),
      at: now,
      ...actor,
      ...(onBehalfOf && { onBehalfOf }),
      ...(kind && { kind }),
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      companyId: subject.companyId ?? null,
      personId: subject.personId ?? null,
      before: before ?? null,
      after: after ?? null,
      why: why ?? null,
    })),
  );
}

/** While an administrator views the product as someone else, the administrator is the actor. */
function actorOf(viewer: Act["viewer"]) {
  if (viewer === null || viewer === "visitor")
    return { actorKind: viewer ?? ("system" as const), actorId: null, onBehalfOf: null };
  const { userId, adminId, lookedAtBy } = viewer;
  if (lookedAtBy) return { actorKind: "admin" as const, actorId: lookedAtBy, onBehalfOf: userId };
  return {
    actorKind: adminId ? ("admin" as const) : ("user" as const),
    actorId: adminId ?? userId,
    onBehalfOf: null,
  };
}
