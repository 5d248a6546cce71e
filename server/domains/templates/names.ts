import { namesOf } from "#server/database/names-of.ts";
import { templates } from "./tables.ts";

/** What the audit log calls them. */
export const templateNames = namesOf(templates, templates.name);
