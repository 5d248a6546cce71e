import { and, desc, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { nameOfRole } from "#server/domains/accounts/index.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { withPayments } from "./earnings.ts";
import { endHire } from "./hires.ts";
import { referralHires } from "./tables.ts";

/** Everyone who was hired through an employee, newest first, and what it costs. */
export async function listHires({ db, viewer }: CompanyContext) {
  const rows = await db
    .select()
    .from(referralHires)
    .where(eq(referralHires.companyId, viewer.companyId))
    .orderBy(desc(referralHires.hiredAt), referralHires.id);
  return presentHires(db, rows);
}

/** The employment ended on a day: what is due later is not paid. */
export function recordEnd({ db, viewer, now }: CompanyContext, id: string, { endedOn }: { endedOn: string }) {
  const { companyId } = viewer;
  return db.transaction(async (tx) => {
    const which = and(eq(referralHires.id, id), eq(referralHires.companyId, companyId));
    const [hire] = await tx.select().from(referralHires).where(which).for("update");
    if (!hire) throw notFound("Hire");
    if (hire.endedAt) throw conflict("ENDED", "The end of this employment is recorded already.");
    const endedAt = new Date(`${endedOn}T23:59:59.999Z`);
    const day = (date: Date) => date.toISOString().slice(0, 10);
    if (endedOn < day(hire.hiredAt) || endedOn > day(now()))
      throw invalid("Choose a day between the hire and today.", {
        endedOn: "Choose a day between the hire and today",
      });
    await endHire(tx, hire, { endedAt, at: now() });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "referralHire.ended",
        subject: { kind: "application", id: hire.applicationId, companyId },
        after: { endedOn },
      },
    );
    const [after] = await presentHires(tx, await tx.select().from(referralHires).where(which));
    return after!;
  });
}

async function presentHires(db: Reader, rows: (typeof referralHires.$inferSelect)[]) {
  const hires = await withPayments(db, rows);
  return Promise.all(
    hires.map(async (hire, at) => {
      const { applicationId, candidateId, employeeId } = rows[at]!;
      const [candidateName, employeeName] = await Promise.all([
        nameOfRole(db, candidateId),
        nameOfRole(db, employeeId),
      ]);
      return {
        ...hire,
        applicationId,
        candidateName: candidateName ?? "A former candidate",
        employeeName: employeeName ?? "A former employee",
      };
    }),
  );
}
