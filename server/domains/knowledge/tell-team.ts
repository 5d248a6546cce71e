import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { knowledgeEvents } from "./events.ts";
import type { SourceRow } from "./queries.ts";

interface Changed {
  action: "knowledge.added" | "knowledge.changed" | "knowledge.switched" | "knowledge.removed";
  before?: SourceRow;
  after?: SourceRow;
}
/** Keeps who changed what the company knows, and has the team's open screens read it again. */
export async function tellTeam(
  tx: Transaction,
  { viewer, now }: CompanyContext,
  { action, before, after }: Changed,
) {
  const { companyId } = viewer;
  const subject = { kind: "knowledgeSource", id: (after ?? before)!.id, companyId } as const;
  const entry = { action, subject, before: before && inShort(before), after: after && inShort(after) };
  await audit(tx, { viewer, now: now() }, entry);
  await publish(tx, knowledgeEvents.changed, { data: { companyId }, at: now() });
}

/** The log holds which text it was and how long, never the text. */
function inShort({ source, title, url, fileName, active, characters }: SourceRow) {
  return { source, title, url, fileName, active, characters };
}
