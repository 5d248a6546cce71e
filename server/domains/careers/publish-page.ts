import { problemsOf } from "#shared/blocks/careers-page.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { careersEvents } from "./events.ts";
import { findVersion, keepPage, listVersions, lockPage, presentPage, refuseOthers } from "./queries.ts";
import { careerPageVersions } from "./tables.ts";

const mostVersions = 100;

/** Shows everyone what the team has worked on, and keeps it as a version to come back to. */
export function publishPage(context: CompanyContext, companyId: string, version: number) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, context, companyId);
    if (page.version !== version)
      throw conflict(
        "CONFLICT",
        "A teammate or another tab just changed the page. Look at it again before you publish it.",
        {
          page: await presentPage(tx, companyId),
        },
      );
    refuseUnreadable(page.document);
    const number = (page.liveNumber ?? 0) + 1;
    await tx
      .insert(careerPageVersions)
      .values({ companyId, number, document: page.document, publishedAt: now(), publishedBy: viewer.userId });
    await keepPage(tx, { ...page, liveNumber: number, unpublished: false });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "careers.published",
        subject: { kind: "company", id: companyId, companyId },
        before: { version: page.liveNumber },
        after: { version: number },
      },
    );
    await publish(tx, careersEvents.published, { data: { companyId }, at: now() });
    return presentPage(tx, companyId);
  });
}

function refuseUnreadable(document: Parameters<typeof problemsOf>[0]) {
  const problems = problemsOf(document);
  const [sentence] = Object.values(problems);
  if (sentence) throw invalid(sentence, problems);
}

export function listPageVersions(context: CompanyContext, companyId: string) {
  refuseOthers(context, companyId);
  return listVersions(context.db, companyId, mostVersions);
}

export async function showPageVersion(context: CompanyContext, companyId: string, number: string) {
  refuseOthers(context, companyId);
  const version = /^\d{1,9}$/.test(number)
    ? await findVersion(context.db, companyId, Number(number))
    : undefined;
  if (!version) throw notFound("Version");
  return version;
}
