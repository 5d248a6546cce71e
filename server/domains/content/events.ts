import { z } from "zod";
import { publicationNames } from "#shared/stories/publications.data.ts";
import { defineEvent } from "#server/events/define-event.ts";

const LiveStory = z.object({
  storyId: z.string(),
  publication: z.enum(publicationNames),
  liveAt: z.string(),
});

export const storyEvents = {
  /** What is written of it, or who may read it, is another. */
  changed: defineEvent("story.changed", { data: z.object({ storyId: z.string() }) }),
  /** It was published, or is to be at a time ahead; by then it may have been taken back. */
  setLive: defineEvent("story.setLive", { data: LiveStory }),
  /** One that is or will be live stands in another publication before its readers were told of it. */
  moved: defineEvent("story.moved", { data: LiveStory }),
};
