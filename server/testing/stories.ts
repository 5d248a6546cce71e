import type { StoryDocument } from "#shared/stories/story-document.ts";
import { anAdministrator } from "./people.ts";
import type { World } from "./world.ts";

/** A story's text of some paragraphs. */
export const paragraphs = (...texts: string[]): StoryDocument => ({
  type: "doc",
  content: texts.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

let made = 0;

/** A story of Life Work that nobody has published yet. */
export async function aStory(world: World, { title = `A story ${++made}` } = {}) {
  const { api } = await anAdministrator(world);
  const { id, changedAt } = await api.content.create({ body: { publication: "lifeWork", title } });
  const body = paragraphs("Bread needs time. So does hiring. Both need salt.", "Nobody skips the salt.");
  return api.content.change({ params: { id }, body: { changedAt, body, tags: ["Baking"] } });
}
