import { eq } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict } from "#server/errors/refusal.ts";
import { dropFile } from "#server/domains/files/index.ts";
import { type SourceRow, lockSource, presentSource, sourceColumns } from "./queries.ts";
import { knowledgeSources } from "./tables.ts";
import { tellTeam } from "./tell-team.ts";

/** New words for a source; where it came from stays. */
export function changeSource(
  context: CompanyContext,
  id: string,
  { changedAt, ...changes }: { title?: string; content?: string; changedAt: string },
) {
  return context.db.transaction(async (tx) => {
    const before = await lockSource(tx, context, id);
    if (before.changedAt.getTime() !== Date.parse(changedAt))
      throw conflict(
        "CONFLICT",
        "A teammate or another tab just changed this source. Look at that version, then save again.",
      );
    const after = await update(tx, before, { ...changes, changedAt: context.now() });
    await tellTeam(tx, context, { action: "knowledge.changed", before, after });
    return presentSource(context, tx, after);
  });
}

/** A web page that is switched off is kept, and no search finds it. */
export function toggleWebSource(context: CompanyContext, id: string, wanted: boolean | undefined) {
  return context.db.transaction(async (tx) => {
    const before = await lockSource(tx, context, id, eq(knowledgeSources.source, "web"));
    const after = await update(tx, before, { active: wanted ?? !before.active });
    if (after.active !== before.active)
      await tellTeam(tx, context, { action: "knowledge.switched", before, after });
    return presentSource(context, tx, after);
  });
}

export function removeSource(context: CompanyContext, id: string) {
  return context.db.transaction(async (tx) => {
    const before = await lockSource(tx, context, id);
    await tx.delete(knowledgeSources).where(eq(knowledgeSources.id, id));
    if (before.fileId) await dropFile(tx, before.fileId, context.now());
    await tellTeam(tx, context, { action: "knowledge.removed", before });
  });
}

async function update(
  tx: Transaction,
  { id }: SourceRow,
  changes: Partial<typeof knowledgeSources.$inferInsert>,
) {
  const [row] = await tx
    .update(knowledgeSources)
    .set(changes)
    .where(eq(knowledgeSources.id, id))
    .returning(sourceColumns);
  return row!;
}
