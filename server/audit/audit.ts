import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import type { Viewer } from "#server/context.ts";
import { auditLog } from "./tables.ts";

interface Entry {
  action: string;
  subject: { kind: string; id: string | null; companyId?: string | null };
  before?: unknown;
  after?: unknown;
  why?: string | null;
  /** Whose place the actor took. */
  onBehalfOf?: string | null;
}

interface Act {
  viewer: Pick<Viewer, "userId" | "adminId"> | null;
  now: Date;
}

/** Keeps who did what to whose data, in the transaction of the change. */
export function audit(tx: Transaction, act: Act, entry: Entry) {
  return auditAll(tx, act, [entry]);
}

/** The same for one act that changed many. */
export async function auditAll(tx: Transaction, { viewer, now }: Act, entries: Entry[]) {
  if (entries.length === 0) return;
  await tx.insert(auditLog).values(
    entries.map(({ action, subject, before, after, why, onBehalfOf }) => ({
      id: newId(),
      at: now,
      actorKind:
        viewer === null ? ("system" as const) : viewer.adminId ? ("admin" as const) : ("user" as const),
      actorId: viewer?.adminId ?? viewer?.userId ?? null,
      onBehalfOf: onBehalfOf ?? null,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      companyId: subject.companyId ?? null,
      before: before ?? null,
      after: after ?? null,
      why: why ?? null,
    })),
  );
}
