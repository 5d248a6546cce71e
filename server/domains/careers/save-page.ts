import type { PageDocument } from "#shared/blocks/blocks.ts";
import type { CompanyContext } from "#server/context.ts";
import { conflict } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { sanitiseHtml } from "#server/texts/safe-html.ts";
import { careersEvents } from "./events.ts";
import { keepPage, lockPage, presentPage, refuseOthers } from "./queries.ts";

interface Saved {
  version: number;
  document: PageDocument;
}

export function showPage(context: CompanyContext, companyId: string) {
  refuseOthers(context, companyId);
  return presentPage(context.db, companyId);
}

/** Keeps what the team works on; nobody else sees it before it is published. */
export function savePage(context: CompanyContext, companyId: string, { version, document }: Saved) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, context, companyId);
    if (page.version !== version)
      throw conflict("CONFLICT", "A teammate or another tab changed the page while you were editing.", {
        page: await presentPage(tx, companyId),
      });
    await keepPage(tx, {
      ...page,
      version: version + 1,
      document: withSafeText(document),
      unpublished: true,
      changedAt: now(),
      changedBy: viewer.userId,
    });
    await publish(tx, careersEvents.drafted, { data: { companyId }, at: now() });
    return presentPage(tx, companyId);
  });
}

function withSafeText({ theme, blocks }: PageDocument): PageDocument {
  return {
    theme,
    blocks: blocks.map((block) =>
      block.kind === "text" ? { ...block, html: sanitiseHtml(block.html) } : block,
    ),
  };
}
