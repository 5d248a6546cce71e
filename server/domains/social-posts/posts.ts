import { and, desc, eq } from "drizzle-orm";
import type { SocialPostFields } from "#contract/social-posts.ts";
import { canBeDrawn } from "#shared/pictures/drawn-words.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { areTeammates, companies, namesOfTeammates } from "#server/domains/companies/index.ts";
import { findOwnJob } from "#server/domains/jobs/index.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { drawPost } from "./draw-post.ts";
import { socialPostEvents } from "./events.ts";
import { socialPosts } from "./tables.ts";
import { socialPostTasks } from "./tasks.ts";

type Row = typeof socialPosts.$inferSelect;
const keyOf = (id: string) => `social-post:${id}`;
const ownBlue = "#2b47c9";

/** The company's posts, the latest change first. */
export async function listPosts({ db, viewer }: CompanyContext) {
  const rows = await db
    .select({ post: socialPosts, companyName: companies.companyName })
    .from(socialPosts)
    .innerJoin(companies, eq(companies.id, socialPosts.companyId))
    .where(eq(socialPosts.companyId, viewer.companyId))
    .orderBy(desc(socialPosts.changedAt), socialPosts.id);
  const reminds = await remindedOf(
    db,
    viewer.companyId,
    rows.map(({ post }) => post),
  );
  return rows.map(({ post, companyName }) => ({ ...post, companyName, reminds: reminds(post) }));
}

export function createPost({ db, viewer, now }: CompanyContext, fields: SocialPostFields) {
  const { companyId, userId } = viewer;
  return db.transaction(async (tx) => {
    const set = await checked(tx, companyId, { fields, now: now() });
    const [row] = await tx
      .insert(socialPosts)
      .values({ ...set, id: newId(), companyId, userId, createdAt: now() })
      .returning();
    return kept(tx, { viewer, now: now() }, { action: "socialPost.created", row: row! });
  });
}

export function changePost({ db, viewer, now }: CompanyContext, id: string, fields: SocialPostFields) {
  return db.transaction(async (tx) => {
    const before = await own(tx, viewer.companyId, id);
    const set = await checked(tx, viewer.companyId, { fields, now: now(), before });
    const { userId } = "remindedAt" in set && set.remindAt ? viewer : before;
    const [row] = await tx
      .update(socialPosts)
      .set({ ...set, userId })
      .where(eq(socialPosts.id, id))
      .returning();
    return kept(tx, { viewer, now: now() }, { action: "socialPost.changed", row: row! });
  });
}

export function removePost({ db, viewer, now }: CompanyContext, id: string) {
  const { companyId } = viewer;
  return db.transaction(async (tx) => {
    const { title } = await own(tx, companyId, id);
    await tx.delete(socialPosts).where(eq(socialPosts.id, id));
    await cancelTask(tx, keyOf(id));
    const subject = { kind: "socialPost", id, companyId } as const;
    await audit(tx, { viewer, now: now() }, { action: "socialPost.removed", subject, before: { title } });
  });
}

type Drawn = Pick<SocialPostFields, "template" | "size" | "title" | "subtitle" | "location" | "department">;
/** The picture of what is typed, in the company's color and, where the font has its letters, its name. */
export async function drawPreview({ db, viewer }: CompanyContext, post: Drawn) {
  const [company] = await db.select().from(companies).where(eq(companies.id, viewer.companyId));
  const brand = company!.brand?.brand ?? "";
  return drawPost({
    ...post,
    companyName: canBeDrawn(company!.companyName) ? company!.companyName : "",
    brand: /^#[0-9a-f]{6}$/i.test(brand) ? brand : ownBlue,
  });
}

/** The task "socialPosts.remind": tells who set the reminder that it is time; where they left the team there is none. */
export async function remind(
  tx: Transaction,
  { postId }: DataOf<typeof socialPostTasks.remind>,
  { now }: Pick<TaskContext, "now">,
) {
  const [row] = await tx.select().from(socialPosts).where(eq(socialPosts.id, postId)).for("update");
  if (!row) return;
  const { companyId, userId, title } = row;
  const stays = await areTeammates(tx, companyId, [userId]);
  await tx
    .update(socialPosts)
    .set(stays ? { remindedAt: now } : { remindAt: null })
    .where(eq(socialPosts.id, postId));
  if (!stays) return;
  await publish(tx, socialPostEvents.due, { data: { postId, companyId, userId, title }, at: now });
}

/** Says of each of some posts who is reminded: nobody who left the team, and nobody once the reminder was sent. */
async function remindedOf(db: Reader, companyId: string, posts: readonly Row[]) {
  const waiting = posts.filter(({ remindAt, remindedAt }) => remindAt && !remindedAt);
  const names = await namesOfTeammates(db, companyId, [...new Set(waiting.map(({ userId }) => userId))]);
  return ({ remindAt, remindedAt, userId }: Row) => {
    const fullName = remindAt && !remindedAt ? names.get(userId) : undefined;
    return fullName === undefined ? null : { userId, fullName };
  };
}

async function own(tx: Transaction, companyId: string, id: string) {
  const [row] = await tx
    .select()
    .from(socialPosts)
    .where(and(eq(socialPosts.id, id), eq(socialPosts.companyId, companyId)))
    .for("update");
  if (!row) throw notFound("Social post");
  return row;
}

interface Wanted {
  fields: SocialPostFields;
  now: Date;
  before?: Row;
}
/** What is written; a new reminder lies ahead, and counts as not given yet. */
async function checked(tx: Transaction, companyId: string, { fields, now, before }: Wanted) {
  const { remindAt: wanted, postType, ...words } = fields;
  const jobId = postType === "job" ? fields.jobId : null;
  if (jobId) await findOwnJob(tx, companyId, jobId);
  const remindAt = wanted === null ? null : new Date(wanted);
  const same = remindAt?.getTime() === before?.remindAt?.getTime();
  if (remindAt && !same && remindAt <= now)
    throw invalid("Choose a time in the future.", { remindAt: "Choose a time in the future" });
  return { ...words, postType, jobId, remindAt, ...(!same && { remindedAt: null }), changedAt: now };
}

async function kept(
  tx: Transaction,
  act: { viewer: CompanyContext["viewer"]; now: Date },
  { action, row }: { action: string; row: Row },
) {
  const { id, companyId, title, remindAt, remindedAt } = row;
  if (remindAt && !remindedAt)
    await enqueue(tx, socialPostTasks.remind, { data: { postId: id }, at: remindAt, key: keyOf(id) });
  else await cancelTask(tx, keyOf(id));
  await audit(tx, act, {
    action,
    subject: { kind: "socialPost", id, companyId },
    after: { title, remindAt },
  });
  const [company] = await tx
    .select({ companyName: companies.companyName })
    .from(companies)
    .where(eq(companies.id, companyId));
  const reminds = await remindedOf(tx, companyId, [row]);
  return { ...row, ...company!, reminds: reminds(row) };
}
