import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { newToken, startVerification } from "#server/domains/accounts/index.ts";
import type { askToJoin } from "#server/emails/ask-to-join.ts";
import type { claimCompany } from "#server/emails/claim-company.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { Company } from "../queries.ts";

const linkMinutes = 24 * 60;

interface Proof {
  kind: "company-claim" | "team-request";
  /** The claim or the request that the link confirms. */
  subject: string;
  to: string;
  company: Company;
  template: typeof claimCompany | typeof askToJoin;
}
/** The address is not the account's, so it gets a link of its own. */
export async function mailLink(tx: Transaction, { config, now }: Context, proof: Proof) {
  const { kind, subject, to, company, template } = proof;
  const token = newToken();
  await startVerification(tx, { kind, subject, secret: token, now: now(), minutes: linkMinutes });
  const data = { company: company.companyName, url: `${config.publicUrl}/hire/claim?token=${token}` };
  const email = template.render(data, { postalAddress: config.MAIL_ADDRESS });
  await enqueueEmail(tx, { to, userId: null, category: "account", email }, now());
}
