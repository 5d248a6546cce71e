import Fastify, { type FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aStory } from "#server/testing/stories.ts";
import { openWorld } from "#server/testing/world.ts";
import {
  type Publication,
  publicationNames,
  publications,
  storyPath,
} from "#shared/stories/publications.data.ts";
import { addStoryFeeds } from "./feeds/story-feeds.ts";
import { addSitemap } from "./sitemap.ts";
import { addSocialImages } from "./social-images.ts";

const world = openWorld();
const content = () => world.client().content;
let site: FastifyInstance;
let made = 0;

beforeAll(() => {
  site = Fastify();
  addStoryFeeds(site, world.dependencies);
  addSitemap(site, world.dependencies);
  addSocialImages(site, world.client());
});
const textOf = async (path: string) => (await site.inject(path)).payload;
const statusOf = async (path: string) => (await site.inject(path)).statusCode;

/** A published story, with a tag and a word that no other has. */
async function published(publication: Publication) {
  const { api } = await anAdministrator(world);
  const word = `quokka${++made}`;
  const { id } = await aStory(world, { title: `About ${word}` });
  await change(id, { publication, tags: [word] });
  await api.content.move({ params: { id }, body: { act: "publish" } });
  return { id, word, slug: `about-${word}` };
}
async function change(id: string, fields: object) {
  const { api } = await anAdministrator(world);
  const { changedAt } = await api.content.open({ params: { id } });
  return api.content.change({ params: { id }, body: { ...fields, changedAt } });
}

const read = (publication: Publication, slug: string) =>
  content().get({ params: { contentType: publications[publication].contentType, slug }, query: {} });
type Published = Awaited<ReturnType<typeof published>>;
/** Where a publication’s readers meet a story. */
async function metIn(publication: Publication, { id, word, slug }: Published) {
  const { contentType, path } = publications[publication];
  const list = async (query: object) => {
    const { stories } = await content().list({ params: { contentType }, query: { publication, ...query } });
    return stories.some((story) => story.id === id);
  };
  const address = storyPath(publication, slug);
  const maps = await content().maps({ query: {} });
  return {
    list: await list({}),
    "list of its tag": await list({ tag: word }),
    search: await list({ q: word }),
    tags: (await content().tags({ query: { publication } })).some(({ name }) => name === word),
    RSS: (await textOf(`${path}/feed.xml`)).includes(`${address}</link>`),
    sitemap: (await textOf("/sitemap-stories.xml")).includes(`${address}</loc>`),
    "content map": maps.some((map) => map.contentId === id && map.contentType === contentType),
  };
}
const everywhere = (met: boolean) => ({
  list: met,
  "list of its tag": met,
  search: met,
  tags: met,
  RSS: met,
  sitemap: met,
});

const moves = publicationNames.flatMap((from) =>
  publicationNames.filter((to) => to !== from).map((to) => ({ from, to })),
);
test.each(moves)("stories: one moved from $from to $to is met there alone", async ({ from, to }) => {
  const story = await published(from);
  expect(await metIn(from, story)).toEqual({ ...everywhere(true), "content map": true });
  await change(story.id, { publication: to });
  expect(await metIn(to, story)).toEqual({ ...everywhere(true), "content map": true });
  expect(await metIn(from, story)).toMatchObject(everywhere(false));

  const { slug } = story;
  expect(await read(from, slug)).toMatchObject({ id: story.id, publication: to, slug });
  for (const publication of [from, to])
    expect(await statusOf(`/social/${publications[publication].contentType}/${slug}.png`)).toBe(200);
});

test("stories: all addresses a story had lead to where it is, wherever it was moved between", async () => {
  const story = await published("lifeWork");
  await change(story.id, { slug: `${story.slug}-again` });
  await change(story.id, { publication: "caseStudies" });
  await change(story.id, { publication: "hireDifferent", slug: `${story.slug}-at-last` });
  const now = { id: story.id, publication: "hireDifferent", slug: `${story.slug}-at-last` };
  for (const [publication, slug] of [
    ["lifeWork", story.slug],
    ["lifeWork", `${story.slug}-again`],
    ["caseStudies", `${story.slug}-again`],
    ["hireDifferent", `${story.slug}-at-last`],
  ] as const)
    expect(await read(publication, slug)).toMatchObject(now);
  expect((await refusal(read("caseStudies", story.slug))).statusCode).toBe(404);
});

test("stories: nobody else gets an address that leads to a story elsewhere, and the story may come back to it", async () => {
  const story = await published("lifeWork");
  await change(story.id, { publication: "caseStudies" });
  const other = await aStory(world);
  expect(await refusal(change(other.id, { slug: story.slug }))).toMatchObject({ code: "SLUG_TAKEN" });
  expect(await change(other.id, { publication: "caseStudies" })).toMatchObject({ slug: other.slug });
  await change(story.id, { publication: "lifeWork" });
  expect(await read("lifeWork", story.slug)).toMatchObject({ id: story.id, publication: "lifeWork" });
  expect(await read("caseStudies", story.slug)).toMatchObject({ id: story.id, publication: "lifeWork" });
});

test("stories: an address that was public for less than an hour leads on as well, and is nobody else’s", async () => {
  const { api } = await anAdministrator(world);
  const story = await published("lifeWork");
  const move = (act: "publish" | "unpublish" | "archive" | "restore") =>
    api.content.move({ params: { id: story.id }, body: { act } });
  await move("unpublish");
  const typo = story.slug;
  await change(story.id, { slug: `${typo}-right` });
  const other = await aStory(world);
  expect(await refusal(change(other.id, { slug: typo }))).toMatchObject({ code: "SLUG_TAKEN" });
  await move("publish");
  expect(await read("lifeWork", typo)).toMatchObject({ id: story.id, slug: `${typo}-right` });
  await move("archive");
  await move("restore");
  await change(story.id, { slug: `${typo}-at-last` });
  await move("publish");
  for (const slug of [typo, `${typo}-right`])
    expect(await read("lifeWork", slug)).toMatchObject({ slug: `${typo}-at-last` });
});

test("stories: a draft leaves no address behind, and its preview link shows it where it is", async () => {
  const { api } = await anAdministrator(world);
  const { id, slug } = await aStory(world);
  const { url } = await api.content.createPreview({ params: { id } });
  await change(id, { publication: "caseStudies", slug: `${slug}-renamed` });
  const preview = new URL(url).searchParams.get("key")!;
  expect(await content().get({ params: { contentType: "blog", slug }, query: { preview } })).toMatchObject({
    id,
    publication: "caseStudies",
    slug: `${slug}-renamed`,
  });
  await api.content.move({ params: { id }, body: { act: "publish" } });
  expect((await refusal(read("lifeWork", slug))).statusCode).toBe(404);
  expect(await read("caseStudies", `${slug}-renamed`)).toMatchObject({ id });
});
