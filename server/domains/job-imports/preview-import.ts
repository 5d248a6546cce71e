import type { JobImport } from "#contract/job-imports.ts";
import type { UserContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import {
  boardsOfReading,
  choicesOfFeed,
  findFeed,
  refuseAccount,
  type FeedPlan,
  saveVerification,
  keyOfKnown,
  knownJobs,
  planFeed,
  readBoard,
  readText,
  stillOpen,
} from "#server/domains/jobs/index.ts";
import { newId } from "#server/database/ids.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import {
  type AtsSystem,
  type FeedJob,
  type UnreadPosting,
  mergeDuplicates,
} from "#server/outside/ats/ats.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { findImport, presentImport, refuseStranger } from "./queries.ts";
import { jobImportLines, jobImports } from "./tables.ts";
import { jobImportTasks } from "./tasks.ts";

export interface Source {
  address?: string | undefined;
  text?: string | undefined;
  /** A feed that is followed already. */
  feedId?: string | undefined;
  fileName?: string | undefined;
  system?: AtsSystem | undefined;
}
/** What is read: an address, or a text that someone saved. */
interface Origin {
  address?: string | undefined;
  text?: string | undefined;
  fileName?: string | undefined;
  system?: string | undefined;
  /** How new jobs of a feed that is followed come in; offered again. */
  status?: "draft" | "live" | undefined;
}
type NewLine = typeof jobImportLines.$inferInsert;
type Line = Omit<NewLine, "importId" | "position">;

const linesAtOnce = 500;
/** A preview that nobody brings in, and what an import may be undone with, goes after two days. */
const keptMs = 48 * 3_600_000;

/** Reads a board or a file and keeps what was found to be looked at; no job changes. */
export async function previewImport(context: UserContext, companyId: string, wanted: Source) {
  refuseStranger(context, companyId);
  const source = await originOf(context, companyId, wanted);
  const { reading, ...read } =
    source.text === undefined
      ? await readBoard(context.outside, { address: source.address!, system: source.system ?? null })
      : readText(source.text, wanted.system);
  const jobs = reading.ok ? reading.jobs : reading.part;
  if (!jobs?.length) throw invalid((reading as { reason: string }).reason, undefined, "FEED_FAILED");
  const found = {
    jobs: stillOpen(mergeDuplicates(jobs), context.now()),
    merged: 0,
    unread: reading.ok ? reading.unread : [],
    note: reading.ok ? null : reading.reason,
  };
  found.merged = jobs.length - mergeDuplicates(jobs).length;
  const id = newId();
  await context.db.transaction((tx) =>
    savePreview(tx, context, { id, companyId, source, system: read.system ?? "unknown", ...found }),
  );
  return presentImport(context, await findImport(context.db, companyId, id));
}

async function originOf({ db }: UserContext, companyId: string, wanted: Source): Promise<Origin> {
  const { feedId, ...origin } = wanted;
  if (feedId !== undefined) {
    const feed = await findFeed(db, companyId, feedId);
    if (!feed?.address) throw notFound("Feed");
    return { address: feed.address, system: feed.system, status: feed.newJobs };
  }
  if ((origin.address === undefined) === (origin.text === undefined))
    throw invalid("Enter the link of a job board, or choose a file.", { address: "Enter a link" });
  refuseAccount(origin.address);
  return origin;
}

interface Preview {
  id: string;
  companyId: string;
  source: Origin;
  system: string;
  jobs: FeedJob[];
  unread: UnreadPosting[];
  merged: number;
  note: string | null;
}

async function savePreview(tx: Transaction, { viewer, now }: UserContext, preview: Preview) {
  const { id, companyId, source, system, jobs, unread, merged, note } = preview;
  const address = source.address ?? null;
  if (address) await saveVerification(tx, companyId, { address, jobs, now: now() });
  const known = (await knownJobs(tx, [companyId], [system])).get(keyOfKnown({ companyId, system })) ?? [];
  const complete = note === null && unread.length === 0;
  const plan = planFeed(known, { feed: address ?? "file", jobs, complete, now: now() });
  const counts: JobImport["found"] = {
    new: plan.added.length,
    changed: plan.changed.length,
    same: plan.unchanged,
    gone: plan.closed.length,
    unreadable: unread.length,
    merged,
  };
  await tx.insert(jobImports).values({
    id,
    companyId,
    system,
    address,
    fileName: source.fileName ?? null,
    status: source.status ?? null,
    partial: note !== null,
    note,
    found: counts,
    boards: [...boardsOfReading(address, jobs)],
    createdBy: viewer.userId,
    createdAt: now(),
    changedAt: now(),
  });
  const { leftOut } = await choicesOfFeed(tx, companyId, address);
  await saveLines(tx, id, linesOf(plan, unread, new Set(leftOut)));
  await enqueue(tx, jobImportTasks.forget, {
    data: { importId: id },
    at: new Date(now().getTime() + keptMs),
    key: `jobImports.forget:${id}`,
  });
}

async function saveLines(tx: Transaction, importId: string, found: Line[]) {
  const lines = found.map((line, position) => ({ ...line, importId, position }));
  for (let at = 0; at < lines.length; at += linesAtOnce)
    await tx.insert(jobImportLines).values(lines.slice(at, at + linesAtOnce));
}

/** What the team left out when it began to follow the board is left out again, unless it chooses otherwise. */
function linesOf(plan: FeedPlan, unread: UnreadPosting[], leftOut: ReadonlySet<string>): Line[] {
  return [
    ...plan.added.map(({ job }) => ({ ...lineOf("new", job), chosen: !leftOut.has(job.sourceId) })),
    ...plan.changed.map(({ job, known }) => ({ ...lineOf("changed", job), jobId: known.id })),
    ...plan.closed.map(({ id, jobTitle, sourceId, sourceUrl }) => ({
      kind: "gone" as const,
      title: jobTitle,
      url: sourceUrl,
      sourceId,
      jobId: id,
    })),
    ...plan.adopted.map(({ id, jobTitle, sourceId }) => ({
      kind: "adopted" as const,
      title: jobTitle,
      sourceId,
      jobId: id,
      chosen: false,
    })),
    ...unread.map(({ title, reason }) => ({
      kind: "unreadable" as const,
      title: title || "Untitled posting",
      reason,
      chosen: false,
    })),
  ];
}

function lineOf(kind: "new" | "changed", job: FeedJob): Line {
  const places = [...job.locations, ...(job.remote ? ["Remote"] : [])];
  return {
    kind,
    title: plain(job.title).slice(0, 300),
    department: job.department && plain(job.department).slice(0, 120),
    places: plain(places.join("; ")).slice(0, 300),
    url: /^https?:\/\//i.test(job.url) ? plain(job.url) : null,
    sourceId: plain(job.sourceId),
    posting: JSON.parse(plain(JSON.stringify(job)).replaceAll(String.raw`\u0000`, "")) as FeedJob,
  };
}

/** PostgreSQL keeps no zero characters. */
function plain(text: string) {
  return text.replaceAll("\0", "");
}
