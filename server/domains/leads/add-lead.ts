import { notifyWithinDays } from "#contract/imported-people.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { addLeads } from "#server/domains/applications/index.ts";
import { addNote } from "#server/domains/candidate-notes/index.ts";
import { addExternal, findExternalBy, holdPeople } from "#server/domains/external-candidates/index.ts";
import { findOwnJob } from "#server/domains/jobs/index.ts";
import { findReachable } from "#server/domains/networks/index.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { addDays } from "#shared/times/add-days.ts";
import { linkedInHandle } from "#shared/links/linkedin.ts";
import { enqueueForgetting } from "./forget-due.ts";
import { findLead } from "./list-leads.ts";
import { refuseClosed } from "./refuse-closed.ts";
import { refuseWhoMayNot } from "./refuse-who-may-not.ts";
import { enqueueWarning } from "./warn-team.ts";

interface ByHand {
  fullName: string;
  email?: string | null | undefined;
  linkedInUrl?: string | null | undefined;
  title?: string | null | undefined;
  employer?: string | null | undefined;
  location?: string | null | undefined;
  phone?: string | null | undefined;
  source?: string | null | undefined;
  resumeId?: string | null | undefined;
}
/** A teammate names someone as a lead of a job: from a profile page, or by name and address. */
export async function addLead(context: CompanyContext, jobId: string, who: { candidateId: string } | ByHand) {
  const { db, viewer, now } = context;
  const { companyId, userId } = viewer;
  if ("candidateId" in who && who.candidateId === viewer.candidateId)
    throw conflict("OWN_PROFILE", "You can’t add yourself as a lead.");
  const id = await db.transaction(async (tx) => {
    const job = await findOwnJob(tx, companyId, jobId);
    refuseClosed(job);
    const personId =
      "candidateId" in who
        ? (await findReachable(tx, { companyId, candidateId: who.candidateId })).candidateId
        : await takeIn(tx, context, who);
    const [lead] = await addLeads(tx, {
      job,
      personIds: [personId],
      byUserId: userId,
      source: "Added by hand",
      manualAdd: true,
      now: now(),
    });
    if (!lead) throw conflict("ALREADY_THERE", "This person is already a lead or an applicant for this job.");
    await audit(
      tx,
      { viewer, now: now() },
      { action: "lead.added", subject: { kind: "application", id: lead.id, companyId } },
    );
    return lead.id;
  });
  return findLead(db, viewer, id);
}

/** The id of the external candidate: known already by address or profile, or new. */
async function takeIn(tx: Transaction, context: CompanyContext, { resumeId, ...typed }: ByHand) {
  const { companyId } = context.viewer;
  const person = { ...typed, email: typed.email || null, linkedIn: handleOf(typed.linkedInUrl) };
  if (!person.email && !person.linkedIn)
    throw invalid("Enter an email or a LinkedIn profile, so that you can reach them.", {
      email: "Enter an email or a LinkedIn profile",
    });
  await holdPeople(tx, companyId);
  await refuseWhoMayNot(tx, context, person);
  const known = await findExternalBy(tx, companyId, person);
  const id = known?.id ?? (await addNew(tx, context, person));
  if (resumeId)
    await addNote(tx, context, { externalCandidatesId: id, noteText: "Resume", attachments: [resumeId] });
  return id;
}

interface Typed extends Omit<ByHand, "resumeId"> {
  email: string | null;
  linkedIn: string | null;
}

async function addNew(tx: Transaction, { viewer, now }: CompanyContext, person: Typed) {
  const id = newId();
  const { companyId, userId } = viewer;
  const keptUntil = addDays(now(), notifyWithinDays);
  const { fullName, email, linkedIn } = person;
  await addExternal(tx, [
    {
      id,
      companyId,
      fullName,
      email,
      linkedIn,
      title: person.title || null,
      employer: person.employer || null,
      location: person.location || null,
      phone: person.phone || null,
      source: person.source || null,
      byUserId: userId,
      addedAt: now(),
      keptUntil,
    },
  ]);
  await enqueueForgetting(tx, companyId, keptUntil);
  await enqueueWarning(tx, companyId, keptUntil);
  return id;
}

function handleOf(url: string | null | undefined) {
  if (!url) return null;
  const handle = linkedInHandle(url);
  if (!handle)
    throw invalid("This isn’t a LinkedIn profile link.", {
      linkedInUrl: "Enter a link such as linkedin.com/in/name",
    });
  return handle;
}
