import { newId } from "#server/database/ids.ts";
import { applicationTags } from "#server/domains/applications/notes/tables.ts";
import { interviews } from "#server/domains/interviews/tables.ts";
import { type Load, inChunks } from "./load.ts";

const words = ["Second look", "On site", "Can start soon", "Ask about visa"];
const everyNth = 5;
const hourMs = 3_600_000;

/** The tags of the hiring teams, and times proposed to whoever stands at the stage of interviews. */
export async function loadTeamWords({ tx, world, now }: Load) {
  const whoWrites = new Map(
    world.applications.flatMap(({ companyId, notes }) =>
      notes.map(({ authorUserId }) => [companyId, authorUserId] as const),
    ),
  );
  const open = world.applications.flatMap((application) => {
    const byUserId = whoWrites.get(application.companyId);
    return byUserId && ["pending", "pipeline"].includes(application.applicationState)
      ? [{ ...application, byUserId }]
      : [];
  });
  await inChunks(
    tx,
    applicationTags,
    open
      .filter((_, nth) => nth % everyNth === 0)
      .map(({ id, companyId, byUserId }, nth) => ({
        id: newId(),
        applicationId: id,
        companyId,
        tag: words[nth % words.length]!,
        byUserId,
        createdAt: now,
      })),
  );
  const inHours = (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString();
  await inChunks(
    tx,
    interviews,
    open
      .filter(({ stage }) => stage === "interview")
      .map(({ id, jobId, companyId, candidateId, byUserId }) => ({
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
      })),
  );
}
