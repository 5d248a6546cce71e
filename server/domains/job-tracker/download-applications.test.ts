import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { type CandidatePerson, aCandidate } from "#server/testing/people.ts";
import { externalApplications } from "./tables.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const day = (at: Date) => at.toISOString().slice(0, 10);
const head = "\uFEFFJob,Company,Status,Applied,Last activity,Source,Link,Note";

async function linesOf({ token }: CandidatePerson) {
  const file = await world.send(token)("GET", "/candidate/applications/download", undefined, {});
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer()).split("\r\n");
}

test("applications as CSV: ours and those on other sites, with what happened last first", async () => {
  const { job } = await aHiringTeam(world, { jobTitle: "Ranger" });
  const seeker = await aCandidate(world);
  const early = new Date(world.now().getTime() - 86_400_000);
  const { id } = await anApplication(world, job, {
    candidate: seeker,
    source: "Search",
    appliedAt: early,
    lastActivityAt: early,
  });
  await anApplication(world, await aJob(world), { candidate: seeker, applicationState: "lead" });
  await anApplication(world, job, {});
  const elsewhere = { jobTitle: "=Nurse, nights", companyName: "Peak", url: "https://peak.test/1" };
  await seeker.api.jobTracker.saveExternal({ body: { ...elsewhere, note: "Asked Ana", state: "interview" } });
  const gone = await seeker.api.jobTracker.saveExternal({ body: { jobTitle: "Cook", companyName: "Inn" } });
  await seeker.api.jobTracker.deleteExternal({ params: { id: gone.id }, body: {} });

  const [first, second, ...more] = (await linesOf(seeker)).slice(1);
  const now = day(world.now());
  expect(first).toBe(
    `"'=Nurse, nights",Peak,Interview,${now},${now},Other site,https://peak.test/1,Asked Ana`,
  );
  const at = day(early);
  const link = `${world.dependencies.config.publicUrl}/applications/${id}`;
  expect(second).toMatch(/^Ranger,/);
  expect(second).toContain(`,Pending,${at},${at},Search,${link},`);
  expect(more).toEqual([]);
});

test("applications as CSV: what was only saved or is an invitation was not applied for", async () => {
  const { job } = await aHiringTeam(world, { jobTitle: "Ranger" });
  const seeker = await aCandidate(world);
  await anApplication(world, job, { candidate: seeker, applicationState: "outbound" });
  const cellar = await aHiringTeam(world, { jobTitle: "Cellar hand" });
  const candidates = [{ candidateId: seeker.candidateId, jobId: cellar.job.id }];
  await cellar.marit.api.networks.invite({ body: { candidates } });
  await world.settle();
  const [{ id } = { id: "" }] = await seeker.api.applications.mine({ query: { jobId: cellar.job.id } });
  await seeker.api.applications.answerInvitation({ params: { id }, body: { accept: false } });
  const saved = { jobTitle: "Cook", companyName: "Inn", state: "saved" } as const;
  await seeker.api.jobTracker.saveExternal({ body: saved });
  const now = day(world.now());
  const lines = await linesOf(seeker);
  expect(lines).toContain(`Cook,Inn,Saved,,${now},Other site,,`);
  expect(lines.find((line) => line.startsWith("Ranger,"))).toContain(`,,${now},`);
  expect(lines.find((line) => line.startsWith("Cellar hand,"))).toContain(`,,${now},`);
  expect((await seeker.api.jobTracker.statistics()).sent).toBe(0);
  const { seenBy } = await seeker.api.privacy.overview();
  expect(seenBy.map(({ what, jobTitle }) => [what, jobTitle]).toSorted()).toEqual([
    ["invitation", "Cellar hand"],
    ["invitation", "Ranger"],
  ]);
  expect(await linesOf(await aCandidate(world))).toEqual([head]);
});

test("applications as CSV: days are those of the person’s own clock, and so is the day they applied elsewhere", async () => {
  const seeker = await aCandidate(world);
  const hour = world.now().getUTCHours();
  // Where it is tomorrow already, or still yesterday.
  const [timeZone, days] = hour >= 12 ? (["Pacific/Kiritimati", 1] as const) : (["Etc/GMT+12", -1] as const);
  await moveTo(seeker, timeZone);
  const here = day(new Date(world.now().getTime() + days * 86_400_000));
  const cook = { jobTitle: "Cook", companyName: "Inn" };
  const { id } = await seeker.api.jobTracker.saveExternal({ body: { ...cook, appliedOn: here } });
  expect(await linesOf(seeker)).toContain(`Cook,Inn,Applied,${here},${here},Other site,,`);
  const later = day(new Date(world.now().getTime() + (days + 1) * 86_400_000));
  const wrong = seeker.api.jobTracker.updateExternal({ params: { id }, body: { appliedOn: later } });
  expect(await refusal(wrong)).toMatchObject({ details: { appliedOn: "Choose today or an earlier day" } });
});

test("applications as CSV: days that were kept as instants are days of the person’s own clock", async () => {
  const seeker = await aCandidate(world);
  await moveTo(seeker, "America/Los_Angeles");
  const keep = async (jobTitle: string, appliedAt: string) => {
    const { id } = await seeker.api.jobTracker.saveExternal({ body: { jobTitle, companyName: "Inn" } });
    await world.db
      .update(externalApplications)
      .set({ appliedAt: new Date(appliedAt), appliedOn: null })
      .where(eq(externalApplications.id, id));
  };
  await keep("Typed", "2026-07-14T07:00:00.000Z");
  await keep("Pressed", "2026-07-14T01:30:00.000Z");
  const migration = new URL("../../database/migrations/0169_applied_on_days.sql", import.meta.url);
  const [, backfill] = (await readFile(migration, "utf8")).split("--> statement-breakpoint");
  await world.db.execute(sql.raw(backfill!));
  const lines = (await linesOf(seeker)).map((line) => line.split(","));
  const dayOf = (title: string) => lines.find(([job]) => job === title)?.[3];
  expect([dayOf("Typed"), dayOf("Pressed")]).toEqual(["2026-07-14", "2026-07-13"]);
});

test("applications elsewhere: the day they were made stays that day in another time zone", async () => {
  const seeker = await aCandidate(world);
  await moveTo(seeker, "Asia/Tokyo");
  const cook = { jobTitle: "Cook", companyName: "Inn", appliedOn: "2026-07-14" };
  await seeker.api.jobTracker.saveExternal({ body: cook });
  await moveTo(seeker, "America/Los_Angeles");
  expect(await seeker.api.jobTracker.externals()).toMatchObject([{ appliedOn: "2026-07-14" }]);
  expect((await linesOf(seeker)).find((line) => line.startsWith("Cook,"))).toContain(",2026-07-14,");
});

function moveTo(seeker: CandidatePerson, timeZone: string) {
  const account = { params: { id: seeker.userId } };
  return seeker.api.accounts.updateAccount({ ...account, body: { timeZone, timeZoneChosen: true } });
}
