import type { KeptOfferDraft as OfferDraft } from "#contract/offers.ts";
import { tokenOf } from "#shared/offers/offer-fields.ts";
import { tokenProblem } from "#shared/words/tokens.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { findForTeam, lockForTeam as lockApplication } from "#server/domains/applications/index.ts";
import { areTeammates, isAllowed, todayOf } from "#server/domains/companies/index.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { offerEvents } from "./events.ts";
import { fillFields } from "./fill-fields.ts";
import {
  type OfferRow,
  announce,
  lockForTeam,
  offersAbout,
  presentOffers,
  presentOne,
  save,
} from "./queries.ts";
import { askedAnew, refuseWrongDays, stateAfter } from "./rules.ts";
import { offers } from "./tables.ts";
import { endedOffers } from "./transitions.data.ts";

export async function listOffers(context: CompanyContext, applicationId: string) {
  await findForTeam(context.db, context, applicationId);
  return presentOffers(context.db, await offersAbout(context.db, applicationId));
}

/** A first draft; one offer is decided before the next is written. */
export function createOffer(context: CompanyContext, applicationId: string, draft: OfferDraft) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const application = await lockApplication(tx, context, applicationId);
    const { applicationState, stage } = application;
    const onBoard = applicationState === "accepted" || (applicationState === "pipeline" && stage !== "hired");
    if (!onBoard) throw conflict("INVALID_STATE", "Shortlist the applicant before you make an offer.");
    const before = await offersAbout(tx, applicationId);
    if (before.some(({ state }) => !endedOffers.includes(state)))
      throw conflict("OFFER_OPEN", "There’s already an offer. Withdraw it first.");
    const { jobId, companyId, candidateId } = application;
    const [row] = await tx
      .insert(offers)
      .values({
        id: newId(),
        applicationId,
        jobId,
        companyId,
        candidateId,
        createdByUserId: viewer.userId,
        state: "draft",
        ...(await columnsOf(tx, context, draft)),
        createdAt: now(),
        changedAt: now(),
      })
      .returning();
    await auditOffer(tx, context, { row: row!, action: "offer.created" });
    await announce(tx, row!, { event: offerEvents.changed, byUserId: viewer.userId, now: now() });
    return presentOne(tx, row!);
  });
}

export interface ReadVersion {
  version?: number | undefined;
}
/** Refuses a step over words and pay that a teammate changed meanwhile, and says what to do. */
export function refuseUnread(
  row: OfferRow,
  { version }: ReadVersion,
  advice = "Read that version, then try again.",
) {
  if (version !== undefined && version !== row.version)
    throw conflict("CONFLICT", `A teammate or another tab just changed this offer. ${advice}`);
}

export function changeOffer(
  context: CompanyContext,
  id: string,
  { version, ...draft }: OfferDraft & { version: number },
) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const row = await lockForTeam(tx, context, id);
    const state = stateAfter("change", row.state);
    refuseUnread(row, { version }, "Look at that version, then save again.");
    const saved = await save(tx, row, {
      changes: { state, ...(await columnsOf(tx, context, draft, row)) },
      event: offerEvents.changed,
      byUserId: viewer.userId,
      now: now(),
    });
    await auditOffer(tx, context, { row: saved, action: "offer.changed" });
    return presentOne(tx, saved);
  });
}

async function columnsOf(tx: Transaction, context: CompanyContext, draft: OfferDraft, before?: OfferRow) {
  const { viewer, now } = context;
  const { approverIds, values, ...terms } = draft;
  refuseWrongDays(terms, await todayOf(tx, viewer.companyId, now()));
  const fields = await fillFields(tx, context, { templateId: terms.templateId, values }, before);
  const problem = tokenProblem(terms.letter, "offer", fields.map(tokenOf));
  if (problem) throw invalid(problem, { letter: problem }, "UNKNOWN_TOKEN");
  if (!(await areTeammates(tx, viewer.companyId, approverIds)))
    throw invalid("Only people on your team can approve.", { approverIds: "Not everyone is on your team" });
  await refuseWhoSeesNone(tx, viewer.companyId, approverIds);
  return { ...terms, fields, approvers: askedAnew(approverIds) };
}

export function mayApprove(db: Reader, member: { companyId: string; userId: string }) {
  return isAllowed(db, member, "applicants", "salaries");
}

/** An offer would wait forever for someone who can’t open it. */
export async function refuseWhoSeesNone(tx: Transaction, companyId: string, approverIds: readonly string[]) {
  for (const userId of approverIds)
    if (!(await mayApprove(tx, { companyId, userId })))
      throw invalid("An approver must be able to review applicants and see salaries.", {
        approverIds: "Not everyone can see this offer",
      });
}

/** The log holds which step was made, never the pay or the words. */
export function auditOffer(
  tx: Transaction,
  { viewer, now }: CompanyContext,
  { row, action }: { row: OfferRow; action: string },
) {
  const { id: offerId, applicationId, companyId, state, expiresOn } = row;
  return audit(
    tx,
    { viewer, now: now() },
    {
      action,
      subject: { kind: "application", id: applicationId, companyId },
      after: { offerId, state, expiresOn, approverIds: row.approvers.map(({ userId }) => userId) },
    },
  );
}
