import { notifyWithinDays } from "#contract/imported-people.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { addLeads } from "#server/domains/applications/index.ts";
import { addNote } from "#server/domains/candidate-notes/index.ts";
import { addExternal, holdPeople } from "#server/domains/external-candidates/index.ts";
import { findOwnJob } from "#server/domains/jobs/index.ts";
import { findReachable } from "#server/domains/networks/index.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { addDays } from "#shared/times/add-days.ts";
import { linkedInHandle } from "#shared/links/linkedin.ts";
import { enqueueForgetting } from "./forget-due.ts";
import { findLead } from "./list-leads.ts";
import { refuseClosed } from "./refuse-closed.ts";
import { refuseWhoMayNot } from "./refuse-who-may-not.ts";
import { type Taken, fillGaps, findKnown } from "./upload/uploaded-duplicates.ts";
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

/** The id of the external candidate: known already by address or profile, where gaps are filled, or new. */
async function takeIn(tx: Transaction, context: CompanyContext, { resumeId, ...typed }: ByHand) {
  const { companyId } = context.viewer;
  const person = detailsOf(typed);
  if (!person.email && !person.linkedIn)
    throw invalid("Enter an email or a LinkedIn profile, so that you can reach them.", {
      email: "Enter an email or a LinkedIn profile",
    });
  await holdPeople(tx, companyId);
  await refuseWhoMayNot(tx, context, person);
  const known = (await findKnown(tx, companyId, [person])).get(person);
  if (known) {
    refuseTwoPeople(person, known.taken);
    await fillGaps(tx, [[person, known]], { companyId, now: context.now() });
  }
  const id = known?.id ?? (await addNew(tx, context, person));
  if (resumeId)
    await addNote(tx, context, { externalCandidatesId: id, noteText: "Resume", attachments: [resumeId] });
  return id;
}

type Typed = ReturnType<typeof detailsOf>;
function detailsOf({ fullName, linkedInUrl, ...typed }: Omit<ByHand, "resumeId">) {
  return {
    fullName,
    email: typed.email || null,
    linkedIn: handleOf(linkedInUrl),
    title: typed.title || null,
    employer: typed.employer || null,
    location: typed.location || null,
    phone: typed.phone || null,
    source: typed.source || null,
    skills: [],
  };
}

/** Which of the two is meant, or whether they are one, only the team knows. */
function refuseTwoPeople({ email, linkedIn }: Typed, taken: Taken) {
  const [byEmail, byProfile] = [taken.get(`e:${email}`), taken.get(`l:${linkedIn}`)];
  if (!byEmail || !byProfile || byEmail.id === byProfile.id) return;
  const [one, other] = [byEmail.fullName, byProfile.fullName];
  throw conflict(
    "TWO_PEOPLE",
    `${one} has this email and ${other} this LinkedIn profile. Merge them under Duplicates if they’re the same person, or enter only one of the two.`,
    { email: `${one} has this email`, linkedInUrl: `${other} has this LinkedIn profile` },
  );
}

async function addNew(tx: Transaction, { viewer, now }: CompanyContext, person: Typed) {
  const id = newId();
  const { companyId, userId } = viewer;
  const keptUntil = addDays(now(), notifyWithinDays);
  await addExternal(tx, [{ ...person, id, companyId, byUserId: userId, addedAt: now(), keptUntil }]);
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
