import type { findRow } from "../find-row.ts";
import { Refusal } from "#server/errors/refusal.ts";

type Row = Awaited<ReturnType<typeof findRow>>;

/** The same decision about many applications, each in its own transaction: one refusal does not hold up the others. */
export async function decideAboutMany(ids: string[], decide: (id: string) => Promise<Row>) {
  const applications: Row[] = [];
  const refused: { id: string; code: string; message: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      applications.push(await decide(id));
    } catch (error) {
      if (!(error instanceof Refusal) || error.statusCode === 403) throw error;
      refused.push({ id, code: error.code, message: error.message });
    }
  }
  return { applications, refused };
}
