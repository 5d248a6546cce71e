import { type ReportLine, type UploadResult, notifyWithinDays } from "#contract/imported-people.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext, UserContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { addLeads } from "#server/domains/applications/index.ts";
import { addExternal, holdPeople } from "#server/domains/external-candidates/index.ts";
import { type FileRow, dropFile } from "#server/domains/files/index.ts";
import { newId } from "#server/database/ids.ts";
import { findOwnJob } from "#server/domains/jobs/index.ts";
import { addDays } from "#shared/times/add-days.ts";
import type { PeopleField } from "#shared/leads/people-fields.ts";
import { enqueueForgetting } from "../forget-due.ts";
import { enqueueWarning } from "../warn-team.ts";
import { classifyPeople, leftOut, reportOf } from "./classify-people.ts";
import { refuseClosed } from "../refuse-closed.ts";
import { openPeople, ownNetwork } from "./open-upload.ts";
import { type ReadPerson, type RefusedLine, readPeople } from "#server/people-files/read-people-file.ts";
import { countPeople, holdMonth, refuseBeyond, uploadLimit } from "./upload-limit.ts";
import { fillGaps } from "./uploaded-duplicates.ts";

const mostShown = 500;

interface Wanted {
  url: string;
  jobId: string;
  source?: string | undefined;
  columns?: (PeopleField | null)[] | undefined;
}
/**
 * Takes the people of an uploaded file in as leads of a job, and drops the file. Until that is done the file stays, so
 * that an upload that was interrupted can be sent again; whoever came in meanwhile is not doubled.
 */
export async function uploadPeople(
  context: CompanyContext,
  networkId: string,
  { url, jobId, source, columns }: Wanted,
): Promise<UploadResult> {
  const companyId = ownNetwork(context, networkId);
  const job = await findOwnJob(context.db, companyId, jobId);
  refuseClosed(job);
  const { file, table } = await openPeople(context, { url, columns });
  return context.db.transaction(async (tx) => {
    const result = await takeIn(tx, context, { job, file, source: source || null, ...readPeople(table) });
    await dropFile(tx, file.id, context.now());
    return result;
  });
}

interface Taking {
  job: { id: string; companyId: string };
  file: FileRow;
  source: string | null;
  people: ReadPerson[];
  refused: RefusedLine[];
}
/** Holds the month's row, so that two files at once don't pass the limit together, and the people, so that no one is doubled. */
async function takeIn(tx: Transaction, context: UserContext, { job, file, source, people, refused }: Taking) {
  const { viewer, now } = context;
  const { companyId } = job;
  const month = await holdMonth(tx, companyId, now());
  await holdPeople(tx, companyId);
  const classified = await classifyPeople(tx, context, { companyId, people });
  const { once, known, fresh } = classified;
  refuseBeyond(month, { fresh: fresh.length, inFile: once.length });
  const added = await addPeople(tx, context, { companyId, fileName: file.name, source, people: fresh });
  await fillGaps(tx, known, { companyId, now: now() });
  const ids = [...added, ...new Set([...known.values()].map(({ id }) => id))];
  const by = { byUserId: viewer.userId, source: "Uploaded file", manualAdd: false } as const;
  const made = await addLeads(tx, { job, personIds: ids, ...by, now: now() });
  const used = await countPeople(tx, month, added.length);
  const joined = made.length - added.length;
  await audit(
    tx,
    { viewer, now: now() },
    {
      kind: "import",
      action: "people.uploaded",
      subject: { kind: "job", id: job.id, companyId },
      after: { fileName: file.name, added: added.length, joined },
    },
  );
  const left = [...refused, ...leftOut(classified)].toSorted((a, b) => a.line - b.line);
  const leadIds = new Set(made.map(({ candidateId }) => candidateId));
  const report = reportOf({ people, skipped: left, classified, leadIds });
  const countOf = (which: ReportLine["outcome"]) => report.filter(({ outcome }) => outcome === which).length;
  return {
    added: added.length,
    joined,
    twice: countOf("twice"),
    duplicates: countOf("duplicate"),
    refused: left.slice(0, mostShown),
    refusedInAll: left.length,
    report,
    limit: uploadLimit(month, used),
  };
}

interface NewPeople {
  companyId: string;
  fileName: string;
  source: string | null;
  people: ReadPerson[];
}
/** Returns their ids. People who are not notified in time are deleted again; the team is warned first. */
async function addPeople(
  tx: Transaction,
  { viewer, now }: UserContext,
  { companyId, fileName, source, people }: NewPeople,
) {
  const keptUntil = addDays(now(), notifyWithinDays);
  const common = { companyId, fileName, source, byUserId: viewer.userId, addedAt: now(), keptUntil };
  const rows = people.map(({ line: _, ...person }) => ({ ...person, ...common, id: newId() }));
  await addExternal(tx, rows);
  await enqueueForgetting(tx, companyId, keptUntil);
  await enqueueWarning(tx, companyId, keptUntil);
  return rows.map(({ id }) => id);
}
