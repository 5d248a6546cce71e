import { type SQL, and, arrayContains, count, desc, eq, isNull, lte, ne, sql } from "drizzle-orm";
import type { ContentType, Publication } from "#shared/stories/publications.data.ts";
import { storyGraceMs } from "#shared/stories/story-states.ts";
import type { Context } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { hashSecret } from "#server/domains/accounts/index.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { readFilter } from "#server/http/filter.ts";
import { presentCard, presentStory, type StoryRow } from "./present.ts";
import { isAt, isOrWasAt } from "./story-addresses.ts";
import { stories, storyPreviews } from "./tables.ts";

const mostRelated = 3;

interface Wanted {
  publication?: Publication;
  tag?: string;
  author?: string;
  q?: string;
  limit: number;
  skip: number;
}

/** Stories anyone may read at a time. */
export function isPublished(now: Date): SQL {
  return and(eq(stories.state, "published"), lte(stories.publishAt, now))!;
}

const newest = [desc(stories.publishAt), stories.id];

/** Published stories, newest first. One that cannot be shown is left out quietly. */
export async function listStories({ db, now }: Context, contentType: ContentType, wanted: Wanted) {
  const { publication, tag, author, q, limit, skip } = wanted;
  const which = and(
    isPublished(now()),
    eq(stories.contentType, contentType),
    publication && eq(stories.publication, publication),
    tag ? arrayContains(stories.tags, [tag]) : undefined,
    author ? eq(stories.author, author) : undefined,
    q?.trim() ? says(q) : undefined,
  );
  const rows = await db
    .select()
    .from(stories)
    .where(which)
    .orderBy(...newest)
    .limit(limit)
    .offset(skip);
  return { total: await db.$count(stories, which), stories: rows.flatMap((row) => presentCard(row) ?? []) };
}

function says(question: string) {
  return sql`to_tsvector('english', ${stories.title} || ' ' || ${stories.words}) @@ websearch_to_tsquery('english', ${question})`;
}

/** The tags of published stories, most used first. */
export async function listTags({ db, now }: Context, publication: Publication | undefined) {
  const tagged = db
    .select({ name: sql<string>`unnest(${stories.tags})`.as("name") })
    .from(stories)
    .where(and(isPublished(now()), publication && eq(stories.publication, publication)))
    .as("tagged");
  const rows = await db
    .select({ name: tagged.name, stories: count() })
    .from(tagged)
    .groupBy(tagged.name)
    .orderBy(desc(count()), tagged.name);
  return rows.map((row) => ({ id: row.name, ...row }));
}

/** Who wrote the published stories of each publication, most first. */
export async function listAuthors({ db, now }: Context) {
  const { author: name, publication } = stories;
  const rows = await db
    .select({ name, publication, stories: count() })
    .from(stories)
    .where(isPublished(now()))
    .groupBy(name, publication)
    .orderBy(desc(count()), name, publication);
  return rows.map((row) => ({ id: row.name, ...row }));
}

const mapColumns = {
  contentType: stories.contentType,
  contentId: stories.id,
  slug: stories.slug,
};

/** Where published stories are: kind, id and slug. */
export async function listMaps({ db, now }: Context, filter: string | undefined) {
  const asked = readFilter(filter, { columns: mapColumns });
  return db
    .select(mapColumns)
    .from(stories)
    .where(and(asked.where, isPublished(now())))
    .orderBy(...asked.orderBy, ...newest)
    .limit(asked.limit)
    .offset(asked.offset);
}

interface Asked {
  contentType: ContentType;
  slug: string;
  /** The key of a preview. */
  preview?: string;
}
/** One story by its address, or by one it had before; with a preview's key also before it is published. */
export async function readStory({ db, now }: Context, { preview, ...at }: Asked) {
  const row =
    preview === undefined ? await findPublished(db, at, now()) : await findPreviewed(db, at, preview);
  const story = row && presentStory(row, await relatedTo(db, row, now()));
  if (!story) throw new Refusal(404, "NOT_FOUND", "Something went wrong!");
  return story;
}

async function findPublished(db: Reader, at: Omit<Asked, "preview">, now: Date) {
  const [row] = await db
    .select()
    .from(stories)
    .where(and(isOrWasAt(at), isPublished(now)))
    // One that is there now goes before one that was.
    .orderBy(desc(isAt(at)))
    .limit(1);
  return row;
}

/** The story that a key opens, also at the address it had when the link was made; at another story's it opens nothing. */
async function findPreviewed(db: Reader, at: Omit<Asked, "preview">, key: string) {
  const [row] = await db
    .select({ story: stories })
    .from(storyPreviews)
    .innerJoin(stories, eq(stories.id, storyPreviews.storyId))
    .where(eq(storyPreviews.keyHash, hashSecret(key)));
  if (!row || (await db.$count(stories, and(isAt(at), ne(stories.id, row.story.id)))) > 0) return undefined;
  return row.story;
}

/** Others of its publication, those that share most tags first. */
function relatedTo(db: Reader, { id, publication, tags }: StoryRow, now: Date) {
  const shared = sql`cardinality(array(select unnest(${stories.tags}) intersect select unnest(${sql.param(tags)}::text[])))`;
  return db
    .select()
    .from(stories)
    .where(and(isPublished(now), eq(stories.publication, publication), ne(stories.id, id)))
    .orderBy(desc(shared), ...newest)
    .limit(mostRelated);
}

export type PublishedStory = Awaited<ReturnType<typeof publishedStories>>[number];

/** Published stories for feeds and the sitemap, newest first. */
export async function publishedStories(
  db: Reader,
  { now, publication, limit }: { now: Date; publication?: Publication; limit: number },
) {
  const rows = await db
    .select()
    .from(stories)
    .where(and(isPublished(now), publication && eq(stories.publication, publication)))
    .orderBy(...newest)
    .limit(limit);
  return rows.flatMap(shown);
}

/** What can be shown of a published story; nothing where what is kept cannot be. */
function shown(row: StoryRow) {
  const card = presentCard(row);
  return card ? [{ ...row, excerpt: card.excerpt, publishAt: row.publishAt! }] : [];
}

/** The stories of a publication whose time to be taken back is over and whose readers weren't told yet; from now on they were. */
export async function takeUntold(
  tx: Transaction,
  { now, publication }: { now: Date; publication: Publication },
) {
  const rows = await tx
    .update(stories)
    .set({ readersToldAt: now })
    .where(
      and(
        isPublished(new Date(now.getTime() - storyGraceMs)),
        eq(stories.publication, publication),
        isNull(stories.readersToldAt),
      ),
    )
    .returning();
  return rows.flatMap(shown).toSorted((one, other) => other.publishAt.getTime() - one.publishAt.getTime());
}
