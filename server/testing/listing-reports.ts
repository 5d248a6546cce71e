import { aHiringTeam } from "./applications.ts";
import { aCandidate, anAdministrator } from "./people.ts";
import type { World } from "./world.ts";

/** A live job that a job seeker reported. */
export async function aReport(world: World) {
  const team = await aHiringTeam(world);
  const ann = await aCandidate(world, { fullName: "Ann Reed" });
  await ann.api.listingReports.report({
    body: { kind: "job", id: team.job.id, reason: "scam", words: "They ask for money." },
  });
  return { ...team, ann };
}

/** A job or a company that someone reported and an administrator took down; `restore` puts it back. */
export async function takeDown(world: World, listing: { kind: "job" | "company"; id: string }) {
  const { api } = await aCandidate(world);
  await api.listingReports.report({ body: { ...listing, reason: "misleading" } });
  async function decide(list: "open" | "down", decision: "takeDown" | "restore") {
    const admin = await anAdministrator(world);
    const found = await admin.api.listingReports.reviewed({ query: { list } });
    const { at: seenUntil } = found.find(({ id }) => id === listing.id)!;
    const body = { decision, words: "It is misleading.", seenUntil };
    await admin.api.listingReports.decide({ params: { id: listing.id }, body });
    await world.settle();
  }
  await decide("open", "takeDown");
  return { restore: () => decide("down", "restore") };
}
