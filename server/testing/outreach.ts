import { aHiringTeam } from "./applications.ts";
import { aCandidate } from "./people.ts";
import type { World } from "./world.ts";

interface Wanted {
  text?: string;
  followUps?: { days: 1 | 2 | 3; text: string }[];
}
/** Someone who will be written to about a job. */
export async function anOutreach(
  world: World,
  { text = "Hi {{candidate.firstName}}", followUps = [] }: Wanted = {},
) {
  const team = await aHiringTeam(world, { jobTitle: "Backend engineer" });
  const candidate = await aCandidate(world, { fullName: "Freya Lindqvist" });
  const body = { jobId: team.job.id, candidateIds: [candidate.candidateId], text, followUps };
  await team.marit.api.outreach.start({ body });
  const list = async () => (await team.marit.api.outreach.list({ params: { id: team.job.id } })).people;
  const [person] = await list();
  return { ...team, candidate, body, person: person!, list };
}

/** Monday morning of the week to come, when no one has been written to yet. */
export async function mondayMorning(world: World) {
  const [hourS, dayS] = [3600, 24 * 3600];
  const day = world.now().getUTCDay();
  const days = ((8 - day) % 7 || 7) * dayS;
  const midnight = (world.now().getTime() / 1000) % dayS;
  await world.pass(days - midnight + 8 * hourS);
}
