import { namesOf } from "#server/database/names-of.ts";
import { knowledgeSources } from "./tables.ts";

/** What the audit log calls them. */
export const knowledgeSourceNames = namesOf(knowledgeSources, knowledgeSources.title);
