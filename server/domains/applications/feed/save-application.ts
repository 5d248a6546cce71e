import type { CompanyContext } from "#server/context.ts";
import { decideAboutMany } from "../batches/decide-many.ts";
import { decide } from "../decide.ts";

/** Marks an application or a lead for later, or takes the mark off; without `saved` it is turned. */
export function saveApplication(
  context: CompanyContext,
  id: string,
  { saved, version }: { saved?: boolean; version?: number },
) {
  return decide(context, id, (row) => {
    const wanted = saved ?? !row.saved;
    return wanted === row.saved && version === undefined
      ? null
      : { move: wanted ? "save" : "unsave", version };
  });
}

export function saveMany(
  context: CompanyContext,
  { requestIds, saved }: { requestIds: string[]; saved: boolean },
) {
  return decideAboutMany(requestIds, (id) => saveApplication(context, id, { saved }));
}
