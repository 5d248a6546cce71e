import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Outside } from "#server/context.ts";
import type { Database, Reader, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import type { Issued } from "#server/outside/certificates/certificates.ts";
import { seal, unseal } from "#server/seal.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { accountKey } from "./acme-account.ts";
import { problemOf, renewalOf, retryAfter } from "./certificate-rules.ts";
import { careersEvents } from "./events.ts";
import { forgetCertificate, renewalKey } from "./forget-certificate.ts";
import { servedHosts } from "./hosts.ts";
import { companyHosts, hostCertificates } from "./tables.ts";
import { careersTasks } from "./tasks.ts";

interface World {
  config: Config;
  outside: Pick<Outside, "certificates" | "report">;
  now: Date;
}
export interface Certificate {
  chain: string;
  privateKey: string;
  until: Date;
}
const purpose = "host certificate";
/** A process that was killed while it ordered keeps others from it for so long. */
const longestOrderMs = 5 * 60_000;

/** The certificate of an address as it is kept; none once it has expired. */
export async function findCertificate(
  db: Reader,
  domain: string,
  { config, now }: Pick<World, "config" | "now">,
): Promise<Certificate | null> {
  const [kept] = await db.select().from(hostCertificates).where(eq(hostCertificates.domain, domain));
  if (!kept?.chain || !kept.privateKey || !kept.expiresAt || kept.expiresAt <= now) return null;
  const privateKey = unseal(kept.privateKey, { secret: config.secret, purpose }).toString();
  return { chain: kept.chain, privateKey, until: kept.expiresAt };
}

/** Orders a certificate; null where another process is at it, where the last failure is too young, or where this one failed. */
export async function orderCertificate(
  db: Database,
  domain: string,
  world: World,
): Promise<Certificate | null> {
  // What is in memory may be a moment behind a removal.
  if (!(await isServed(db, domain, world.config))) return null;
  if (!(await mayOrder(db, domain, world.now))) return null;
  const ordered = await order(db, domain, world);
  return db.transaction((tx) => settle(tx, { domain, ordered, world }));
}

/** The task "careers.renewCertificate"; of an address that is served no more nothing is left. */
export async function renewCertificate(
  tx: Transaction,
  { domain }: { domain: string },
  context: TaskContext,
) {
  if (!context.outside.certificates) return;
  if (!(await isServed(tx, domain, context.config))) return forgetCertificate(tx, domain);
  if (!(await mayOrder(tx, domain, context.now))) return;
  await settle(tx, { domain, ordered: await order(tx, domain, context), world: context });
}

async function isServed(db: Reader, domain: string, { publicUrl }: Config) {
  if (domain === new URL(publicUrl).hostname) return true;
  return (await servedHosts(db, eq(companyHosts.domain, domain))).length > 0;
}

/** One order at a time for an address, in all processes; none before its time after a failure. */
async function mayOrder(db: Reader, domain: string, now: Date): Promise<boolean> {
  const { orderedAt, retryAt } = hostCertificates;
  const [held] = await db
    .insert(hostCertificates)
    .values({ domain, orderedAt: now })
    .onConflictDoUpdate({
      target: hostCertificates.domain,
      set: { orderedAt: now },
      setWhere: and(
        or(isNull(orderedAt), lt(orderedAt, new Date(now.getTime() - longestOrderMs))),
        or(isNull(retryAt), sql`${retryAt} <= ${now.toISOString()}`),
      ),
    })
    .returning({ domain: hostCertificates.domain });
  return held !== undefined;
}

async function order(db: Reader, domain: string, { config, outside }: World): Promise<Issued | Error> {
  const authority = outside.certificates!;
  try {
    return await authority.order(domain, await accountKey(db, { directory: authority.directory, config }));
  } catch (error) {
    outside.report(`certificate of ${domain}`, error);
    return error instanceof Error ? error : new Error(String(error));
  }
}

interface Settled {
  domain: string;
  ordered: Issued | Error;
  world: World;
}
/** Keeps what came of an order, and when to order next; nothing of an address that was removed meanwhile. */
async function settle(tx: Transaction, { domain, ordered, world }: Settled): Promise<Certificate | null> {
  const { now } = world;
  const [held] = await tx
    .select()
    .from(hostCertificates)
    .where(eq(hostCertificates.domain, domain))
    .for("update");
  if (!held) return null;
  const failures = held.failures + 1;
  const next =
    ordered instanceof Error
      ? { failures, problem: problemOf(ordered), retryAt: retryAfter(failures, now) }
      : { ...keptOf(ordered, world.config), failures: 0, problem: null, retryAt: null };
  await tx
    .update(hostCertificates)
    .set({ ...next, orderedAt: null })
    .where(eq(hostCertificates.domain, domain));
  const at = ordered instanceof Error ? next.retryAt! : renewalOf(ordered);
  // Who has no certificate yet gets it at the next visit: nothing is ordered for an address that nobody opens.
  if (!(ordered instanceof Error) || held.chain)
    await enqueue(tx, careersTasks.renewCertificate, { data: { domain }, at, key: renewalKey(domain) });
  for (const { companyId } of await servedHosts(tx, eq(companyHosts.domain, domain)))
    await publish(tx, careersEvents.hostsChanged, { data: { companyId }, at: now });
  return ordered instanceof Error ? null : ordered;
}

function keptOf({ chain, privateKey, until }: Issued, { secret }: Config) {
  return { chain, privateKey: seal(Buffer.from(privateKey), { secret, purpose }), expiresAt: until };
}
