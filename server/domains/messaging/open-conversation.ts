import { and, eq, isNotNull, or } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { upsertChannel, postMessage, setChannelClosed } from "#server/chat/index.ts";
import { users } from "#server/domains/accounts/index.ts";
import { applications, setMuted } from "#server/domains/applications/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { publish } from "#server/events/events.ts";
import { type Person, hiringTeamOf } from "./hiring-team.ts";
import { type Conversation, findConversation } from "./queries.ts";
import { conversations } from "./tables.ts";
import { conversationEvents } from "./events.ts";

/** Lets a candidate and the hiring team talk about an application; one that is open already only gets its people. */
export async function openConversation(tx: Transaction, applicationId: string, now: Date): Promise<boolean> {
  const about = await findSubject(tx, applicationId);
  if (!about) return false;
  const { application, candidate, job, company } = about;
  if (!candidate.userId) return false;
  const before = await findConversation(tx, applicationId);
  const channels = await upsertChannels(tx, { ...about, now });
  await upsertConversation(tx, about, { ...channels, closed: false, now });
  await setChannelClosed(tx, channels.cid, { closed: false, now });
  await postMessage(tx, channels.cid, {
    id: `opened-${applicationId}`,
    text: `${candidate.fullName} and ${company.companyName} can now message each other about ${job.jobTitle}.`,
    userId: null,
    now,
  });
  const opened = !before || before.closed;
  if (opened)
    await publish(tx, conversationEvents.opened, {
      data: {
        applicationId,
        companyId: company.id,
        candidateId: application.candidateId,
        userId: candidate.userId,
      },
      at: now,
    });
  return opened;
}

/** Lists an invited person's conversation on both sides, read only: direct messaging opens once they accept. Who has no account is listed for the team. */
export async function listInvited(tx: Transaction, applicationId: string, now: Date): Promise<boolean> {
  const about = await findSubject(tx, applicationId);
  if (about?.application.applicationState !== "outbound") return false;
  const { application, candidate, job, company } = about;
  const channels = await listClosed(tx, about, now);
  const words = application.invitation ? `: “${application.invitation}”` : ".";
  await postMessage(tx, channels.cid, {
    text: `${company.companyName} invited ${candidate.fullName} to apply for ${job.jobTitle}${words}`,
    userId: null,
    now,
  });
  await setChannelClosed(tx, channels.cid, { closed: true, now });
  return true;
}

/** Lists a conversation with nothing said in it yet, read only. */
export async function listConversation(tx: Transaction, applicationId: string, now: Date) {
  const about = await findSubject(tx, applicationId);
  return about && (await listClosed(tx, about, now));
}

async function listClosed(tx: Transaction, about: Subject, now: Date) {
  const channels = await upsertChannels(tx, { ...about, now });
  await upsertConversation(tx, about, { ...channels, closed: true, now });
  return channels;
}

/** Brings names and members up to date: someone joined, left or changed their name. */
export async function refreshPeople(tx: Transaction, { applicationId }: Conversation, now: Date) {
  const about = await findSubject(tx, applicationId);
  if (about) await upsertChannels(tx, { ...about, now });
}

interface Opened {
  cid: string;
  teamCid: string;
  closed: boolean;
  now: Date;
}
async function upsertConversation(
  tx: Transaction,
  { application, candidate }: Subject,
  { closed, now, ...channels }: Opened,
) {
  await tx
    .insert(conversations)
    .values({
      applicationId: application.id,
      jobId: application.jobId,
      companyId: application.companyId,
      candidateId: application.candidateId,
      candidateUserId: candidate.userId,
      ...channels,
      closed,
      openedAt: now,
      changedAt: now,
    })
    .onConflictDoUpdate({
      target: conversations.applicationId,
      set: {
        candidateId: application.candidateId,
        candidateUserId: candidate.userId,
        closed,
        candidateArchivedAt: null,
        changedAt: now,
      },
    });
  await setMuted(tx, application.id, false);
}

type Subject = NonNullable<Awaited<ReturnType<typeof findSubject>>>;
async function upsertChannels(
  tx: Transaction,
  { application, candidate, job, company, now }: Subject & { now: Date },
) {
  // A candidate who also hires for the company stands on their own side: what the team says among itself is not for them.
  const team = (await hiringTeamOf(tx, application)).filter(({ userId }) => userId !== candidate.userId);
  const data = {
    name: job.jobTitle,
    application_id: application.id,
    job_id: job.id,
    company_name: company.companyName,
  };
  const { id } = application;
  const cid = await upsertChannel(tx, {
    type: "messaging",
    id: `application-${id}`,
    data,
    people: [
      ...accountOf(candidate).map(asChatUser),
      ...team.map(({ readsOnly, ...person }) => ({ ...asChatUser(person), readsOnly })),
    ],
    now,
  });
  const teamCid = await upsertChannel(tx, {
    type: "team",
    id: `application-${id}`,
    data,
    people: team.map(asChatUser),
    now,
  });
  return { cid, teamCid };
}

function accountOf({ userId, ...person }: Subject["candidate"]): Person[] {
  return userId ? [{ userId, ...person }] : [];
}

function asChatUser({ userId, fullName, profilePicture }: Person) {
  return { id: userId, name: fullName, image: profilePicture };
}

async function findSubject(tx: Transaction, applicationId: string) {
  const [row] = await tx
    .select({
      application: {
        id: applications.id,
        jobId: applications.jobId,
        companyId: applications.companyId,
        candidateId: applications.candidateId,
        applicationState: applications.applicationState,
        invitation: applications.invitation,
      },
      account: { userId: users.id, fullName: users.fullName, profilePicture: users.profilePicture },
      externalName: externalCandidates.fullName,
      job: { id: jobs.id, jobTitle: jobs.jobTitle },
      company: { id: companies.id, companyName: companies.companyName },
    })
    .from(applications)
    .leftJoin(candidates, eq(candidates.id, applications.candidateId))
    .leftJoin(users, eq(users.id, candidates.userId))
    .leftJoin(externalCandidates, eq(externalCandidates.id, applications.candidateId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(
      and(eq(applications.id, applicationId), or(isNotNull(users.id), isNotNull(externalCandidates.id))),
    );
  if (!row) return;
  const { account, externalName, ...about } = row;
  const withoutAccount = { userId: null, fullName: externalName!, profilePicture: null };
  return { ...about, candidate: account ?? withoutAccount };
}
