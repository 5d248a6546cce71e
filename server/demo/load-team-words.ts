import { newId } from "#server/database/ids.ts";
import { applicationTags } from "#server/domains/applications/notes/tables.ts";
import { interviews } from "#server/domains/interviews/tables.ts";
import { type Load, inChunks } from "./load.ts";

const words = ["Second look", "On site", "Can start soon", "Ask about visa"];
const everyNth = 5;
const hourMs = 3_600_000;

/** The tags of the hiring teams, and times proposed to whoever stands at the stage of interviews. */
export async function loadTeamWords({ tx, world, now }: Load) {
  const open = openIn(world);
  const tagged = open.filter((_, nth) => nth % everyNth === 0);
  await inChunks(
    tx,
    applicationTags,
    tagged.map(({ id, companyId, byUserId }, nth) => ({
      id: newId(),
      applicationId: id,
      companyId,
      tag: words[nth % words.length]!,
      byUserId,
      createdAt: now,
    })),
  );
  const talking = open.filter(({ stage }) => stage === "interview");
  await inChunks(
    tx,
    interviews,
    talking.map((application) => proposalFor(application, now)),
  );
}

/** What waits for a decision, with a colleague who writes at that company. */
function openIn(world: Load["world"]) {
  const whoWrites = new Map(
    world.applications.flatMap(({ companyId, notes }) =>
      notes.map(({ authorUserId }) => [companyId, authorUserId] as const),
    ),
  );
  return world.applications.flatMap((application) => {
    const byUserId = whoWrites.get(application.companyId);
    return byUserId && ["pending", "pipeline"].includes(application.applicationState)
      ? [{ ...application, byUserId }]
      : [];
  });
}

function proposalFor(application: ReturnType<typeof openIn>[number], now: Date) {
  const { id, jobId, companyId, candidateId, byUserId } = application;
  const inHours = (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString();
  return {
    id: newId(),
    applicationId: id,
    jobId,
    companyId,
    candidateId,
    byUserId,
    state: "proposed" as const,
    times: [inHours(46), inHours(71), inHours(96)],
    minutes: 45,
    place: "By video; the link follows in the conversation",
    createdAt: now,
    changedAt: now,
  };
}
