import { eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { followCommunities } from "#server/domains/companies/index.ts";
import type { CommunityListings } from "#server/domains/listing-reports/index.ts";
import { publish } from "#server/events/events.ts";
import { escapeHtml } from "#server/texts/safe-html.ts";
import { communityEvents } from "./events.ts";
import { companiesIn, moderatorsOf } from "./queries.ts";
import { tellMembers } from "./tell-members.ts";
import { communities } from "./tables.ts";

/** Communities that people report: taken down, one is there for its moderators alone. */
export const reportedCommunities: CommunityListings = {
  async find(db, id) {
    const [row] = await db.select().from(communities).where(eq(communities.id, id));
    return row && present(row);
  },
  async lock(tx, id) {
    const [row] = await tx.select().from(communities).where(eq(communities.id, id)).for("update");
    return row && present(row);
  },
  async down(db) {
    const rows = await db
      .select({ id: communities.id })
      .from(communities)
      .where(isNotNull(communities.takenDownAt));
    return rows.map(({ id }) => id);
  },
  async takeDown(tx, { id, title: name }, { why, now }) {
    await set(tx, id, { takenDownAt: now, takenDownReason: why }, now);
    const moderatorIds = await moderatorsOf(tx, id);
    await publish(tx, communityEvents.takenDown, {
      data: { communityId: id, name, moderatorIds, why },
      at: now,
    });
  },
  async putBack(tx, { id, title: name }, now) {
    await set(tx, id, { takenDownAt: null, takenDownReason: null }, now);
    const moderatorIds = await moderatorsOf(tx, id);
    await publish(tx, communityEvents.restored, { data: { communityId: id, name, moderatorIds }, at: now });
  },
};

type Row = typeof communities.$inferSelect;
function present({ id, name, description, takenDownAt: at, takenDownReason }: Row) {
  const text = `<p>${escapeHtml(description)}</p>`;
  return { id, title: name, text, down: at && { at, reason: takenDownReason ?? "" } };
}

async function set(
  tx: Transaction,
  id: string,
  down: Pick<Row, "takenDownAt" | "takenDownReason">,
  now: Date,
) {
  await tx.update(communities).set(down).where(eq(communities.id, id));
  await tellMembers(tx, [id], now);
  for (const companyId of await companiesIn(tx, id)) await followCommunities(tx, companyId, now);
}
