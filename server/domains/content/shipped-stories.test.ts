import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { StoryDocument } from "#contract/story-document.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { wordsOf } from "#shared/stories/story-document.ts";
import { keepShippedStories, readShippedStories } from "./shipped-stories.ts";
import { nameOfText } from "./shipped-text.ts";
import { shippedTexts } from "./shipped-texts.data.ts";
import { stories } from "./tables.ts";

const world = openWorld();
beforeAll(() => keepShippedStories(world.db, world.now()));

/** An article as it was shipped first, in a database that was made then. */
async function asFirstShipped() {
  const file = new URL("./testing/answer-every-applicant.first.json", import.meta.url);
  const { id, slug, title, body } = JSON.parse(await readFile(file, "utf8"));
  const text = { title, body: StoryDocument.parse(body) };
  await world.db
    .update(stories)
    .set({ ...text, words: wordsOf(body) })
    .where(eq(stories.id, id));
  return { id: id as string, params: { contentType: "blog" as const, slug }, title: title as string };
}
const today = async (id: string) => (await readShippedStories()).find((story) => story.id === id)!;

test("shipped stories: one that no one edited takes the text of today at the next start", async () => {
  const { id, params } = await asFirstShipped();
  await keepShippedStories(world.db, world.now());
  const { body } = await today(id);
  const { content } = world.client();
  expect(await content.get({ params, query: {} })).toMatchObject({ body });
  const [row] = await world.db.select().from(stories).where(eq(stories.id, id));
  expect(row!.words).toBe(wordsOf(body));
});

test("shipped stories: one that was edited keeps its text", async () => {
  const { id, title } = await asFirstShipped();
  const { api } = await anAdministrator(world);
  const { changedAt } = await api.content.open({ params: { id } });
  const own = { title: `${title}, and when`, changedAt };
  const { body } = await api.content.change({ params: { id }, body: own });
  await keepShippedStories(world.db, world.now());
  expect(await api.content.open({ params: { id } })).toMatchObject({ title: own.title, body });
});

test("shipped stories: every shipped text is on record, so that a later version can replace it", async () => {
  const names = (await readShippedStories()).map((story) => ({ slug: story.slug, name: nameOfText(story) }));
  // Add the name of a text you changed to shipped-texts.data.ts, and leave the one before.
  expect(names.filter(({ name }) => !shippedTexts.has(name))).toEqual([]);
});
