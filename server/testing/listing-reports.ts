import { aHiringTeam } from "./applications.ts";
import { aCandidate } from "./people.ts";
import type { World } from "./world.ts";

/** A live job that a job seeker reported. */
export async function aReport(world: World) {
  const team = await aHiringTeam(world);
  const ann = await aCandidate(world, { fullName: "Ann Reed" });
  await ann.api.listingReports.report({
    body: { kind: "job", id: team.job.id, reason: "scam", words: "They ask for money." },
  });
  return { ...team, ann };
}
