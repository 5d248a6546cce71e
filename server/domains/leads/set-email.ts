import { and, eq, ne } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { applications } from "#server/domains/applications/index.ts";
import {
  type ExternalCandidate,
  changeExternal,
  findExternalBy,
  holdPeople,
  lockExternal,
} from "#server/domains/external-candidates/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { leadEvents } from "./events.ts";
import { refuseWhoMayNot } from "./refuse-who-may-not.ts";

/** Adds the email of a person without an account, or corrects it as long as nothing was sent to the old one. */
export function setEmail(context: CompanyContext, id: string, email: string) {
  const { db, viewer, now } = context;
  const { companyId } = viewer;
  return db.transaction(async (tx) => {
    await holdPeople(tx, companyId);
    const [person] = await lockExternal(tx, companyId, [id]);
    if (!person) throw notFound("Person");
    if (person.email === email) return;
    if (await wasWrittenTo(tx, person)) {
      const sentence = `We’ve already written to ${person.fullName} at ${person.email}.`;
      throw conflict("ALREADY_WRITTEN", sentence, { email: sentence });
    }
    await refuseTaken(tx, companyId, email);
    await refuseWhoMayNot(tx, context, { email, linkedIn: person.linkedIn });
    await changeExternal(tx, id, { email });
    await publish(tx, leadEvents.peopleChanged, { data: { companyId }, at: now() });
    // The email is left out, because the log outlives the person's data.
    await audit(
      tx,
      { viewer, now: now() },
      { action: "uploadedPerson.emailSet", subject: { kind: "uploadedPerson", id, companyId } },
    );
  });
}

/** Whether they were notified or invited to a job by email. */
async function wasWrittenTo(tx: Transaction, { id, companyId, email, notifiedBy }: ExternalCandidate) {
  if (!email) return false;
  const { companyId: company, candidateId, applicationState } = applications;
  const theirs = and(eq(company, companyId), eq(candidateId, id), ne(applicationState, "lead"));
  return notifiedBy === "email" || (await tx.$count(applications, theirs)) > 0;
}

async function refuseTaken(tx: Transaction, companyId: string, email: string) {
  const other = await findExternalBy(tx, companyId, { email, linkedIn: null });
  if (!other) return;
  const sentence = `${other.fullName} already has this email.`;
  throw conflict("EMAIL_TAKEN", sentence, { email: sentence, personId: other.id, fullName: other.fullName });
}
