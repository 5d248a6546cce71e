import { count, eq } from "drizzle-orm";
import { type NewKnowledgeSource, mostKnowledgeSources } from "#contract/knowledge.ts";
import type { CompanyContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { lockCompany } from "#server/domains/companies/index.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { presentSource, sourceColumns } from "./queries.ts";
import { knowledgeSources } from "./tables.ts";
import { tellTeam } from "./tell-team.ts";
import { findOwnFile } from "./own-file.ts";

/** Keeps a text as someone of the team has seen and corrected it. */
export function createSource(context: CompanyContext, given: NewKnowledgeSource) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    await lockCompany(tx, viewer.companyId);
    await refuseBeyond(tx, viewer.companyId);
    const [row] = await tx
      .insert(knowledgeSources)
      .values({
        id: newId(),
        companyId: viewer.companyId,
        source: given.source,
        title: given.title,
        content: given.content,
        ...(await originOf(tx, context, given)),
        createdAt: now(),
        changedAt: now(),
      })
      .returning(sourceColumns);
    await tellTeam(tx, context, { action: "knowledge.added", after: row! });
    return presentSource(context, tx, row!);
  });
}

async function originOf(tx: Transaction, context: CompanyContext, given: NewKnowledgeSource) {
  if (given.source === "web") return { url: given.url };
  if (given.source === "text") return {};
  const { id, name } = await findOwnFile(tx, context, given.fileId);
  const [used] = await tx
    .select({ id: knowledgeSources.id })
    .from(knowledgeSources)
    .where(eq(knowledgeSources.fileId, id));
  const why = "This file is a source already. Upload it again to add it twice.";
  if (used) throw invalid(why, { fileId: why });
  return { fileId: id, fileName: name };
}

/** Asked while the company is held, so that two at once cannot both be the last. */
async function refuseBeyond(tx: Transaction, companyId: string) {
  const [kept] = await tx
    .select({ number: count() })
    .from(knowledgeSources)
    .where(eq(knowledgeSources.companyId, companyId));
  if (kept!.number >= mostKnowledgeSources)
    throw conflict(
      "TOO_MANY_SOURCES",
      `You have ${mostKnowledgeSources} sources, which is the maximum. Delete one you no longer need first.`,
    );
}
