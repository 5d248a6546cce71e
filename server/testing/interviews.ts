import { aHiringTeam, anApplication } from "./applications.ts";
import type { World } from "./world.ts";

/** An instant so many hours from now. */
export function inHours(world: World, hours: number) {
  return new Date(world.now().getTime() + hours * 3_600_000).toISOString();
}

/** A team that has proposed two times to someone on its board. */
export async function anInterview(world: World) {
  const team = await aHiringTeam(world);
  const application = await anApplication(world, team.job, {
    applicationState: "pipeline",
    stage: "interview",
  });
  const times = [inHours(world, 24), inHours(world, 48)];
  const interview = await team.marit.api.interviews.propose({
    params: { id: application.id },
    body: { times, minutes: 45, place: "https://meet.example/kestrel", note: "With Marit and Dilip" },
  });
  return { ...team, application, candidate: application.candidate, interview, times };
}
