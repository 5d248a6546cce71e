import type { DeskStory, StoryFields } from "#contract/content.ts";
import { api } from "#web/api/client.ts";
import { useEditor } from "#web/shared/editor/use-editor.ts";
import { deskStories, deskStory } from "./stories.ts";

/** The fields as a sentence names them. */
const fieldNames: Record<keyof StoryFields, string> = {
  title: "the title",
  slug: "the address",
  publication: "the publication",
  author: "the author",
  tags: "the tags",
  summary: "the summary",
  picture: "the picture",
  body: "the text",
};

/** A story while it is written: only what was changed is sent, against the version that was read last. */
export function useStoryEditor(story: DeskStory) {
  const editor = useEditor({
    thing: story,
    draftOf: (thing) => fieldsOfStory(thing ?? story),
    fieldsOf: (draft) => draft,
    keep: (saved: DeskStory, cache) => cache.setQueryData(deskStory(saved.id).queryKey, saved),
    stale: [deskStories],
  });
  const save = () =>
    editor.save({
      work: "save",
      send: () =>
        api.content.change({
          params: { id: story.id },
          body: { ...editor.changes, changedAt: story.changedAt },
        }),
      success: () => "Story saved",
    });
  return { ...editor, save, conflictNames: editor.conflicts.map((name) => fieldNames[name]) };
}

function fieldsOfStory(story: DeskStory): StoryFields {
  const { publication, title, slug, summary, author, picture, tags, body } = story;
  return { publication, title, slug, summary, author, picture, tags, body };
}
