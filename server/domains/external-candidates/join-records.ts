import { and, eq, or } from "drizzle-orm";
import { type ChosenField, chosenFields } from "#contract/duplicate-people.ts";
import type { Transaction } from "#server/database/open.ts";
import { type RowImage, imagesOf, putBack } from "#server/database/row-images.ts";
import { conflict } from "#server/errors/refusal.ts";
import { type ExternalCandidate, externalCandidates } from "./tables.ts";

/** The record that is gone, and the kept one before and after, where it is the company's own too. */
export interface JoinedRecord {
  gone: RowImage[];
  kept: { before: RowImage; after: RowImage } | null;
}
interface Joining {
  gone: ExternalCandidate | null;
  kept: ExternalCandidate | null;
  take: readonly ChosenField[];
}

/** The record that goes is taken out, and what it has the better goes into the one that is kept. */
export async function joinExternal(tx: Transaction, { gone, kept, take }: Joining): Promise<JoinedRecord> {
  if (!gone) return { gone: [], kept: null };
  const imageOfGone = await imageOf(tx, gone.id);
  await tx.delete(externalCandidates).where(eq(externalCandidates.id, gone.id));
  if (!kept) return { gone: imageOfGone, kept: null };
  const [before] = await imageOf(tx, kept.id);
  await tx
    .update(externalCandidates)
    .set(joinedFields(gone, kept, take))
    .where(eq(externalCandidates.id, kept.id));
  const [after] = await imageOf(tx, kept.id);
  return { gone: imageOfGone, kept: { before: before!, after: after! } };
}

function imageOf(tx: Transaction, id: string) {
  return imagesOf(tx, externalCandidates, eq(externalCandidates.id, id));
}

/** Gaps are filled by themselves. Who was notified of one record has been notified, and neither is kept for longer. */
function joinedFields(gone: ExternalCandidate, kept: ExternalCandidate, take: readonly ChosenField[]) {
  const fields = chosenFields.filter((field) => field !== "skills");
  const chosen = fields.filter((field) => take.includes(field) || kept[field] === null);
  const skills = take.includes("skills") || kept.skills.length === 0 ? gone.skills : kept.skills;
  const [notified, other] = kept.notifiedAt || !gone.notifiedAt ? [kept, gone] : [gone, kept];
  const { notifiedAt, notifiedBy, keptUntil } = notified;
  const soonest = other.keptUntil < keptUntil && !notifiedAt ? other.keptUntil : keptUntil;
  return {
    ...Object.fromEntries(chosen.map((field) => [field, gone[field]])),
    skills,
    intro: kept.intro ?? gone.intro,
    whatsNext: kept.whatsNext ?? gone.whatsNext,
    addedAt: gone.addedAt < kept.addedAt ? gone.addedAt : kept.addedAt,
    notifiedAt,
    notifiedBy,
    keptUntil: soonest,
  };
}

/** Both records stand as they stood, but for what was changed since. */
export async function partExternal(tx: Transaction, companyId: string, { gone, kept }: JoinedRecord) {
  const images = [...gone];
  if (kept) {
    const id = String(kept.before.id);
    const [current] = await imageOf(tx, id);
    await tx.delete(externalCandidates).where(eq(externalCandidates.id, id));
    if (current) images.push(asBefore(current, kept));
  }
  for (const image of images) await refuseTaken(tx, companyId, image);
  await putBack(tx, externalCandidates, images);
}

function asBefore(current: RowImage, { before, after }: NonNullable<JoinedRecord["kept"]>): RowImage {
  const untouched = Object.keys(current).filter(
    (field) => JSON.stringify(current[field]) === JSON.stringify(after[field]),
  );
  return { ...current, ...Object.fromEntries(untouched.map((field) => [field, before[field]])) };
}

async function refuseTaken(tx: Transaction, companyId: string, image: RowImage) {
  const { email, linked_in: linkedIn } = image as { email: string | null; linked_in: string | null };
  const same = or(
    email ? eq(externalCandidates.email, email) : undefined,
    linkedIn ? eq(externalCandidates.linkedIn, linkedIn) : undefined,
  );
  if (!same) return;
  const taken = await tx.$count(externalCandidates, and(eq(externalCandidates.companyId, companyId), same));
  if (taken)
    throw conflict(
      "ADDED_SINCE",
      "Someone with the same email or LinkedIn profile was added since, so this merge can’t be undone.",
    );
}
