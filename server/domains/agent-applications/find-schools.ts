import type { CandidateContext } from "#server/context.ts";
import { namedSchools } from "#server/domains/candidates/index.ts";
import { boardSchools } from "#server/outside/board-forms/board-forms.ts";
import { wayFor } from "./way.ts";

/** Schools by a part of their names: those the job's board knows, or else those several people have named. */
export async function findSchools(context: CandidateContext, { q, jobId }: { q: string; jobId?: string }) {
  if (q.length < 2) return [];
  const target = jobId ? (await wayFor(context, jobId)).target : null;
  const known = target && (await boardSchools(context, target, q).catch(() => []));
  if (known) return known.slice(0, 20);
  const names = await namedSchools(context.db, q);
  return names.map((name) => ({ value: name, label: name }));
}
