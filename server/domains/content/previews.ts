import { and, desc, eq } from "drizzle-orm";
import { storyPath } from "#shared/stories/publications.data.ts";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { hashSecret, newToken } from "#server/domains/accounts/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { stories, storyPreviews } from "./tables.ts";

/** Links that show a story as it stands, newest first; without their addresses. */
export function listPreviews({ db }: AuthenticatedContext, storyId: string) {
  return db
    .select({ id: storyPreviews.id, createdAt: storyPreviews.createdAt })
    .from(storyPreviews)
    .where(eq(storyPreviews.storyId, storyId))
    .orderBy(desc(storyPreviews.createdAt), storyPreviews.id);
}

/** A link for people without an account. Only a hash of its key is kept. */
export function createPreview({ db, config, viewer, now }: AuthenticatedContext, storyId: string) {
  return db.transaction(async (tx) => {
    const [story] = await tx.select().from(stories).where(eq(stories.id, storyId));
    if (!story) throw notFound("Story");
    const key = newToken();
    const row = { id: newId(), storyId, keyHash: hashSecret(key), createdAt: now() };
    await tx.insert(storyPreviews).values(row);
    await audit(
      tx,
      { viewer, now: now() },
      { action: "story.preview", subject: { kind: "story", id: storyId } },
    );
    const query = new URLSearchParams({ preview: "true", slug: story.slug, key });
    return {
      id: row.id,
      createdAt: row.createdAt,
      url: `${config.publicUrl}${storyPath(story.publication, story.slug)}?${query}`,
    };
  });
}

/** The link shows nothing from now on. */
export function revokePreview({ db, viewer, now }: AuthenticatedContext, storyId: string, id: string) {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(storyPreviews)
      .where(and(eq(storyPreviews.id, id), eq(storyPreviews.storyId, storyId)))
      .returning();
    if (gone.length === 0) throw notFound("Preview link");
    await audit(
      tx,
      { viewer, now: now() },
      { action: "story.revokePreview", subject: { kind: "story", id: storyId } },
    );
  });
}
