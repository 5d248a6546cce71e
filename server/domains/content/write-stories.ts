import { and, desc, eq, ne } from "drizzle-orm";
import type { StoryFields } from "#contract/content.ts";
import { ownAuthor } from "#shared/stories/authors.ts";
import { emptyDocument, wordsOf } from "#shared/stories/story-document.ts";
import { publications } from "#shared/stories/publications.data.ts";
import { type StoryAct, storyTransitions } from "#shared/stories/story-states.ts";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { slugify } from "#server/domains/companies/index.ts";
import { publish } from "#server/events/events.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { storyEvents } from "./events.ts";
import { presentAtDesk, stateOf, type StoryRow } from "./present.ts";
import { addressesWith, isOrWasAt, oldAddressesAfter } from "./story-addresses.ts";
import { refuseMissingPictures } from "./story-pictures.ts";
import { stories } from "./tables.ts";

/** All stories, the latest change first. */
export async function listDesk({ db, now }: AuthenticatedContext) {
  const rows = await db.select().from(stories).orderBy(desc(stories.changedAt), stories.id);
  return rows.map((row) => presentAtDesk(row, now()));
}

export async function openStory({ db, now }: AuthenticatedContext, id: string) {
  const [row] = await db.select().from(stories).where(eq(stories.id, id));
  if (!row) throw notFound("Story");
  return presentAtDesk(row, now());
}

export function createStory(
  context: AuthenticatedContext,
  { publication, title }: Pick<StoryFields, "publication" | "title">,
) {
  const { contentType } = publications[publication];
  return context.db.transaction(async (tx) => {
    const id = newId();
    const [row] = await tx
      .insert(stories)
      .values({
        id,
        contentType,
        publication,
        title,
        slug: await freeSlug(tx, { contentType, wanted: slugify(title) || "story" }),
        author: ownAuthor,
        body: emptyDocument,
        createdAt: context.now(),
        changedAt: context.now(),
      })
      .returning();
    return kept(tx, context, { action: "story.create", before: null, after: row! });
  });
}

/** Changes what a story says and where it stands; of a published one the change is live at once, and its old address goes on leading to it. */
export function changeStory(
  context: AuthenticatedContext,
  id: string,
  { changedAt, ...fields }: Partial<StoryFields> & { changedAt: string },
) {
  return context.db.transaction(async (tx) => {
    const before = await lock(tx, id);
    if (before.changedAt.toISOString() !== changedAt)
      throw conflict(
        "CHANGED",
        "An administrator or another tab just saved this story. Look at that version, then save again.",
      );
    const after = {
      ...before,
      ...fields,
      contentType: publications[fields.publication ?? before.publication].contentType,
    };
    const moves = after.slug !== before.slug || after.contentType !== before.contentType;
    if (moves) await refuseTaken(tx, after);
    await refuseMissingPictures(tx, fields);
    const [row] = await tx
      .update(stories)
      .set({
        ...fields,
        contentType: after.contentType,
        words: wordsOf(after.body),
        ...(moves && { oldAddresses: oldAddressesAfter(before, context.now()) }),
        changedAt: context.now(),
      })
      .where(eq(stories.id, id))
      .returning();
    if (after.publication !== before.publication && row!.state === "published" && !row!.readersToldAt)
      await announce(tx, row!, { as: storyEvents.moved, now: context.now(), liveAt: row!.publishAt! });
    return kept(tx, context, { action: "story.change", before, after: row! });
  });
}

export function moveStory(
  context: AuthenticatedContext,
  id: string,
  { act, publishAt }: { act: StoryAct; publishAt?: string },
) {
  return context.db.transaction(async (tx) => {
    const before = await lock(tx, id);
    const now = context.now();
    const from = stateOf(before, now);
    const to = storyTransitions[from][act];
    if (!to) throw conflict("STATE", `A story that is ${from} can’t do this: ${act}.`, { state: from });
    const goesLive = to === "published" || to === "scheduled";
    if (goesLive) refuseEmpty(before);
    const liveAt = act === "schedule" ? laterThan(now, publishAt) : firstLive(before, now);
    if (goesLive) await announce(tx, before, { as: storyEvents.setLive, now, liveAt });
    const [row] = await tx
      .update(stories)
      .set({
        state: to === "scheduled" ? "published" : to,
        publishAt: goesLive ? liveAt : dayKept(before),
        ...(from === "published" && { oldAddresses: addressesWith(before) }),
        changedAt: now,
      })
      .where(eq(stories.id, id))
      .returning();
    return kept(tx, context, { action: `story.${act}`, before, after: row! });
  });
}

interface News {
  as: typeof storyEvents.setLive | typeof storyEvents.moved;
  now: Date;
  liveAt: Date;
}
function announce(tx: Transaction, { id, publication }: StoryRow, { as, now, liveAt }: News) {
  const data = { storyId: id, publication, liveAt: liveAt.toISOString() };
  return publish(tx, as, { data, at: now });
}

/** A story that its readers were told of keeps its day. */
function firstLive({ publishAt }: StoryRow, now: Date) {
  return publishAt && publishAt < now ? publishAt : now;
}

/** What is taken back before its readers were told is new to them when it is published again. */
function dayKept({ publishAt, readersToldAt }: StoryRow) {
  return readersToldAt ? publishAt : null;
}

function laterThan(now: Date, publishAt: string | undefined) {
  if (!publishAt || new Date(publishAt) <= now)
    throw invalid("Choose a time in the future.", { publishAt: "Choose a time in the future" });
  return new Date(publishAt);
}

function refuseEmpty({ words }: StoryRow) {
  if (!words.trim())
    throw invalid("Write the story before you publish it.", { body: "Write something first" });
}

async function lock(tx: Transaction, id: string) {
  const [row] = await tx.select().from(stories).where(eq(stories.id, id)).for("update");
  if (!row) throw notFound("Story");
  return row;
}

async function refuseTaken(tx: Transaction, story: Pick<StoryRow, "contentType" | "slug" | "id">) {
  if ((await tx.$count(stories, and(isOrWasAt(story), ne(stories.id, story.id)))) > 0)
    throw conflict("SLUG_TAKEN", "Another story has this address", { slug: "Choose another address" });
}

async function freeSlug(
  tx: Transaction,
  { contentType, wanted }: Pick<StoryRow, "contentType"> & { wanted: string },
) {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if ((await tx.$count(stories, isOrWasAt({ contentType, slug }))) === 0) return slug;
  }
}

async function kept(
  tx: Transaction,
  { viewer, now }: AuthenticatedContext,
  { action, before, after }: { action: string; before: StoryRow | null; after: StoryRow },
) {
  await audit(
    tx,
    { viewer, now: now() },
    { action, subject: { kind: "story", id: after.id }, before, after },
  );
  await publish(tx, storyEvents.changed, { data: { storyId: after.id }, at: now() });
  return presentAtDesk(after, now());
}
