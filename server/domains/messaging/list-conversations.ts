import { and, desc, eq, sql } from "drizzle-orm";
import { chatGroupNames } from "#contract/messaging.ts";
import type { AuthenticatedContext, UserContext } from "#server/context.ts";
import { chatChannels, chatMembers, channelSummaries } from "#server/chat/index.ts";
import { users } from "#server/domains/accounts/index.ts";
import { applications, inChatGroup, nameOf } from "#server/domains/applications/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { jobs, ownStages } from "#server/domains/jobs/index.ts";
import { withOwnInstant } from "#shared/times/own-instant.ts";
import { notFound } from "#server/errors/refusal.ts";
import { clockOf } from "./clock-of.ts";
import { type Side, mine, myConversation, sideOf } from "./queries.ts";
import { conversations } from "./tables.ts";

type Group = (typeof chatGroupNames)[number];
interface Asked {
  group: Group;
  as?: Side | undefined;
  words?: string | undefined;
  applicationId?: string | undefined;
  limit: number;
  skip: number;
}

/** The viewer's conversations, the liveliest first, with the count of each group. */
export async function listConversations(
  context: UserContext,
  { group, as, words = "", applicationId, limit, skip }: Asked,
) {
  const side = sideOf(context.viewer, as);
  const rows = await selectRows(context, side, applicationId);
  const seen = rows.map((row) => judge(row, side));
  const inGroup = (wanted: Group) =>
    seen.filter((row) => inChatGroup(wanted, row.standing) && shows(wanted, row));
  const counts = Object.fromEntries(chatGroupNames.map((name) => [name, inGroup(name).length])) as Record<
    Group,
    number
  >;
  const withNews = await findWithNews(context, seen);
  const hasNews = (row: Judged) => withNews.has(row.row.conversation.cid);
  const found = (applicationId ? seen : inGroup(group)).filter((row) => isNamed(row, words));
  return {
    items: await present(context, side, found.slice(skip, skip + limit)),
    total: found.length,
    counts,
    unread: seen.filter((row) => !row.standing.muted && hasNews(row)).length,
  };
}

/** One conversation of the viewer's. */
export async function showConversation(context: UserContext, applicationId: string) {
  const { side } = await myConversation(context, applicationId);
  const rows = await selectRows(context, side, applicationId);
  const [shown] = await present(
    context,
    side,
    rows.map((row) => judge(row, side)),
  );
  if (!shown) throw notFound("Conversation");
  return shown;
}

/** Everything but the archived ones; those have a group of their own. */
function shows(group: Group, { standing }: Judged) {
  return group === "archived" || !standing.muted;
}

const { id, companyName, companyLogo, slug } = companies;
const shownOfCompany = { id, companyName, companyLogo, slug };
/** The conversations the viewer is in; a team's are read by those who are on the job. */
function selectRows({ db, viewer }: AuthenticatedContext, side: Side, applicationId?: string) {
  return db
    .select({
      conversation: conversations,
      application: {
        applicationState: applications.applicationState,
        stage: applications.stage,
        withdrawn: applications.withdrawn,
        pendingUndo: applications.pendingUndo,
        muted: applications.muted,
      },
      job: { id: jobs.id, jobTitle: jobs.jobTitle },
      ownStages,
      company: shownOfCompany,
      candidate: {
        id: conversations.candidateId,
        userId: conversations.candidateUserId,
        fullName: sql<string>`coalesce(${users.fullName}, ${externalCandidates.fullName}, 'Deleted user')`,
        profilePicture: users.profilePicture,
      },
      lastMessageAt: chatChannels.lastMessageAt,
    })
    .from(conversations)
    .innerJoin(chatChannels, eq(chatChannels.cid, conversations.cid))
    .innerJoin(
      chatMembers,
      and(eq(chatMembers.cid, conversations.cid), eq(chatMembers.userId, sql`${viewer.userId}`)),
    )
    .innerJoin(applications, eq(applications.id, conversations.applicationId))
    .innerJoin(jobs, eq(jobs.id, conversations.jobId))
    .innerJoin(companies, eq(companies.id, conversations.companyId))
    .leftJoin(users, eq(users.id, conversations.candidateUserId))
    .leftJoin(externalCandidates, eq(externalCandidates.id, conversations.candidateId))
    .where(
      and(mine(viewer, side), applicationId ? eq(conversations.applicationId, applicationId) : undefined),
    )
    .orderBy(desc(chatChannels.lastMessageAt), desc(conversations.openedAt));
}
type Row = Awaited<ReturnType<typeof selectRows>>[number];
type Judged = ReturnType<typeof judge>;

/** Where the application stands for this side: the candidate sees nothing that could still be undone. */
function judge(row: Row, side: Side) {
  const { conversation } = row;
  const { pendingUndo } = row.application;
  const application = side === "candidate" && pendingUndo ? pendingUndo.before : row.application;
  const muted = side === "company" ? row.application.muted : conversation.candidateArchivedAt !== null;
  const { applicationState, stage } = application;
  return {
    row,
    standing: { applicationState, stage, muted },
    shownAs: nameOf({ ...application, withdrawn: row.application.withdrawn }, row.ownStages),
  };
}

function isNamed({ row: { candidate, job, company } }: Judged, words: string) {
  const names = `${candidate.fullName} ${job.jobTitle} ${company.companyName}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word));
}

/** The conversations someone has not read to the end. */
async function findWithNews({ db, viewer }: UserContext, seen: Judged[]) {
  const summaries = await channelSummaries(
    db,
    seen.map(({ row }) => row.conversation.cid),
    viewer.userId,
  );
  return new Set([...summaries].flatMap(([cid, { unread }]) => (unread > 0 ? [cid] : [])));
}

async function present({ db, viewer }: UserContext, side: Side, seen: Judged[]) {
  const cids = seen.map(({ row }) => row.conversation.cid);
  const teamCids = side === "company" ? seen.map(({ row }) => row.conversation.teamCid) : [];
  const summaries = await channelSummaries(db, [...cids, ...teamCids], viewer.userId);
  const people = await peopleIn(db, cids);
  const clock = await clockOf(db, viewer.userId);
  return seen.map(({ row, standing, shownAs }) => {
    const { conversation, candidate } = row;
    const inside = people.get(conversation.cid) ?? [];
    const { lastMessage, unread } = summaries.get(conversation.cid)!;
    return {
      applicationId: conversation.applicationId,
      cid: conversation.cid,
      teamCid: side === "company" ? conversation.teamCid : null,
      applicationState: standing.applicationState,
      stage: standing.stage,
      shownAs,
      closed: conversation.closed,
      archived: standing.muted,
      job: row.job,
      company: row.company,
      candidate,
      team: inside.filter((person) => person.userId !== candidate.userId),
      lastMessage: lastMessage && {
        ...lastMessage,
        text: withOwnInstant(lastMessage.text, lastMessage.custom.instant, clock),
        fromMe: lastMessage.userId === viewer.userId,
        fromName: nameAmong([...inside, { ...candidate, userId: candidate.id }], lastMessage.userId),
      },
      unread,
      teamUnread: summaries.get(conversation.teamCid)?.unread ?? 0,
      lastActivityAt: row.lastMessageAt ?? conversation.openedAt,
    };
  });
}

/** Who has no account writes by email, under the id of the external candidate. */
function nameAmong(people: { userId: string; fullName: string }[], userId: string | null) {
  return people.find((person) => person.userId === userId)?.fullName ?? null;
}

async function peopleIn(db: AuthenticatedContext["db"], cids: string[]) {
  if (!cids.length)
    return new Map<string, { userId: string; fullName: string; profilePicture: string | null }[]>();
  const rows = await db
    .select({
      cid: chatMembers.cid,
      userId: users.id,
      fullName: users.fullName,
      profilePicture: users.profilePicture,
    })
    .from(chatMembers)
    .innerJoin(users, sql`${users.id} = ${chatMembers.userId}::uuid`)
    .where(sql`${chatMembers.cid} = any(${sql.param(cids)}::text[])`)
    .orderBy(chatMembers.createdAt, chatMembers.userId);
  return Map.groupBy(rows, (row) => row.cid);
}
