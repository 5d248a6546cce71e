import { type AnyPgColumn } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { applicationHistory, applications } from "./tables.ts";

const distinct = (column: AnyPgColumn) =>
  sql<
    string[]
  >`array(select distinct ${column} from ${applicationHistory} where ${applicationHistory.applicationId} = ${applications.id}
    and not ${applicationHistory.undone} and ${column} is not null)`;

/** To select beside an application: every move it made and every stage it came to, but for what was undone. */
export const everReached = {
  moves: distinct(applicationHistory.move),
  stages: distinct(applicationHistory.toStage),
};
