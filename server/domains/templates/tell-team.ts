import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { templateEvents } from "./events.ts";

interface Changed {
  action: "template.created" | "template.changed" | "template.removed" | "email.changed" | "reasons.changed";
  subject: { kind: "template" | "company"; id: string };
  before?: unknown;
  after?: unknown;
}
/** Keeps who changed the company's words, and has the team's open screens read them again. */
export async function tellTeam(tx: Transaction, { viewer, now }: CompanyContext, changed: Changed) {
  const { companyId } = viewer;
  const entry = { ...changed, subject: { ...changed.subject, companyId } };
  await audit(tx, { viewer, now: now() }, entry);
  await publish(tx, templateEvents.changed, { data: { companyId }, at: now() });
}
