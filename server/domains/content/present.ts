import type { z } from "zod";
import type { DeskStory, Story, StoryCard } from "#contract/content.ts";
import { StoryDocument } from "#contract/story-document.ts";
import type { StoryState } from "#shared/stories/story-states.ts";
import { excerptOf, readingMinutes } from "#shared/stories/story-words.ts";
import type { stories } from "./tables.ts";

export type StoryRow = typeof stories.$inferSelect;

/** Whether it waits for its time is told by the clock, so nothing has to happen when the time comes. */
export function stateOf({ state, publishAt }: Pick<StoryRow, "state" | "publishAt">, now: Date): StoryState {
  return state === "published" && publishAt && publishAt > now ? "scheduled" : state;
}

/** The story in a list; null where what is kept cannot be shown. */
export function presentCard(row: StoryRow): z.input<typeof StoryCard> | null {
  const body = StoryDocument.safeParse(row.body);
  if (!body.success) return null;
  const { id, contentType, publication, slug, title, author, picture, tags, publishAt } = row;
  return {
    id,
    contentType,
    publication,
    slug,
    title,
    author,
    picture,
    tags,
    excerpt: row.summary || excerptOf(body.data),
    minutes: readingMinutes(row.words),
    publishedAt: publishAt,
  };
}

/** The whole story; null where what is kept cannot be shown. */
export function presentStory(row: StoryRow, related: StoryRow[]): z.input<typeof Story> | null {
  const card = presentCard(row);
  return (
    card && {
      ...card,
      body: row.body,
      changedAt: row.changedAt,
      related: related.flatMap((each) => presentCard(each) ?? []),
    }
  );
}

export function presentAtDesk(row: StoryRow, now: Date): z.input<typeof DeskStory> {
  return {
    id: row.id,
    publication: row.publication,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    author: row.author,
    picture: row.picture,
    tags: row.tags,
    body: row.body,
    state: stateOf(row, now),
    publishAt: row.publishAt,
    changedAt: row.changedAt,
  };
}
