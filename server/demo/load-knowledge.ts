import { newId } from "#server/database/ids.ts";
import { knowledgeSources } from "#server/domains/knowledge/tables.ts";
import { type Load, inChunks } from "./load.ts";
import { demoBenefits, demoHandbook } from "./world/knowledge-words.data.ts";

/** What the companies of the demo's own team know about themselves: a text, and a page of their website. */
export async function loadKnowledge({ tx, world, now }: Load) {
  const hiring = new Set(world.applications.map(({ companyId }) => companyId));
  const { path, ...benefits } = demoBenefits;
  await inChunks(
    tx,
    knowledgeSources,
    world.companies
      .filter(({ id }) => hiring.has(id))
      .flatMap(({ id: companyId, companyEmailDomain }) => {
        const kept = { companyId, createdAt: now, changedAt: now };
        return [
          { id: newId(), source: "text" as const, ...demoHandbook, ...kept },
          {
            id: newId(),
            source: "web" as const,
            url: `https://${companyEmailDomain}${path}`,
            ...benefits,
            ...kept,
          },
        ];
      }),
  );
}
