import { sql } from "drizzle-orm";
import { namesOf } from "#server/database/names-of.ts";
import { questions } from "./tables.ts";

/** What the audit log calls them: how they begin. */
export const questionNames = namesOf(questions, sql<string>`left(${questions.text}, 80)`);
