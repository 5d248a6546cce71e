import { auditLog } from "#server/audit/tables.ts";
import { listingReports } from "#server/domains/listing-reports/tables.ts";
import { chatFlags, chatReviewActions, chatReviewItems } from "#server/chat/store/moderation/tables.ts";
import { newId } from "#server/database/ids.ts";
import { type Load, inChunks } from "./load.ts";
import type { Conversation, Step } from "./world/world.ts";

const hourMs = 3_600_000;
/** What people objected to; all but the first wait for an administrator. */
const reports = [
  { reason: "spam", hoursAgo: 75, decidedHoursAgo: 70 },
  { reason: "other", hoursAgo: 26, decidedHoursAgo: null },
  { reason: "fraud", hoursAgo: 3, decidedHoursAgo: null },
];

/** What administrators look after: who did what to whose application, and what was reported in conversations. */
export async function loadOversight(load: Load) {
  await loadAudit(load);
  await loadReports(load);
  await loadListingReports(load);
}

/** Reports of live jobs that wait for an administrator: the job's place among those that are live, and who reports it. */
const listingReported = [
  {
    job: 3,
    person: 4,
    reason: "misleading",
    words: "The page says remote, but the call was about an office.",
    hoursAgo: 30,
  },
  { job: 3, person: 9, reason: "gone", words: "They told me that they filled it last week.", hoursAgo: 5 },
  { job: 11, person: 7, reason: "discriminates", words: "It asks for people under 30.", hoursAgo: 12 },
] as const;

async function loadListingReports({ tx, world, now }: Load) {
  const live = world.jobs.filter(({ status, internal }) => status === "live" && !internal);
  const rows = listingReported.flatMap(({ job: at, person, hoursAgo, ...said }) => {
    const job = live[at];
    const userId = world.candidates[person]?.userId;
    if (!job || !userId) return [];
    const createdAt = new Date(now.getTime() - hoursAgo * hourMs);
    return [{ id: newId(), userId, companyId: job.companyId, jobId: job.id, ...said, createdAt }];
  });
  await inChunks(tx, listingReports, rows);
}

async function loadAudit({ tx, world }: Load) {
  const standing = (state: Step["toState"] | null, stage: string | null) => ({
    applicationState: state,
    stage,
  });
  const rows = world.applications.flatMap(({ id, companyId, history }) =>
    history
      .filter(({ actorKind }) => actorKind === "company")
      .map((step) => ({
        id: newId(),
        at: step.at,
        actorKind: "user" as const,
        actorId: step.actorUserId,
        action: `application.${step.move}`,
        subjectKind: "application",
        subjectId: id,
        companyId,
        before: step.fromState && standing(step.fromState, step.fromStage),
        after: standing(step.toState, step.toStage),
        why: step.why,
      })),
  );
  await inChunks(tx, auditLog, rows);
}

/** Each is a message that someone wrote, reported by the other side. */
async function loadReports({ tx, world, now }: Load) {
  const messages = world.conversations.flatMap(firstFromCompany).slice(0, reports.length);
  const items = messages.map((reported, at) => reportOf(reported, reports[at]!, now));
  await inChunks(
    tx,
    chatReviewItems,
    items.map(({ item }) => item),
  );
  await inChunks(
    tx,
    chatFlags,
    items.map(({ flag }) => ({ ...flag, updatedAt: flag.createdAt })),
  );
  await inChunks(
    tx,
    chatReviewActions,
    items.flatMap(({ item }) =>
      item.reviewedAt ? [{ id: newId(), itemId: item.id, type: decision, createdAt: item.reviewedAt }] : [],
    ),
  );
}

const decision = "mark_reviewed";

type Reported = ReturnType<typeof firstFromCompany>[number];
function reportOf({ message, reporterId, cid }: Reported, report: (typeof reports)[number], now: Date) {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const createdAt = ago(report.hoursAgo);
  const decidedAt = report.decidedHoursAgo && ago(report.decidedHoursAgo);
  const item = {
    id: newId(),
    entityType: "stream:chat:v1:message",
    entityId: message.id,
    entityCreatorId: message.userId,
    cid,
    flagsCount: 1,
    createdAt,
    updatedAt: decidedAt || createdAt,
    ...(decidedAt && { status: "reviewed" as const, reviewResult: decision, reviewedAt: decidedAt }),
  };
  const flag = { id: newId(), itemId: item.id, userId: reporterId, reason: report.reason, createdAt };
  return { item, flag };
}

/** The first words of the hiring team in a conversation, and the candidate, who heard them. */
function firstFromCompany({ applicationId, messages, memberUserIds: [candidate] }: Conversation) {
  const message = messages.find(({ teamThreadOf, userId }) => !teamThreadOf && userId !== candidate);
  return message && candidate
    ? [{ message, reporterId: candidate, cid: `messaging:application-${applicationId}` }]
    : [];
}
