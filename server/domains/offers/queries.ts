import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { AuthenticatedContext, CandidateContext, CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { nameOfRole, peopleByIds } from "#server/domains/accounts/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { publish } from "#server/events/events.ts";
import { notFound } from "#server/errors/refusal.ts";
import { isTeamOf } from "#server/http/viewer-roles.ts";
import type { offerEvents } from "./events.ts";
import { charactersNotDrawn } from "#server/pdf-writing/fonts.ts";
import { offers } from "./tables.ts";

export type OfferRow = typeof offers.$inferSelect;

/** Every offer about an application, the newest first. */
export function offersAbout(db: Reader, applicationId: string) {
  return db
    .select()
    .from(offers)
    .where(eq(offers.applicationId, applicationId))
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(50);
}

/** The hiring team's door to changing an offer, held until the transaction ends. */
export async function lockForTeam(tx: Transaction, { viewer }: Pick<CompanyContext, "viewer">, id: string) {
  const [row] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.companyId, viewer.companyId)))
    .for("update");
  if (!row || !isTeamOf(viewer, row)) throw notFound("Offer");
  return row;
}

/** The candidate's: there is none for them before it was sent. */
export async function lockMine(tx: Transaction, { viewer }: Pick<CandidateContext, "viewer">, id: string) {
  const [row] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.candidateId, viewer.candidateId), isNotNull(offers.sentAt)))
    .for("update");
  if (!row) throw notFound("Offer");
  return row;
}

export async function findVisible(db: Reader, { viewer }: Pick<AuthenticatedContext, "viewer">, id: string) {
  const [row] = await db.select().from(offers).where(eq(offers.id, id));
  const ofTeam = row !== undefined && isTeamOf(viewer, row);
  const own = viewer.candidateId !== null && row?.candidateId === viewer.candidateId && row?.sentAt !== null;
  if (!row || !(ofTeam || own)) throw notFound("Offer");
  return { row, ofTeam };
}

type Step = (typeof offerEvents)[keyof typeof offerEvents];
interface Saved {
  changes: Partial<OfferRow>;
  event: Step;
  byUserId: string | null;
  userIds?: string[];
  now: Date;
}
/** Writes the next version and says what happened. */
export async function save(tx: Transaction, row: OfferRow, { changes, now, ...said }: Saved) {
  const [saved] = await tx
    .update(offers)
    .set({ ...changes, version: row.version + 1, changedAt: now })
    .where(eq(offers.id, row.id))
    .returning();
  await announce(tx, saved!, { ...said, now });
  return saved!;
}

export function announce(
  tx: Transaction,
  row: OfferRow,
  { event, byUserId, userIds = [], now }: Omit<Saved, "changes">,
) {
  const { id: offerId, applicationId, jobId, companyId, candidateId } = row;
  const sent = row.sentAt !== null;
  const data = { offerId, applicationId, jobId, companyId, candidateId, byUserId, userIds, sent };
  return publish(tx, event, { data, at: now });
}

/** Offers as the team reads them, with names. */
export async function presentOffers(db: Reader, rows: readonly OfferRow[]) {
  const ids = rows.flatMap(({ createdByUserId, approvers }) => [
    createdByUserId,
    ...approvers.map(({ userId }) => userId),
  ]);
  const people = await peopleByIds(db, ids);
  const unseen = await Promise.all(rows.map((row) => notInPdf(db, row)));
  return rows.map((row, nth) => ({
    ...row,
    notInPdf: unseen[nth]!,
    createdBy: people.get(row.createdByUserId)!,
    approvers: row.approvers.map((each) => ({ ...each, ...people.get(each.userId)! })),
  }));
}

/** Everything that its PDF is made of. */
async function notInPdf(db: Reader, { companyId, candidateId, title, letter, fields }: OfferRow) {
  const names = [(await findCompany(db, companyId))?.companyName, await nameOfRole(db, candidateId)];
  const own = fields.flatMap(({ name, value }) => [name, value]);
  return charactersNotDrawn([...names, title, letter, ...own].join(" "));
}

export async function presentOne(db: Reader, row: OfferRow) {
  const [shown] = await presentOffers(db, [row]);
  return shown!;
}

export async function findOffer(db: Reader, id: string): Promise<OfferRow | undefined> {
  const [row] = await db.select().from(offers).where(eq(offers.id, id));
  return row;
}

/** The offer in its candidate's hands that ends, or has ended, with the decision made at this moment. */
export async function offerEndedWith(db: Reader, applicationId: string, at: Date) {
  return (await offersAbout(db, applicationId)).find(
    ({ sentAt, state, withdrawnBy, decidedAt }) =>
      sentAt !== null &&
      (state === "sent" ||
        state === "viewed" ||
        (withdrawnBy === "decision" && decidedAt?.getTime() === at.getTime())),
  );
}

export async function lockOffer(tx: Transaction, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx.select().from(offers).where(eq(offers.id, id)).for("update");
  return row;
}
