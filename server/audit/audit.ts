import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/ids.ts";
import type { Viewer } from "#server/context.ts";
import { auditLog } from "./tables.ts";

interface Entry {
  action: string;
  subject: { kind: string; id: string | null; companyId?: string | null };
  before?: unknown;
  after?: unknown;
  why?: string | null;
}

/** Keeps who did what to whose data, in the transaction of the change. */
export async function audit(
  tx: Transaction,
  { viewer, now }: { viewer: Pick<Viewer, "userId" | "adminId"> | null; now: Date },
  { action, subject, before, after, why }: Entry,
) {
  await tx.insert(auditLog).values({
    id: newId(),
    at: now,
    actorKind: viewer === null ? "system" : viewer.adminId ? "admin" : "user",
    actorId: viewer?.adminId ?? viewer?.userId ?? null,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    companyId: subject.companyId ?? null,
    before: before ?? null,
    after: after ?? null,
    why: why ?? null,
  });
}
