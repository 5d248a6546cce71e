import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { refusal } from "#server/testing/refusal.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { aStory, paragraphs } from "#server/testing/stories.ts";
import { openWorld } from "#server/testing/world.ts";
import { storyActs, storyStates, storyTransitions } from "#shared/stories/story-states.ts";
import { wordsOf } from "#shared/stories/story-document.ts";
import { eq } from "drizzle-orm";
import { keepShippedStories, readShippedStories } from "./shipped-stories.ts";
import { stories } from "./tables.ts";

const world = openWorld();
const anyone = () => world.client().content;
const later = (seconds: number) => new Date(world.now().getTime() + seconds * 1000).toISOString();
const read = (slug: string, preview?: string) =>
  anyone().get({ params: { contentType: "blog", slug }, query: { preview } });
const gone = { statusCode: 404, message: "Something went wrong!" };

async function published(title?: string) {
  const { api } = await anAdministrator(world);
  const story = await aStory(world, { title });
  await api.content.move({ params: { id: story.id }, body: { act: "publish" } });
  return { api: api.content, ...(await api.content.open({ params: { id: story.id } })) };
}
const listed = async (query: object = {}) =>
  (await anyone().list({ params: { contentType: "blog" }, query })).stories.map(({ title }) => title);

test("stories: a draft is read by nobody, a published one by anyone, with its excerpt and reading time", async () => {
  const { slug, title, id } = await aStory(world);
  expect(await refusal(read(slug))).toMatchObject(gone);
  expect(await listed()).not.toContain(title);
  const { api } = await anAdministrator(world);
  await api.content.move({ params: { id }, body: { act: "publish" } });
  expect(await read(slug)).toMatchObject({
    title,
    excerpt: "Bread needs time. So does hiring. Both need salt.",
    minutes: 1,
    publication: "lifeWork",
    tags: ["Baking"],
  });
  expect(await anyone().maps({ query: { filter: JSON.stringify({ where: { slug } }) } })).toEqual([
    { contentType: "blog", contentId: id, slug },
  ]);
});

test("stories: a scheduled one comes when its time comes", async () => {
  const { id, slug } = await aStory(world);
  const { api } = await anAdministrator(world);
  const move = (publishAt?: string) =>
    api.content.move({ params: { id }, body: { act: "schedule", publishAt } });
  expect(await refusal(move(later(-60)))).toMatchObject({
    statusCode: 422,
    details: { publishAt: expect.any(String) },
  });
  expect(await refusal(move())).toMatchObject({ statusCode: 422 });
  expect(await move(later(3600))).toMatchObject({ state: "scheduled" });
  expect(await refusal(read(slug))).toMatchObject(gone);
  await world.pass(3601);
  expect(await read(slug)).toMatchObject({ slug });
  expect(await api.content.open({ params: { id } })).toMatchObject({ state: "published" });
});

test.each(storyStates.flatMap((state) => storyActs.map((act) => ({ state, act }))))(
  "stories: $act from $state",
  async ({ state, act }) => {
    const { id } = await aStory(world);
    const { api } = await anAdministrator(world);
    const at = later(86_400);
    await world.db
      .update(stories)
      .set({
        state: state === "scheduled" ? "published" : state,
        publishAt: state === "scheduled" ? new Date(at) : new Date(later(-60)),
      })
      .where(eq(stories.id, id));
    const moved = api.content.move({ params: { id }, body: { act, publishAt: at } });
    const to = storyTransitions[state][act];
    if (to) expect(await moved).toMatchObject({ state: to });
    else expect(await refusal(moved)).toMatchObject({ statusCode: 409 });
  },
);

test("stories: nothing empty is published", async () => {
  const { api } = await anAdministrator(world);
  const { id } = await api.content.create({ body: { publication: "hireDifferent", title: "Only a title" } });
  expect(await refusal(api.content.move({ params: { id }, body: { act: "publish" } }))).toMatchObject({
    statusCode: 422,
    details: { body: expect.any(String) },
  });
});

test("stories: a public address still leads to a story that was renamed away from it, back and away again while unpublished", async () => {
  const { api, id, slug, title } = await published();
  const params = { id };
  const rename = async (to: string) =>
    api.change({ params, body: { slug: to, changedAt: (await api.open({ params })).changedAt } });
  await api.move({ params, body: { act: "unpublish" } });
  for (const to of [`${slug}-b`, slug, `${slug}-c`]) await rename(to);
  await api.move({ params, body: { act: "publish" } });
  expect(await read(slug)).toMatchObject({ id, title });
});

test("stories: an earlier address leads to the story, and no other story gets it", async () => {
  const { api, id, slug, changedAt } = await published();
  const changed = await api.change({ params: { id }, body: { slug: `${slug}-moved`, changedAt } });
  expect(await read(slug)).toMatchObject({ id, slug: `${slug}-moved` });
  const other = await aStory(world);
  expect(
    await refusal(api.change({ params: { id: other.id }, body: { slug, changedAt: other.changedAt } })),
  ).toMatchObject({ statusCode: 409, code: "SLUG_TAKEN" });
  await api.change({ params: { id }, body: { slug, changedAt: changed.changedAt } });
  expect(await read(slug)).toMatchObject({ id, slug });
});

test("stories: who saves over someone else’s save is told", async () => {
  const { api, id, changedAt } = await published();
  await world.pass(1);
  await api.change({ params: { id }, body: { title: "Theirs", changedAt } });
  expect(await refusal(api.change({ params: { id }, body: { title: "Mine", changedAt } }))).toMatchObject({
    statusCode: 409,
    code: "CHANGED",
  });
});

test("stories: a preview shows what anyone would read later, until its link is revoked", async () => {
  const { id, slug } = await aStory(world);
  const { api } = await anAdministrator(world);
  const { id: previewId, url } = await api.content.createPreview({ params: { id } });
  const asked = new URL(url);
  expect(asked.pathname).toBe(`/blog/${slug}`);
  expect(asked.searchParams.get("preview")).toBe("true");
  const key = asked.searchParams.get("key")!;
  expect(await read(slug, key)).toMatchObject({ id });
  const other = await aStory(world);
  expect(await refusal(read(other.slug, key))).toMatchObject(gone);
  expect(await refusal(read(slug, `${key}x`))).toMatchObject(gone);
  expect(await api.content.previews({ params: { id } })).toEqual([
    { id: previewId, createdAt: expect.any(String) },
  ]);
  await api.content.revokePreview({ params: { id, previewId } });
  expect(await refusal(read(slug, key))).toMatchObject(gone);
});

test("stories: one that can’t be shown is left out of lists, and answers as the others that are gone", async () => {
  const { id, slug, title } = await published();
  const { total } = await anyone().list({ params: { contentType: "blog" }, query: {} });
  await world.db
    .update(stories)
    .set({ body: { type: "doc", content: [{ type: "script" }] } as never })
    .where(eq(stories.id, id));
  expect(await listed({ limit: 100 })).not.toContain(title);
  expect(total).toBeGreaterThan(0);
  expect(await refusal(read(slug))).toMatchObject(gone);
});

test("stories: found by tag and by their words", async () => {
  const { api, id, title, changedAt } = await published("Sourdough and patience");
  await api.change({
    params: { id },
    body: { changedAt, tags: ["Sourdough"], body: paragraphs("Starters are fed twice a day.") },
  });
  expect(await listed({ tag: "Sourdough" })).toEqual([title]);
  expect(await listed({ q: "starters fed twice" })).toEqual([title]);
  expect(await listed({ q: "nonexistent words" })).toEqual([]);
  expect(await anyone().tags({ query: {} })).toContainEqual({
    id: "Sourdough",
    name: "Sourdough",
    stories: 1,
  });
  expect(await listed({ publication: "hireDifferent", tag: "Sourdough" })).toEqual([]);
});

test("stories: an author’s are listed by publication, and counted in each", async () => {
  const author = "Ada Lane, baker";
  const write = async (publication: "lifeWork" | "hireDifferent" | "caseStudies") => {
    const { api, id, changedAt } = await published();
    return api.change({ params: { id }, body: { author, publication, changedAt } });
  };
  const [first, second, elsewhere] = [
    await write("lifeWork"),
    await write("lifeWork"),
    await write("caseStudies"),
  ];
  await aStory(world);
  const mine = (await anyone().authors()).filter(({ name }) => name === author);
  expect(mine).toEqual([
    { id: author, name: author, publication: "lifeWork", stories: 2 },
    { id: author, name: author, publication: "caseStudies", stories: 1 },
  ]);
  expect((await listed({ author, publication: "lifeWork" })).toSorted()).toEqual(
    [first!.title, second!.title].toSorted(),
  );
  expect(await listed({ author, publication: "hireDifferent" })).toEqual([]);
  expect(await listed({ author: "Ada Lane" })).toEqual([]);
  const cases = await anyone().list({ params: { contentType: "caseStudy" }, query: { author } });
  expect(cases.stories.map(({ title }) => title)).toEqual([elsewhere!.title]);
});

test.each([
  ["a script", { type: "script" }],
  [
    "a link that runs something",
    {
      type: "paragraph",
      content: [
        { type: "text", text: "x", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] },
      ],
    },
  ],
  ["a picture without words", { type: "image", attrs: { src: "https://pictures.example/a.png", alt: " " } }],
  [
    "a picture over plain http",
    { type: "image", attrs: { src: "http://pictures.example/a.png", alt: "A bridge" } },
  ],
  ["a first heading", { type: "heading", attrs: { level: 1 } }],
])("stories: the text takes no %s", async (_, block) => {
  const { id, changedAt } = await aStory(world);
  const { api } = await anAdministrator(world);
  const body = { type: "doc", content: [block] } as never;
  expect(await refusal(api.content.change({ params: { id }, body: { body, changedAt } }))).toMatchObject({
    statusCode: 422,
  });
});

test("stories: every change is in the audit log", async () => {
  const { id } = await published();
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(kept.map(({ action }) => action).toSorted()).toEqual([
    "story.change",
    "story.create",
    "story.publish",
  ]);
});

test("stories: those that the product comes with are there after a start, once, and stay as they were changed", async () => {
  const shipped = await readShippedStories();
  expect(shipped).toHaveLength(12);
  expect(new Set(shipped.flatMap(({ id, slug }) => [id, slug])).size).toBe(24);
  await keepShippedStories(world.db, world.now());
  const { id, slug } = shipped[0]!;
  const { api } = await anAdministrator(world);
  await api.content.move({ params: { id }, body: { act: "archive" } });
  await keepShippedStories(world.db, world.now());
  expect(await api.content.open({ params: { id } })).toMatchObject({ state: "archived", slug });
  const { related, excerpt } = await read(shipped[1]!.slug);
  expect(related.length).toBeGreaterThan(0);
  expect(excerpt.length).toBeGreaterThan(40);
});

test("stories: those that the product comes with link their sources, or say that they are advice", async () => {
  const unsaid = (await readShippedStories()).filter(
    ({ body }) => !JSON.stringify(body).includes('"href":"https://') && !/\bis advice\b/.test(wordsOf(body)),
  );
  expect(unsaid.map(({ slug }) => slug)).toEqual([]);
});
