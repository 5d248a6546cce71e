import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ApplicationState } from "#contract/application-shapes.ts";
import { applications } from "#server/domains/applications/index.ts";
import { refreshFacts } from "#server/domains/reports/index.ts";
import { changeExternal } from "#server/domains/external-candidates/index.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

/** Every row that says something about people and applications of a company, whatever its order. */
const about = [
  "external_candidates",
  "applications",
  "application_tags",
  "applicant_texts",
  "candidate_notes",
  "conversations",
  "outreach_people",
  "report_applications",
  "report_stages",
];
async function everything(companyId: string) {
  const found: Record<string, unknown> = {};
  for (const table of about) {
    const { rows } = await world.db.execute(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where company_id = ${companyId} order by to_jsonb(t)::text`,
    );
    found[table] = rows;
  }
  const { rows: history } = await world.db.execute(
    sql`select to_jsonb(h) as row from application_history h join applications a on a.id = h.application_id
      where a.company_id = ${companyId} order by h.id`,
  );
  const { rows: waiting } = await world.db.execute(
    sql`select key, due_at, data from tasks where kind = 'outreach.next' and data->>'id' in
      (select id::text from outreach_people where company_id = ${companyId}) order by key`,
  );
  const { rows: profiles } = await world.db.execute(
    sql`select to_jsonb(c) as row from candidates c where id in
      (select candidate_id from applications where company_id = ${companyId}) order by id`,
  );
  return { rows: found, history, waiting, profiles };
}

interface Side {
  onFirst: "none" | "lead" | "invited";
  onSecond: "none" | "lead" | "invited";
  saved: boolean;
  notes: number;
  tags: string[];
  outreach: boolean;
}
const where = fc.constantFrom("none" as const, "lead" as const, "invited" as const);
const side: fc.Arbitrary<Side> = fc.record({
  onFirst: where,
  onSecond: where,
  saved: fc.boolean(),
  notes: fc.integer({ min: 0, max: 2 }),
  tags: fc.uniqueArray(fc.constantFrom("Night", "Day", "Nearby"), { maxLength: 3 }),
  outreach: fc.boolean(),
});
type Team = Awaited<ReturnType<typeof aTeam>>;
async function aTeam() {
  const team = await aHiringTeam(world);
  return { ...team, second: await aJob(world, { companyId: team.job.companyId }) };
}

/** Someone without an account with all that a team may have done about them. */
async function aRecord({ marit, job, second }: Team, given: Side, name: string) {
  const lead = await anUploadedLead(world, { marit, job } as never, {
    email: `${name}-${job.id}@people.example`,
    fullName: "Rosa Alder",
  });
  const { personId } = lead;
  await changeExternal(world.db as never, personId, { phone: "+44 113 496 0000", title: name });
  const ids: string[] = [];
  const wanted = [
    [job, given.onFirst],
    [second, given.onSecond],
  ] as const;
  await world.db.delete(applications).where(eq(applications.id, lead.leadId));
  for (const [on, state] of wanted) {
    if (state === "none") continue;
    const candidate = { candidateId: personId } as never;
    const { id } = await anApplication(world, on, {
      candidate,
      applicationState: "lead",
      saved: given.saved,
    });
    ids.push(id);
    if (state === "invited")
      await marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [id] } });
  }
  for (let note = 0; note < given.notes; note += 1)
    await marit.api.candidateNotes.write({
      body: { externalCandidatesId: personId, noteText: `Note ${note}` },
    });
  if (given.tags.length && ids.length)
    await marit.api.applications.changeTags({ body: { requestIds: ids, add: given.tags, remove: [] } });
  if (given.outreach && given.onFirst === "lead")
    await marit.api.outreach.start({
      body: { jobId: job.id, candidateIds: [personId], text: "Hello", followUps: [] },
    });
  return personId;
}

test("duplicates: a merge of two records and its undo leave everything as it was", { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(side, side, fc.boolean(), async (one, other, taken) => {
      const team = await aTeam();
      const keptId = await aRecord(team, one, "one");
      const goneId = await aRecord(team, other, "other");
      await roundTrip(team, { keptId, goneId, take: taken ? ["email", "title"] : [] });
    }),
    { numRuns: 12 },
  ),
);

const came = [
  "lead",
  "outbound",
  "pending",
  "accepted",
  "denied",
  "pipeline",
] as const satisfies ApplicationState[];
test(
  "duplicates: a merge with someone who has an account and its undo leave everything as it was",
  { timeout: 120_000 },
  () =>
    fc.assert(
      fc.asyncProperty(side, fc.constantFrom(...came), async (other, state) => {
        const team = await aTeam();
        const rosa = await aCandidate(world, { fullName: "Rosa Alder" });
        await anApplication(world, team.job, { candidate: rosa, applicationState: state });
        // On a third job they came by themselves, so the company knows them.
        const third = await aJob(world, { companyId: team.job.companyId });
        await anApplication(world, third, { candidate: rosa });
        const goneId = await aRecord(team, other, "other");
        await roundTrip(team, { keptId: rosa.candidateId, goneId, take: [] });
      }),
      { numRuns: 10 },
    ),
);

/** Applications that a test makes were never announced, so reports have not counted them yet. */
async function countFacts(companyId: string) {
  const rows = await world.db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.companyId, companyId));
  await world.db.transaction((tx) =>
    refreshFacts(
      tx,
      rows.map(({ id }) => id),
    ),
  );
}

async function roundTrip(
  { marit, job }: Team,
  body: { keptId: string; goneId: string; take: ("email" | "title")[] },
) {
  await world.settle();
  await countFacts(job.companyId);
  const before = await everything(job.companyId);
  const { id } = await marit.api.duplicatePeople.merge({ body });
  await world.settle();
  const merged = await everything(job.companyId);
  expect(JSON.stringify(merged.rows.external_candidates)).not.toContain(body.goneId);
  expect(JSON.stringify(merged.rows.applications)).not.toContain(body.goneId);
  await marit.api.duplicatePeople.undo({ params: { id } });
  await world.settle();
  expect(await everything(job.companyId)).toEqual(before);
  expect(world.failures).toEqual([]);
}
