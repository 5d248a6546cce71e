import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { CompanyContext, Outside } from "#server/context.ts";
import type { Config } from "#server/config.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { careersEvents } from "./events.ts";
import { afterLooking } from "./host-rules.ts";
import { type Host, lockHost, presentHost } from "./hosts.ts";
import { lookLater } from "./look-later.ts";
import { companyHosts } from "./tables.ts";

interface World {
  config: Config;
  outside: Pick<Outside, "dns">;
}
/** The owner asks to look now. */
export async function checkHost(context: CompanyContext, id: string) {
  const host = await findHost(context.db, id);
  if (host?.companyId !== context.viewer.companyId) throw notFound("Address");
  const found = await look(context, host);
  return context.db.transaction(async (tx) => {
    const held = await lockHost(tx, context, id);
    return presentHost(context.config, await keep(tx, held, { found, now: context.now() }));
  });
}

/** The task "careers.checkHost". */
export async function checkHostAgain(tx: Transaction, { id }: { id: string }, context: TaskContext) {
  const host = await findHost(tx, id);
  if (!host) return;
  const found = await look(context, host);
  // Held only now: its owner may have looked, or removed it, while the records were asked for.
  const [held] = await tx.select().from(companyHosts).where(eq(companyHosts.id, id)).for("update");
  if (held && !(held.checkedAt && held.checkedAt > context.now))
    await keep(tx, held, { found, now: context.now });
}

async function findHost(db: Reader, id: string): Promise<Host | undefined> {
  const [host] = await db.select().from(companyHosts).where(eq(companyHosts.id, id));
  return host;
}

/** What the records say; null where nobody answered. */
async function look({ config, outside: { dns } }: World, host: Host) {
  const { proof, target } = presentHost(config, host);
  try {
    const [texts, leads] = await Promise.all([
      dns.textRecords(proof.name),
      dns.leadsTo(target.name, target.value),
    ]);
    return { proof: texts.some((text) => text.trim() === proof.value), target: leads };
  } catch {
    return null;
  }
}

async function keep(
  tx: Transaction,
  before: Host,
  looked: Parameters<typeof afterLooking>[1],
): Promise<Host> {
  const { now } = looked;
  let after = afterLooking(before, looked);
  if (after.state === "live" && before.state !== "live" && (await isServedForOthers(tx, before)))
    after = { ...before, problem: "taken" };
  const [host] = await tx
    .update(companyHosts)
    .set({ ...after, checkedAt: now })
    .where(eq(companyHosts.id, before.id))
    .returning();
  await lookLater(tx, host!, now);
  if (host!.state !== before.state || host!.problem !== before.problem)
    await publish(tx, careersEvents.hostsChanged, { data: { companyId: host!.companyId }, at: now });
  return host!;
}

/** The company whose records were right first keeps the address until they have been wrong for days; of two at once, the second sees the first. */
async function isServedForOthers(tx: Transaction, { id, domain }: Host) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`company host ${domain}`}))`);
  const [other] = await tx
    .select({ id: companyHosts.id })
    .from(companyHosts)
    .where(
      and(
        eq(companyHosts.domain, domain),
        ne(companyHosts.id, id),
        inArray(companyHosts.state, ["live", "failing"]),
      ),
    );
  return other !== undefined;
}
