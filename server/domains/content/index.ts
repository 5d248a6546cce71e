export { storyEvents } from "./events.ts";
export { type PublishedStory, publishedStories, takeUntold } from "./read-stories.ts";
export { storyNames } from "./names.ts";
