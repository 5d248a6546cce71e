import type { UploadPreview } from "#contract/imported-people.ts";
import type { CompanyContext } from "#server/context.ts";
import { type PeopleField, suffice } from "#shared/leads/people-fields.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { leadTasks } from "../tasks.ts";
import { classifyPeople } from "./classify-people.ts";
import { openUpload, ownNetwork } from "./open-upload.ts";
import { readPeople } from "#server/people-files/read-people-file.ts";
import { findLimit } from "./upload-limit.ts";

const linesShown = 5;
const keptMs = 86_400_000;

/** What a file holds and would bring. Nothing of it is kept but the file, for a day, so that an interrupted upload can go on. */
export async function previewUpload(
  context: CompanyContext,
  networkId: string,
  asked: { url: string; columns?: (PeopleField | null)[] | undefined },
): Promise<UploadPreview> {
  const companyId = ownNetwork(context, networkId);
  const { file, table } = await openUpload(context, asked);
  const { people, refused } = suffice(table.columns) ? readPeople(table) : { people: [], refused: [] };
  const { once, objected, applied, known, fresh } = await context.db.transaction(async (tx) => {
    const at = new Date(context.now().getTime() + keptMs);
    const key = `leads-file:${file.id}`;
    await enqueue(tx, leadTasks.dropUpload, { data: { fileId: file.id }, at, key });
    return classifyPeople(tx, context, { companyId, people });
  });
  const knownPeople = new Set([...known.values()].map(({ id }) => id)).size;
  return {
    fileName: file.name,
    headings: table.headings,
    columns: table.columns,
    lines: table.lines.slice(0, linesShown),
    counts: {
      added: fresh.length,
      known: knownPeople,
      duplicates: people.length - once.length + known.size - knownPeople,
      skipped: refused.length + objected.size + applied.size,
    },
    limit: await findLimit(context, companyId),
  };
}
