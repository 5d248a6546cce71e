import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { followAccount } from "#server/domains/jobs/index.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { addressOfAccount } from "#server/outside/ats-accounts/ats-accounts.ts";
import { accountsOf, reported } from "./accounts.ts";

/** Where the team chooses its system and gives access. */
export async function startConnection(context: CompanyContext) {
  const accounts = accountsOf(context);
  const { db, viewer } = context;
  const [company, user] = await Promise.all([findCompany(db, viewer.companyId), findUser(db, viewer.userId)]);
  if (!company || !user) throw notFound("Company");
  const { id, companyName: name } = company;
  const link = await reported(context, accounts.connectLink({ id, name, email: user.email }));
  return { link };
}

/** The account is read from now on; its first jobs arrive as drafts unless the team chooses otherwise. */
export async function finishConnection(context: CompanyContext, token: string) {
  const account = await reported(context, accountsOf(context).accountOf(token));
  const { companyId } = context.viewer;
  if (!account.id || account.companyId !== companyId)
    throw invalid(
      "This connection was started for another company. Connect your account again.",
      undefined,
      "OTHER_COMPANY",
    );
  return context.db.transaction(async (tx) => {
    const address = addressOfAccount(account.id);
    const feed = await followAccount(tx, { companyId, address, system: account.system, now: context.now() });
    await audit(
      tx,
      { viewer: context.viewer, now: context.now() },
      {
        action: "ats.connected",
        subject: { kind: "jobFeed", id: feed.id, companyId },
        after: { system: account.system },
      },
    );
    return feed;
  });
}
