import { readdir, readFile } from "node:fs/promises";
import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { Id, Instant } from "#contract/shapes.ts";
import { StoryDocument } from "#contract/story-document.ts";
import type { Database, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { ownAuthor } from "#shared/stories/authors.ts";
import { publicationNames, publications } from "#shared/stories/publications.data.ts";
import { wordsOf } from "#shared/stories/story-document.ts";
import { storyEvents } from "./events.ts";
import { nameOfText } from "./shipped-text.ts";
import { shippedTexts } from "./shipped-texts.data.ts";
import { stories } from "./tables.ts";

const folder = new URL("./shipped/", import.meta.url);

const ShippedStory = z.object({
  id: Id,
  publication: z.enum(publicationNames),
  slug: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  publishAt: Instant,
  body: StoryDocument,
});
type ShippedStory = z.infer<typeof ShippedStory>;

/** The stories the product comes with. */
export async function readShippedStories() {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  return Promise.all(
    names.map(async (name) => ShippedStory.parse(JSON.parse(await readFile(new URL(name, folder), "utf8")))),
  );
}

/** Puts the stories the product comes with into a new database. Later, those whose text no one edited take the text of today; what was changed or archived stays so. */
export async function keepShippedStories(db: Database, now: Date) {
  const shipped = await readShippedStories();
  await db
    .insert(stories)
    .values(
      shipped.map(({ publishAt, ...story }) => ({
        ...story,
        contentType: publications[story.publication].contentType,
        author: ownAuthor,
        words: wordsOf(story.body),
        state: "published" as const,
        publishAt: new Date(publishAt),
        readersToldAt: now,
        createdAt: now,
        changedAt: now,
      })),
    )
    .onConflictDoNothing();
  await db.transaction((tx) => renewTexts(tx, shipped, now));
}

async function renewTexts(tx: Transaction, shipped: ShippedStory[], now: Date) {
  const today = new Map(shipped.map((story) => [story.id, story]));
  const kept = await tx
    .select({ id: stories.id, title: stories.title, body: stories.body })
    .from(stories)
    .where(inArray(stories.id, [...today.keys()]))
    .orderBy(stories.id)
    .for("update");
  for (const { id, ...text } of kept) {
    const { title, body } = today.get(id)!;
    const name = nameOfText(text);
    if (name === nameOfText({ title, body }) || !shippedTexts.has(name)) continue;
    await tx
      .update(stories)
      .set({ title, body, words: wordsOf(body), changedAt: now })
      .where(eq(stories.id, id));
    await publish(tx, storyEvents.changed, { data: { storyId: id }, at: now });
  }
}
