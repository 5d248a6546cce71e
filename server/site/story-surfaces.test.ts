import Fastify, { type FastifyInstance } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { anAdministrator } from "#server/testing/people.ts";
import { aStory, paragraphs } from "#server/testing/stories.ts";
import { openWorld } from "#server/testing/world.ts";
import { type StoryState, storyStates } from "#shared/stories/story-states.ts";
import { addStoryFeeds } from "./feeds/story-feeds.ts";
import { addSitemap } from "./sitemap.ts";
import { addSocialImages } from "./social-images.ts";

const world = openWorld();
const content = () => world.client().content;
const contentType = "blog" as const;
let site: FastifyInstance;
let made = 0;

beforeAll(() => {
  site = Fastify();
  addStoryFeeds(site, world.dependencies);
  addSitemap(site, world.dependencies);
  addSocialImages(site, world.client());
});

interface Shown {
  id: string;
  slug: string;
  tag: string;
  author: string;
  word: string;
}
/** A story in a state, with a tag, an author and a word that no other has. */
async function aStoryThatIs(state: StoryState): Promise<Shown> {
  const { api } = await anAdministrator(world);
  const word = `zymurgy${++made}`;
  const { id, slug, changedAt } = await aStory(world, { title: `About ${word}` });
  const author = `Ada & ${word}`;
  const body = { changedAt, author, tags: [word], body: paragraphs(`All of ${word}, told slowly.`) };
  await api.content.change({ params: { id }, body });
  const publishAt = new Date(world.now().getTime() + 3_600_000).toISOString();
  if (state === "scheduled") await api.content.move({ params: { id }, body: { act: "schedule", publishAt } });
  if (state === "published" || state === "archived")
    await api.content.move({ params: { id }, body: { act: "publish" } });
  if (state === "archived") await api.content.move({ params: { id }, body: { act: "archive" } });
  return { id, slug, tag: word, author, word };
}

const textOf = async (path: string) => (await site.inject(path)).payload;
const list = (query: object) => content().list({ params: { contentType }, query: { limit: 100, ...query } });
/** Where a story can be met, and whether it is. */
const surfaces: Record<string, (story: Shown) => Promise<boolean>> = {
  page: ({ slug }) =>
    content()
      .get({ params: { contentType, slug }, query: {} })
      .then(
        () => true,
        () => false,
      ),
  list: async ({ id }) => (await list({})).stories.some((story) => story.id === id),
  "list of its tag": async ({ id, tag }) => (await list({ tag })).stories.some((story) => story.id === id),
  "list of its author": async ({ id, author }) =>
    (await list({ author })).stories.some((story) => story.id === id),
  authors: async ({ author }) => (await content().authors()).some(({ name }) => name === author),
  "its author’s place in the sitemap": async ({ word }) =>
    (await textOf("/sitemap-stories.xml")).includes(`/blog?author=Ada+%26+${word}</loc>`),
  tags: async ({ tag }) => (await content().tags({ query: {} })).some(({ name }) => name === tag),
  search: async ({ id, word }) => (await list({ q: word })).stories.some((story) => story.id === id),
  "content map": async ({ id }) =>
    (await content().maps({ query: {} })).some(({ contentId }) => contentId === id),
  "RSS feed": async ({ slug }) => (await textOf("/blog/feed.xml")).includes(`/blog/${slug}</link>`),
  sitemap: async ({ slug }) => (await textOf("/sitemap-stories.xml")).includes(`/blog/${slug}</loc>`),
  "social image": async ({ slug }) => (await site.inject(`/social/blog/${slug}.png`)).statusCode === 200,
};

const stories = new Map<StoryState, Shown>();
beforeAll(async () => {
  for (const state of storyStates) stories.set(state, await aStoryThatIs(state));
});

describe.each(storyStates)("stories: one that is %s", (state) => {
  const expected = state === "published";
  test.each(Object.keys(surfaces))(`is ${expected ? "" : "not "}met by its %s`, async (surface) =>
    expect(await surfaces[surface]!(stories.get(state)!)).toBe(expected),
  );
});

const metBy = async (story: Shown) => {
  const names = Object.keys(surfaces);
  const met = await Promise.all(names.map((name) => surfaces[name]!(story)));
  return names.filter((_, place) => met[place]);
};

test("stories: a scheduled one is met everywhere when its time has come, and nowhere once it is a draft again", async () => {
  const story = await aStoryThatIs("scheduled");
  await world.pass(3601);
  expect(await metBy(story)).toEqual(Object.keys(surfaces));
  const { api } = await anAdministrator(world);
  await api.content.move({ params: { id: story.id }, body: { act: "unpublish" } });
  expect(await metBy(story)).toEqual([]);
});

test("stories: a link to preview a draft shows it nowhere else", async () => {
  const story = await aStoryThatIs("draft");
  const { api } = await anAdministrator(world);
  const { url } = await api.content.createPreview({ params: { id: story.id } });
  const preview = new URL(url).searchParams.get("key")!;
  const { slug } = story;
  expect(await content().get({ params: { contentType, slug }, query: { preview } })).toMatchObject({ slug });
  expect(await metBy(story)).toEqual([]);
});

test("stories: readers of the feed know a story again after its address has changed", async () => {
  const { id, slug } = await aStoryThatIs("published");
  const { api } = await anAdministrator(world);
  const { changedAt } = await api.content.open({ params: { id } });
  await api.content.change({ params: { id }, body: { slug: `${slug}-moved`, changedAt } });
  const feed = await textOf("/blog/feed.xml");
  expect(feed).toContain(`/blog/${slug}-moved</link>`);
  expect(feed).toContain(`<guid isPermaLink="false">${id}</guid>`);
});

test("stories: the feed brings the picture of a story and what it shows", async () => {
  const { id } = await aStoryThatIs("published");
  const { api } = await anAdministrator(world);
  const { changedAt } = await api.content.open({ params: { id } });
  const picture = { url: "https://pictures.example/a.png?b=1&c=2", alt: "Bread & salt" };
  await api.content.change({ params: { id }, body: { picture, changedAt } });
  expect(await textOf("/blog/feed.xml")).toContain(
    `<media:content url="https://pictures.example/a.png?b=1&#38;c=2" medium="image"><media:description>Bread &#38; salt</media:description></media:content>`,
  );
});
