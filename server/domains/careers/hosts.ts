import { createHash } from "node:crypto";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { CompanyContext, Context } from "#server/context.ts";
import { audit } from "#server/audit/audit.ts";
import type { Config } from "#server/config.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { companies, lockCompany } from "#server/domains/companies/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { careersEvents } from "./events.ts";
import { forgetCertificate } from "./forget-certificate.ts";
import { endOf } from "./host-rules.ts";
import { refuseOthers } from "./queries.ts";
import { companyHosts, hostCertificates } from "./tables.ts";
import { lookLater, lookKey } from "./look-later.ts";

export type Host = typeof companyHosts.$inferSelect;
const mostHosts = 5;

interface Shown {
  showVercelDomain?: "true" | "false" | undefined;
  showVercelConfig?: "true" | "false" | undefined;
}
export async function listHosts(context: CompanyContext, companyId: string, shown: Shown) {
  refuseOthers(context, companyId);
  const rows = await context.db
    .select({ host: companyHosts, certificate: hostCertificates })
    .from(companyHosts)
    .leftJoin(hostCertificates, eq(hostCertificates.domain, companyHosts.domain))
    .where(eq(companyHosts.companyId, companyId))
    .orderBy(asc(companyHosts.createdAt));
  return rows.map(({ host, certificate }) => {
    const whole = presentHost(context.config, host, certificate);
    return {
      ...whole,
      proof: shown.showVercelDomain === "true" ? whole.proof : null,
      target: shown.showVercelConfig === "true" ? whole.target : null,
    };
  });
}

/** Whose page is served at an address; nobody's while it is not live. */
export async function showHost({ db }: Context, domain: string) {
  const [found] = await servedHosts(db, eq(companyHosts.domain, domain));
  if (!found) throw notFound("Address");
  return found;
}

/** The addresses that show a page, each with the company it belongs to. */
export function servedHosts(db: Reader, where?: ReturnType<typeof eq>) {
  return db
    .select({
      domain: companyHosts.domain,
      companyId: companies.id,
      companyName: companies.companyName,
      slug: companies.slug,
    })
    .from(companyHosts)
    .innerJoin(companies, eq(companies.id, companyHosts.companyId))
    .where(and(inArray(companyHosts.state, ["live", "failing"]), eq(companies.published, true), where));
}

export function addHost(context: CompanyContext, domain: string) {
  const { db, viewer, config, now } = context;
  const { companyId } = viewer;
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    if (domain === new URL(config.publicUrl).hostname) throw taken(domain, "our own address");
    const kept = await tx.select().from(companyHosts).where(eq(companyHosts.companyId, companyId));
    if (kept.some((host) => host.domain === domain)) throw taken(domain, "in your list already");
    if (kept.length >= mostHosts)
      throw conflict("TOO_MANY", `You have ${mostHosts} addresses. Remove one first.`, {
        domain: "Remove one first",
      });
    const [host] = await tx
      .insert(companyHosts)
      .values({ id: newId(), companyId, domain, state: "waiting", createdAt: now() })
      .returning();
    await lookLater(tx, host!, now());
    await tell(tx, context, { action: "careers.domainAdded", host: host! });
    return presentHost(config, host!);
  });
}

function taken(domain: string, why: string) {
  const sentence = `${domain} is ${why}.`;
  return conflict("DOMAIN_TAKEN", sentence, { domain: sentence });
}

/** The address shows nothing from now on; its records may go. */
export function removeHost(context: CompanyContext, id: string) {
  return context.db.transaction(async (tx) => {
    const host = await lockHost(tx, context, id);
    await tx.delete(companyHosts).where(eq(companyHosts.id, id));
    await cancelTask(tx, lookKey(id));
    if (isServedAt(host)) await forgetCertificate(tx, host.domain);
    await tell(tx, context, { action: "careers.domainRemoved", host });
  });
}

/** The only door to an address: it is the viewer's company's, and held until the transaction ends. */
export async function lockHost(tx: Transaction, { viewer }: CompanyContext, id: string): Promise<Host> {
  const [host] = await tx
    .select()
    .from(companyHosts)
    .where(and(eq(companyHosts.id, id), eq(companyHosts.companyId, viewer.companyId)))
    .for("update");
  if (!host) throw notFound("Address");
  return host;
}

interface Told {
  action: "careers.domainAdded" | "careers.domainRemoved";
  host: Host;
}
async function tell(tx: Transaction, { viewer, now }: CompanyContext, { action, host }: Told) {
  const subject = { kind: "company" as const, id: host.companyId, companyId: host.companyId };
  await audit(tx, { viewer, now: now() }, { action, subject, after: { domain: host.domain } });
  await publish(tx, careersEvents.hostsChanged, { data: { companyId: host.companyId }, at: now() });
}

const notIssuedYet = { expiresAt: null, problem: null, retryAt: null };
const isServedAt = ({ state }: Host) => state === "live" || state === "failing";

/** An address with the two records its owner makes: whose it is, and where it leads. */
export function presentHost(
  { publicUrl, https }: Pick<Config, "publicUrl" | "https">,
  host: Host,
  certificate: typeof hostCertificates.$inferSelect | null = null,
) {
  const value = createHash("sha256").update(`domain ${host.id}`).digest("hex").slice(0, 24);
  return {
    ...host,
    endsAt: endOf(host),
    certificate: https && isServedAt(host) ? (certificate ?? notIssuedYet) : null,
    proof: { type: "TXT" as const, name: `_careers.${host.domain}`, value: `parallel-domain=${value}` },
    target: { type: "CNAME" as const, name: host.domain, value: new URL(publicUrl).hostname },
  };
}
