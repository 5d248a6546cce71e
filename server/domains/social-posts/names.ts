import { namesOf } from "#server/database/names-of.ts";
import { socialPosts } from "./tables.ts";

/** What the audit log calls them. */
export const socialPostNames = namesOf(socialPosts, socialPosts.title);
