import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aStory, paragraphs } from "#server/testing/stories.ts";
import { openWorld } from "#server/testing/world.ts";
import { refuseMissingPictures } from "./story-pictures.ts";
import { stories } from "./tables.ts";

const world = openWorld();
const day = 86_400;

async function anEditor() {
  const { api } = await anAdministrator(world);
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#369" } })
    .withExif({ IFD0: { Copyright: "Ada" } })
    .jpeg()
    .toBuffer();
  const upload = (folder = "stories", by = api) =>
    by.files.upload({ file: new Blob([new Uint8Array(bytes)]), fileName: "bread.jpg", body: { folder } });
  return { api, upload };
}
/** By an administrator who signed in just now. */
async function change({ id, changedAt }: { id: string; changedAt: string }, fields: object) {
  const { api } = await anAdministrator(world);
  return api.content.change({ params: { id }, body: { ...fields, changedAt } });
}
const open = (url: string) => world.app.inject({ method: "GET", url });
const showing = (src: string) => ({
  ...paragraphs("Bread needs time."),
  content: [
    { type: "image" as const, attrs: { src, alt: "A loaf" } },
    ...paragraphs("Bread needs time.").content,
  ],
});

test("story pictures: one from the device is in the story, without the notes of its camera", async () => {
  const { api, upload } = await anEditor();
  const { url } = await upload();
  const story = await change(await aStory(world), {
    body: showing(url),
    picture: { url, alt: "A loaf of bread" },
  });
  await api.content.move({ params: { id: story.id }, body: { act: "publish" } });
  const read = await world
    .client()
    .content.get({ params: { contentType: "blog", slug: story.slug }, query: {} });
  expect(read.body.content[0]).toEqual({ type: "image", attrs: { src: url, alt: "A loaf" } });
  expect(read.picture).toEqual({ url, alt: "A loaf of bread" });
  const served = await open(`${url}?format=jpg`);
  expect(served.statusCode).toBe(200);
  expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();
});

test("story pictures: only administrators put them up", async () => {
  const ana = await aCompanyAdmin(world);
  const file = new Blob([new Uint8Array(10)]);
  expect(
    await refusal(ana.api.files.upload({ file, fileName: "a.png", body: { folder: "stories" } })),
  ).toMatchObject({ statusCode: 403 });
});

test("story pictures: a day after no story shows one anymore it is gone, and cannot be saved again", async () => {
  const { upload } = await anEditor();
  const [inText, cover, unsaved, elsewhere] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(),
  ];
  const other = await upload("company", (await aCompanyAdmin(world)).api);
  const story = await change(await aStory(world), {
    body: showing(inText.url),
    picture: { url: cover.url, alt: "Bread" },
  });
  await change(await aStory(world), { body: showing(elsewhere.url) });
  const statuses = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries({ inText, cover, unsaved, elsewhere, other }).map(
          async ([name, { url }]) => [name, (await open(url)).statusCode] as const,
        ),
      ),
    );
  await world.pass(2 * day);
  expect(await statuses()).toEqual({ inText: 200, cover: 200, unsaved: 404, elsewhere: 200, other: 200 });
  const emptied = await change(story, { body: paragraphs("Without pictures."), picture: null });
  await world.pass(2 * day);
  expect(await statuses()).toEqual({ inText: 404, cover: 404, unsaved: 404, elsewhere: 200, other: 200 });
  expect(
    await refusal(change(emptied, { body: showing(inText.url), picture: { url: cover.url, alt: "Bread" } })),
  ).toMatchObject({
    statusCode: 422,
    details: {
      body: "A picture in the text is gone. Add it again",
      picture: "This picture is gone. Add it again",
    },
  });
});

test("story pictures: one that is being saved while unused ones go stays", async () => {
  const { upload } = await anEditor();
  const [saved, unused] = [await upload(), await upload()];
  const { id } = await aStory(world);
  const picture = { url: saved.url, alt: "Bread" };
  await world.db.transaction(async (tx) => {
    await refuseMissingPictures(tx, { picture });
    await world.pass(2 * day);
    await tx.update(stories).set({ picture }).where(eq(stories.id, id));
  });
  await world.settle();
  const statuses = await Promise.all([saved, unused].map(({ url }) => open(url)));
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
});
