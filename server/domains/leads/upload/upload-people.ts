import {
  type UploadResult,
  invalidFormat,
  spreadsheetIsNoCsv,
  notifyWithinDays,
} from "#contract/imported-people.ts";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext, CompanyContext, UserContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { addLeads } from "#server/domains/applications/index.ts";
import { addExternal } from "#server/domains/external-candidates/index.ts";
import { type FileRow, dropFile, findFile } from "#server/domains/files/index.ts";
import { newId } from "#server/database/ids.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { enqueueForgetting } from "../forget-due.ts";
import { objectedAmong } from "../objections.ts";
import { findOwnJob } from "#server/domains/jobs/index.ts";
import { type ReadPerson, type RefusedLine, readPeopleFile } from "./read-people-file.ts";
import { peopleWhoCame } from "../people-who-came.ts";
import { countPeople, holdMonth, limitOf, refuseBeyond } from "./upload-limit.ts";
import { fillGaps, findKnown, withoutDuplicates } from "./uploaded-duplicates.ts";
import { enqueueWarning } from "../warn-team.ts";

const mostShown = 500;

/** The network of a company has the company's id; another's does not exist. */
export function ownNetwork(context: CompanyContext, id: string): string {
  const companyId = context.viewer.companyId;
  if (id !== companyId) throw notFound("Network");
  return companyId;
}

/** Takes the people of an uploaded file in as leads of a job. The file itself is not kept. */
export async function uploadPeople(
  context: CompanyContext,
  networkId: string,
  { url, jobId, source }: { url: string; jobId: string; source?: string | undefined },
): Promise<UploadResult> {
  const companyId = ownNetwork(context, networkId);
  const job = await findOwnJob(context.db, companyId, jobId);
  const file = await findUpload(context, companyId, url);
  const read = await readUpload(context, file);
  return context.db.transaction((tx) => takeIn(tx, context, { job, file, source: source || null, ...read }));
}

/** Only files in the folder `leads` that a member of this team put there; other addresses are never fetched. */
async function findUpload(
  { db, config }: AuthenticatedContext,
  companyId: string,
  url: string,
): Promise<FileRow> {
  const path = url.startsWith(`${config.publicUrl}/`) ? url.slice(config.publicUrl.length) : url;
  const id = /^\/api\/files\/([0-9a-f-]{36})(?:[?#]|$)/i.exec(path)?.[1];
  const file = id ? await findFile(db, id) : undefined;
  if (!file || file.companyId !== companyId || !file.key.startsWith("leads/"))
    throw invalid(
      "We can’t find this file. Upload it again.",
      { url: "Upload the file to the leads folder first" },
      "NO_SUCH_FILE",
    );
  return file;
}

async function readUpload({ db, outside, now }: AuthenticatedContext, file: FileRow) {
  const bytes = await outside.storage.get(file.key);
  await db.transaction((tx) => dropFile(tx, file.id, now()));
  const read = file.type.startsWith("text/") && bytes ? readPeopleFile(bytes.toString("utf8")) : null;
  if (!read || read.people.length + read.refused.length === 0)
    throw invalid(
      invalidFormat,
      {
        url: file.type.includes("spreadsheet")
          ? spreadsheetIsNoCsv
          : "A CSV file with column names in the first row",
      },
      "INVALIDFORMAT",
    );
  return read;
}

interface Taking {
  job: { id: string; companyId: string };
  file: FileRow;
  source: string | null;
  people: ReadPerson[];
  refused: RefusedLine[];
}
/** Holds the month's row, so that two files at once neither pass the limit together nor double anyone. */
async function takeIn(tx: Transaction, context: UserContext, { job, file, source, people, refused }: Taking) {
  const { viewer, now } = context;
  const { companyId } = job;
  const month = await holdMonth(tx, companyId, now());
  const classified = await classifyPeople(tx, context, { companyId, people });
  const { once, known, fresh } = classified;
  refuseBeyond(month, { fresh: fresh.length, inFile: once.length });
  const added = await addPeople(tx, context, { companyId, fileName: file.name, source, people: fresh });
  for (const [person, row] of known) await fillGaps(tx, row, person);
  const ids = [...added, ...new Set([...known.values()].map(({ id }) => id))];
  const by = { byUserId: viewer.userId, source: "Uploaded file", manualAdd: false } as const;
  const leads = (await addLeads(tx, { job, personIds: ids, ...by, now: now() })).length;
  const used = await countPeople(tx, month, added.length);
  const joined = leads - added.length;
  await audit(
    tx,
    { viewer, now: now() },
    {
      action: "people.uploaded",
      subject: { kind: "job", id: job.id, companyId },
      after: { fileName: file.name, added: added.length, joined },
    },
  );
  const left = [...refused, ...leftOut(classified)].toSorted((a, b) => a.line - b.line);
  return {
    added: added.length,
    joined,
    duplicates: people.length - once.length + known.size + fresh.length - leads,
    refused: left.slice(0, mostShown),
    refusedInAll: left.length,
    limit: limitOf(month.month, used),
  };
}

type Classified = Awaited<ReturnType<typeof classifyPeople>>;
/** Who objected, who applied themselves, whom the company uploaded before, and who is new. */
async function classifyPeople(
  tx: Transaction,
  { config }: UserContext,
  { companyId, people }: { companyId: string; people: ReadPerson[] },
) {
  const once = withoutDuplicates(people);
  const objected = await objectedAmong(tx, config, { companyId, people: once });
  const applied = await peopleWhoCame(tx, companyId, once);
  const open = once.filter((person) => !objected.has(person) && !applied.has(person));
  const known = await findKnown(tx, companyId, open);
  return { once, objected, applied, known, fresh: open.filter((person) => !known.has(person)) };
}

function leftOut({ objected, applied }: Classified): RefusedLine[] {
  const lines = (people: ReadonlySet<ReadPerson>, why: string) =>
    [...people].map(({ line, fullName }) => ({ line, name: fullName, why }));
  return [
    ...lines(objected, "This person asked you not to store their details."),
    ...lines(applied, "This person has already applied. Find them in your network."),
  ];
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
  const keptUntil = new Date(now().getTime() + notifyWithinDays * 86_400_000);
  const common = { companyId, fileName, source, byUserId: viewer.userId, addedAt: now(), keptUntil };
  const rows = people.map(({ line: _, ...person }) => ({ ...person, ...common, id: newId() }));
  await addExternal(tx, rows);
  await enqueueForgetting(tx, companyId, keptUntil);
  await enqueueWarning(tx, companyId, keptUntil);
  return rows.map(({ id }) => id);
}
