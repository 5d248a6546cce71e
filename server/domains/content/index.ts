export { storyEvents } from "./events.ts";
export { type PublishedStory, publishedStories } from "./read-stories.ts";
export { storyNames } from "./names.ts";
