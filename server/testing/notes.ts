import { aHiringTeam, anApplication } from "./applications.ts";
import type { World } from "./world.ts";

/** What a team has written about one candidate, the newest first. */
export const about = (candidateId: string) => ({
  query: { filter: JSON.stringify({ where: { candidateId } }) },
});

/** A note of a team about someone who applied. */
export async function aNote(world: World, words: { tags?: string[]; mentions?: string[] } = {}) {
  const team = await aHiringTeam(world);
  const { id: applicationId, candidate } = await anApplication(world, team.job);
  const { candidateId } = candidate;
  const note = await team.marit.api.candidateNotes.write({
    body: { candidateId, noteText: "Strong in Go", ...words },
  });
  return { ...team, candidate, candidateId, applicationId, note };
}
