import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { teamsOfCompanies } from "#server/domains/companies/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { careersEvents } from "./events.ts";
import { findPage, keepPage, lockPage, refuseOthers } from "./queries.ts";

export async function showPageTeam({ db, ...context }: CompanyContext, companyId: string) {
  refuseOthers({ db, ...context }, companyId);
  const page = await findPage(db, companyId);
  return facesOf(db, companyId, page?.team ?? []);
}

/** Chooses who of the hiring team everyone sees on the page. */
export function setPageTeam(context: CompanyContext, companyId: string, companyAdminIds: string[]) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const page = await lockPage(tx, context, companyId);
    const team = [...new Set(companyAdminIds)];
    const faces = await facesOf(tx, companyId, team);
    if (faces.length < team.length) {
      const sentence = "Someone you chose is no longer on your team. Choose again.";
      throw invalid(sentence, { companyAdminIds: sentence });
    }
    await keepPage(tx, { ...page, team });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "careers.teamChanged",
        subject: { kind: "company", id: companyId, companyId },
        before: { team: page.team },
        after: { team },
      },
    );
    await publish(tx, careersEvents.published, { data: { companyId }, at: now() });
    return faces;
  });
}

/** Those of them who are on the team today, in the order they were chosen. */
export async function facesOf(db: Reader, companyId: string, companyAdminIds: readonly string[]) {
  if (companyAdminIds.length === 0) return [];
  const members = (await teamsOfCompanies(db, [companyId])).get(companyId) ?? [];
  return companyAdminIds.flatMap((id) => members.filter((member) => member.id === id));
}
