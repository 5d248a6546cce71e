import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { ResumeOperation } from "#contract/resume-operations.ts";
import { ResumeStyle } from "#contract/resume-style.ts";
import { ResumeContent } from "#contract/resumes.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { textAt, withChanges } from "#shared/resumes/operations.ts";
import { contentThatFits } from "./content-that-fits.ts";
import { linesOf } from "./lines-of.ts";
import { resumeEvents } from "./events.ts";
import { mergedPart } from "./merge-part.ts";
import { type ResumeRow, findResume, lockResumes } from "./queries.ts";
import { type VersionEdits, emptyContent, resumes } from "./tables.ts";

interface Written {
  content: ResumeContent;
  style: ResumeStyle;
}
type Parts = Record<string, unknown>;

/** The version a person keeps for a job. */
export async function versionFor(
  db: Reader,
  candidateId: string,
  jobId: string,
): Promise<ResumeRow | undefined> {
  const [row] = await db
    .select()
    .from(resumes)
    .where(and(eq(resumes.candidateId, candidateId), eq(resumes.jobId, jobId), eq(resumes.deleted, false)));
  return row;
}

/** Whether a version follows this resume; then it is its base also after it was deleted. */
export async function isFollowed(db: Reader, baseId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.baseId, baseId), eq(resumes.deleted, false)))
    .limit(1);
  return row !== undefined;
}

function writtenOf({ content, style }: Pick<ResumeRow, "content" | "style">): Written {
  return { content: ResumeContent.parse({ ...emptyContent, ...content }), style: ResumeStyle.parse(style) };
}
function partsOf({ content, style }: Written): Parts {
  return { ...content, style };
}
/** What a version says: its base with its changes, put together with what was written by hand. */
export function versionState(
  base: Pick<ResumeRow, "name" | "content" | "style">,
  { name, changes, edits }: Pick<ResumeRow, "name" | "changes" | "edits">,
) {
  const before = writtenOf(base);
  const { resume, lost } = withChanges<Written, ResumeOperation>(before, changes);
  const derived = partsOf(resume);
  const byHand = Object.entries(edits).map(([part, { before: then, value }]) => ({
    part,
    ...mergedPart({ before: then, mine: value, theirs: derived[part] }),
  }));
  const parts = { ...derived, ...Object.fromEntries(byHand.map(({ part, value }) => [part, value])) };
  const { style, ...content } = parts;
  return {
    derived,
    parts,
    written: {
      content: contentThatFits(content, { version: name, base: base.name }),
      style: ResumeStyle.parse(style),
    },
    lost: lost.map((change) => ({ change, now: lineNow(before, change, changes) })),
    changedParts: byHand.flatMap(({ part, clash }) => (clash ? [part] : [])),
  };
}

/** The only line of a text that no other change is about stands where the lost one stood. */
function lineNow(
  base: Written,
  { place }: ResumeOperation,
  changes: readonly ResumeOperation[],
): string | null {
  if (place.line === null) return null;
  const named = new Set(changes.map((change) => change.place.line));
  const free = (textAt(base, place) ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !named.has(line));
  return free.toSorted((a, b) => likeness(b, place.line!) - likeness(a, place.line!))[0] ?? null;
}

function likeness(one: string, other: string): number {
  const words = new Set(other.toLowerCase().split(/\s+/));
  return one
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => words.has(word)).length;
}

/** What of a version’s new words is its own; nothing for a resume that follows none. */
export async function editsOf(
  db: Reader,
  row: ResumeRow,
  { content, style }: { content?: Partial<ResumeContent>; style?: Partial<ResumeStyle> },
): Promise<{ edits?: VersionEdits }> {
  const base = row.baseId ? await findResume(db, row.baseId) : undefined;
  if (!base || (!content && !style)) return {};
  const { derived, changedParts } = versionState(base, row);
  const now = partsOf(
    writtenOf({ content: { ...row.content, ...content }, style: { ...row.style, ...style } }),
  );
  const edits = { ...row.edits };
  for (const part of [...Object.keys(content ?? {}), ...(style ? ["style"] : [])]) {
    // Until its owner decides, a part that both changed is compared with what they began with.
    const before = changedParts.includes(part) ? row.edits[part]!.before : derived[part];
    if (isDeepStrictEqual(now[part], derived[part])) delete edits[part];
    else edits[part] = { before, value: now[part] };
  }
  return { edits };
}

/** A version that comes back after another one took its job is a resume like any other. */
export async function onItsOwn(db: Reader, { candidateId, jobId }: ResumeRow) {
  const other = jobId ? await versionFor(db, candidateId, jobId) : undefined;
  return other ? { jobId: null, baseId: null, changes: [], edits: {} } : {};
}

/** A version that comes back says what its base says by now. */
export async function catchUp(tx: Transaction, version: ResumeRow, now: Date): Promise<ResumeRow> {
  const base = version.baseId ? await findResume(tx, version.baseId) : undefined;
  return base ? write(tx, version, { base, now }) : version;
}

/** Lets the versions of a resume follow it. */
export async function rewriteVersions(tx: Transaction, base: ResumeRow, now: Date) {
  const versions = await tx
    .select()
    .from(resumes)
    .where(and(eq(resumes.baseId, base.id), eq(resumes.deleted, false)));
  for (const version of versions) await write(tx, version, { base, now });
}

async function write(tx: Transaction, version: ResumeRow, { base, now }: { base: ResumeRow; now: Date }) {
  const { content, style } = versionState(base, version).written;
  const [row] = await tx
    .update(resumes)
    .set({
      baseId: base.id,
      changes: version.changes,
      edits: version.edits,
      content,
      style,
      lines: linesOf(content, style),
      changedAt: now,
    })
    .where(eq(resumes.id, version.id))
    .returning();
  const data = { candidateId: row!.candidateId, resumeId: row!.id };
  await publish(tx, resumeEvents.changed, { data, at: now });
  return row!;
}

interface Kept {
  candidateId: string;
  baseId: string;
  jobId: string;
  name: string;
  changes: ResumeOperation[];
  seen?: ResumeOperation[];
  decided: readonly { part: string; keep: "version" | "resume" }[];
  now: Date;
}
/** Keeps the changes of a version, the first of a job as a resume of its own. */
export async function keepVersion(tx: Transaction, kept: Kept): Promise<{ row: ResumeRow; base: ResumeRow }> {
  const { candidateId, baseId, jobId, name, changes, now } = kept;
  await lockResumes(tx, candidateId);
  const base = await findResume(tx, baseId);
  if (!base) throw notFound("Resume");
  const existing = await versionFor(tx, candidateId, jobId);
  if (existing) {
    if (kept.seen && !isDeepStrictEqual(existing.changes, kept.seen))
      throw conflict("CHANGED_ELSEWHERE", "This version was changed elsewhere meanwhile.");
    const edits = decidedEdits(existing, base, kept);
    return { base, row: await write(tx, { ...existing, changes, edits }, { base, now }) };
  }
  const { content, style } = versionState(base, { name, changes, edits: {} }).written;
  const [row] = await tx
    .insert(resumes)
    .values({
      id: newId(),
      candidateId,
      name,
      baseId: base.id,
      jobId,
      changes,
      content,
      style,
      lines: linesOf(content, style),
      createdAt: now,
      changedAt: now,
    })
    .returning();
  await publish(tx, resumeEvents.changed, { data: { candidateId, resumeId: row!.id }, at: now });
  return { row: row!, base };
}

function decidedEdits(
  { name, edits }: ResumeRow,
  base: ResumeRow,
  { changes, decided }: Pick<Kept, "changes" | "decided">,
): VersionEdits {
  const { derived, parts } = versionState(base, { name, changes, edits });
  const choices = new Map(decided.map(({ part, keep }) => [part, keep]));
  return Object.fromEntries(
    Object.entries(edits)
      .filter(([part]) => choices.get(part) !== "resume")
      .map(([part, edit]) => [
        part,
        choices.has(part) ? { before: derived[part], value: parts[part] } : edit,
      ]),
  );
}
