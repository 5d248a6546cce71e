import type { Domain } from "#server/domain.ts";
import { contentHandlers } from "./handlers.ts";
import { keepShippedStories } from "./shipped-stories.ts";

export const content: Domain = {
  handlers: { content: contentHandlers },
  onStart: [keepShippedStories],
};
