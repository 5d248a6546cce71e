import { and, asc, eq } from "drizzle-orm";
import type { SearchTerms } from "#contract/search.ts";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext, CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { runSearch } from "#server/domains/search/index.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { groupRules } from "./network-groups.data.ts";
import { companyNetworks } from "./tables.ts";

const mostKept = 50;
type NetworkRow = typeof companyNetworks.$inferSelect;

/** What the team keeps, in the order it was kept. */
export async function listNetworks(context: CompanyContext, { pinned }: { pinned?: true } = {}) {
  const rows = await context.db
    .select()
    .from(companyNetworks)
    .where(
      and(
        eq(companyNetworks.companyId, context.viewer.companyId),
        pinned ? eq(companyNetworks.pinned, true) : undefined,
      ),
    )
    .orderBy(asc(companyNetworks.createdAt), asc(companyNetworks.id));
  return Promise.all(rows.map((row) => present(context, row)));
}

interface NewNetwork {
  name: string;
  terms: SearchTerms;
  pinned: boolean;
}
/** Keeps a search for the whole team; one that nobody could run is refused. */
export async function saveNetwork(context: CompanyContext, network: NewNetwork) {
  const companyId = context.viewer.companyId;
  const count = await countPeople(context, network.terms);
  const kept = await context.db.$count(companyNetworks, eq(companyNetworks.companyId, companyId));
  if (kept >= mostKept)
    throw conflict("TOO_MANY", `A team can save up to ${mostKept} networks. Remove one you no longer need.`);
  const values = { ...network, id: newId(), companyId, byUserId: context.viewer.userId };
  const row = await context.db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(companyNetworks)
      .values({ ...values, createdAt: context.now() })
      .returning();
    await note(tx, context, { action: "network.kept", row: saved!, after: saved });
    return saved!;
  });
  return { ...row, count };
}

export async function changeNetwork(
  context: CompanyContext,
  id: string,
  changes: Partial<Pick<NewNetwork, "name" | "pinned">>,
) {
  const row = await context.db.transaction(async (tx) => {
    const before = await lockMine(tx, context, id);
    const after = { ...before, ...changes };
    await tx
      .update(companyNetworks)
      .set({ name: after.name, pinned: after.pinned })
      .where(eq(companyNetworks.id, id));
    await note(tx, context, { action: "network.changed", row: before, before, after });
    return after;
  });
  return present(context, row);
}

export function removeNetwork(context: CompanyContext, id: string) {
  return context.db.transaction(async (tx) => {
    const before = await lockMine(tx, context, id);
    await tx.delete(companyNetworks).where(eq(companyNetworks.id, id));
    await note(tx, context, { action: "network.removed", row: before, before });
  });
}

async function lockMine(tx: Transaction, context: CompanyContext, id: string): Promise<NetworkRow> {
  const [row] = await tx
    .select()
    .from(companyNetworks)
    .where(and(eq(companyNetworks.id, id), eq(companyNetworks.companyId, context.viewer.companyId)))
    .for("update");
  if (!row) throw notFound("Network");
  return row;
}

/** Networks belong to the whole team, so it can be seen who changed them. */
function note(
  tx: Transaction,
  { viewer, now }: AuthenticatedContext,
  { row, ...entry }: { action: string; row: NetworkRow; before?: unknown; after?: unknown },
) {
  const subject = { kind: "network", id: row.id, companyId: row.companyId } as const;
  return audit(tx, { viewer, now: now() }, { ...entry, subject });
}

/** The groups the company's people fall into, with how many are in each. */
export async function listGroups(context: AuthenticatedContext) {
  const { facets } = await runSearch(context, "candidates", { ...quietly, facets: ["groups"] });
  const counts = new Map(facets.groups?.map(({ value, count }) => [value, count]));
  return groupRules.map(({ key, name, about }) => ({ key, name, about, count: counts.get(key) ?? 0 }));
}

const quietly = {
  query: "",
  filters: {},
  ranges: {},
  facets: [],
  page: 1,
  resultsPerPage: 1,
  seed: "",
  typing: true,
};
async function countPeople(context: AuthenticatedContext, terms: SearchTerms) {
  return (await runSearch(context, "candidates", { ...quietly, ...terms })).total;
}
async function present(context: AuthenticatedContext, row: NetworkRow) {
  return { ...row, count: await countPeople(context, row.terms) };
}
