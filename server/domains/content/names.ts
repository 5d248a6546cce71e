import { namesOf } from "#server/database/names-of.ts";
import { stories } from "./tables.ts";

/** What the audit log calls them. */
export const storyNames = namesOf(stories, stories.title);
