import { aHiringTeam } from "./applications.ts";
import { aCandidate, anEmployee } from "./people.ts";
import type { World } from "./world.ts";

/** A job seeker’s question about a job, to a company where someone works. */
export async function aQuestion(world: World) {
  const team = await aHiringTeam(world);
  const esi = await anEmployee(world, { companyId: team.job.companyId, fullName: "Esi Badu" });
  const ann = await aCandidate(world, { fullName: "Ann Reed" });
  const body = { jobId: team.job.id, text: "How often are the night shifts?" };
  const question = await ann.api.questions.ask({ body });
  return { ...team, esi, ann, question };
}
