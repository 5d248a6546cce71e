import { eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { presentRow } from "./present.ts";
import { selectRows } from "./select-rows.ts";
import { applications } from "./tables.ts";

/** One row as the team's lists show it. */
export async function findRow(db: Reader, id: string, now: Date) {
  const [row] = await selectRows(db, { where: eq(applications.id, id) });
  if (!row) throw notFound("Application");
  return presentRow(row, now);
}
