import { newId } from "#server/database/ids.ts";
import { applicationTags } from "#server/domains/applications/notes/tables.ts";
import { type Load, inChunks } from "./load.ts";

const words = ["Second look", "On site", "Can start soon", "Ask about visa"];
const everyNth = 5;

/** The tags of the hiring teams. */
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
