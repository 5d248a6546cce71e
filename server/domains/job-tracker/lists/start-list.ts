import { eq } from "drizzle-orm";
import { mostLists } from "#contract/candidate-lists.ts";
import type { CandidateContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { conflict } from "#server/errors/refusal.ts";
import { saveEach } from "../saved-jobs.ts";
import { candidateLists } from "../tables.ts";
import { listSavedJobs } from "./list-saved-jobs.ts";

/** Saves jobs; with a name they come onto a new list, which may be empty. */
export async function startList(
  context: CandidateContext,
  { list, name }: { list: string[]; name?: string },
) {
  const id = name && (await insertList(context, name));
  const refused = await saveEach(context, list, id);
  const saved = await listSavedJobs(context);
  return { list: saved.list, refused, started: saved.lists.find((each) => each.id === id) ?? null };
}

async function insertList({ db, viewer, now }: CandidateContext, name: string) {
  const { candidateId } = viewer;
  if ((await db.$count(candidateLists, eq(candidateLists.candidateId, candidateId))) >= mostLists)
    throw conflict("TOO_MANY", `You can keep up to ${mostLists} lists. Delete one you no longer need.`);
  const id = newId();
  await db.insert(candidateLists).values({ id, candidateId, name, createdAt: now() });
  return id;
}
