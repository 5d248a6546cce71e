import { readdir, readFile } from "node:fs/promises";
import { z } from "zod";
import { Id, Instant } from "#contract/shapes.ts";
import { StoryDocument } from "#contract/story-document.ts";
import type { Database } from "#server/database/open.ts";
import { ownAuthor } from "#shared/stories/authors.ts";
import { publicationNames, publications } from "#shared/stories/publications.data.ts";
import { wordsOf } from "#shared/stories/story-document.ts";
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

/** The stories the product comes with. */
export async function readShippedStories() {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  return Promise.all(
    names.map(async (name) => ShippedStory.parse(JSON.parse(await readFile(new URL(name, folder), "utf8")))),
  );
}

/** Puts the stories the product comes with into a new database; what was changed or archived since stays as it is. */
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
}
