import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { files } from "#server/domains/files/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { aNote, about } from "#server/testing/notes.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";
import { candidateNotes } from "./tables.ts";

const world = openWorld();
const sockets = openSockets(world);
const hour = 3600;

test("notes: what a teammate writes about a person, the team reads at each of their applications", async () => {
  const { marit, dilip, candidate, candidateId, job } = await aNote(world, { tags: ["Second look"] });
  await marit.api.candidateNotes.write({ body: { candidateId, noteText: "Call on Monday" } });
  expect(await dilip.api.candidateNotes.list(about(candidateId))).toMatchObject([
    { noteText: "Call on Monday", companyAdmin: { fullName: "Marit Oakes" }, editedAt: null },
    { noteText: "Strong in Go", tags: ["Second look"], candidateId, externalCandidatesId: null },
  ]);
  await anApplication(world, { ...job, id: (await aSecondJob(job.companyId)).id }, { candidate });
  const { applications } = await dilip.api.applications.companyFeed({ query: {} });
  expect(applications.map(({ notesCount }) => notesCount)).toEqual([2, 2]);
  const found = await dilip.api.applications.companyFeed({ query: { q: "second monday" } });
  expect(found.total).toBe(2);
});

async function aSecondJob(companyId: string) {
  const admin = await aCompanyAdmin(world, { companyId });
  return admin.api.jobs.create({ query: {}, body: { jobTitle: "Forecaster" } });
}

test("notes: the person never sees them, and another company neither reads, writes nor changes one", async () => {
  const { candidate, candidateId, note } = await aNote(world);
  expect(await refusal(candidate.api.candidateNotes.list(about(candidateId)))).toMatchObject({
    statusCode: 403,
  });
  const { marit: stranger } = await aHiringTeam(world);
  expect(await stranger.api.candidateNotes.list(about(candidateId))).toEqual([]);
  const { candidateNotes: notes } = stranger.api;
  const one = { params: { id: note.id } };
  for (const call of [
    () => notes.write({ body: { candidateId, noteText: "Ours" } }),
    () => notes.change({ ...one, body: { noteText: "Ours" } }),
    () => notes.remove(one),
  ])
    expect(await refusal(call())).toMatchObject({ statusCode: 404 });
});

test("notes: a note is about one person and says something", async () => {
  const { marit, candidateId } = await aNote(world);
  const { write } = marit.api.candidateNotes;
  const both = { candidateId, externalCandidatesId: candidateId, noteText: "Which?" };
  expect(await refusal(write({ body: both }))).toMatchObject({ statusCode: 422 });
  expect(await refusal(write({ body: { noteText: "Whom?" } }))).toMatchObject({ statusCode: 422 });
  expect(await refusal(write({ body: { candidateId, noteText: "  " } }))).toMatchObject({
    details: { noteText: "Write a note first" },
  });
});

test("notes: a teammate who is named is told, once, with the way to the note", async () => {
  const { marit, dilip, candidateId, note, applicationId, job } = await aNote(world);
  const mentions = [dilip.userId, marit.userId];
  const change = { noteText: "@Dilip Rao, your turn", mentions };
  await marit.api.candidateNotes.change({ params: { id: note.id }, body: change });
  await marit.api.candidateNotes.change({ params: { id: note.id }, body: { ...change, tags: ["Urgent"] } });
  await world.settle();
  const { notifications } = await dilip.api.notifications.list({ query: {} });
  expect(notifications).toMatchObject([
    {
      title: "Marit Oakes mentioned you",
      url: `/hire/applicants?job=${job.id}&open=${applicationId}#notes`,
      audience: "company",
    },
  ]);
  expect((await marit.api.notifications.list({ query: {} })).notifications).toEqual([]);
  expect((await lastEmailTo(world, dilip.email))?.subject).toBe("Marit Oakes mentioned you");
  const { marit: stranger } = await aHiringTeam(world);
  const naming = { candidateId, noteText: "Who?", mentions: [stranger.userId] };
  expect(await refusal(marit.api.candidateNotes.write({ body: naming }))).toMatchObject({
    message: "You can only mention people on your team.",
  });
});

test("notes: its author edits a note; managers of the team delete it; for an hour it comes back", async () => {
  const { marit, dilip, note, candidateId } = await aNote(world);
  const reader = await aCompanyAdmin(world, { companyId: marit.companyId, without: ["team"] });
  const one = { params: { id: note.id } };
  const edit = dilip.api.candidateNotes.change({ ...one, body: { noteText: "Weak in Go" } });
  expect(await refusal(edit)).toMatchObject({ statusCode: 403, code: "NOT_YOUR_NOTE" });
  expect(await refusal(reader.api.candidateNotes.remove(one))).toMatchObject({ statusCode: 403 });
  const edited = await marit.api.candidateNotes.change({ ...one, body: { noteText: "Strong in C" } });
  expect(edited).toMatchObject({ noteText: "Strong in C", editedAt: world.now().toISOString() });

  await dilip.api.candidateNotes.remove(one);
  expect(await marit.api.candidateNotes.list(about(candidateId))).toEqual([]);
  await dilip.api.candidateNotes.change({ ...one, body: { deleted: false } });
  await world.pass(2 * hour);
  expect(await marit.api.candidateNotes.list(about(candidateId))).toMatchObject([
    { noteText: "Strong in C" },
  ]);
  await marit.api.candidateNotes.remove(one);
  await world.pass(2 * hour);
  expect(await world.db.$count(candidateNotes, eq(candidateNotes.id, note.id))).toBe(0);
});

test("notes: carry files of their author, which go with the note", async () => {
  const { marit, dilip, candidateId } = await aNote(world);
  const file = new Blob(["Plan of the day"]);
  const { id } = await marit.api.files.upload({ file, fileName: "plan.txt", body: { folder: "notes" } });
  const body = { candidateId, noteText: "The plan", attachments: [id] };
  const note = await marit.api.candidateNotes.write({ body });
  expect(note.attachments).toMatchObject([{ id, name: "plan.txt" }]);
  const [{ attachments }] = (await dilip.api.candidateNotes.list(about(candidateId))) as [typeof note];
  const url = attachments[0]!.url.replace(/^\/api/, "");
  expect(await (await world.send()("GET", url, undefined, {})).text()).toBe("Plan of the day");
  expect(await refusal(dilip.api.candidateNotes.write({ body }))).toMatchObject({ code: "NO_SUCH_FILE" });
  await marit.api.candidateNotes.remove({ params: { id: note.id } });
  await world.pass(2 * hour);
  expect((await world.send()("GET", url, undefined, {})).status).toBe(404);
});

test("notes: a file that is in no note is gone a day later", async () => {
  const { marit, candidateId } = await aNote(world);
  const upload = async () => {
    const file = new Blob(["Plan of the day"]);
    return (await marit.api.files.upload({ file, fileName: "plan.txt", body: { folder: "notes" } })).id;
  };
  const [kept, takenOut, neverSaved] = [await upload(), await upload(), await upload()];
  const body = { candidateId, noteText: "The plan", attachments: [kept, takenOut] };
  const note = await marit.api.candidateNotes.write({ body });
  await marit.api.candidateNotes.change({ params: { id: note.id }, body: { attachments: [kept] } });
  await world.pass(48 * hour);
  const fresh = await upload();
  await world.pass(hour);
  const all = inArray(files.id, [kept, takenOut, neverSaved, fresh]);
  const left = await world.db.select({ id: files.id }).from(files).where(all);
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([kept, fresh]));
});

test("notes: people without an account have them too, for who may see such people, until they are removed", async () => {
  const { personId: externalCandidatesId, marit } = await anUploadedLead(world);
  const dilip = await aCompanyAdmin(world, { companyId: marit.companyId });
  const body = { externalCandidatesId, noteText: "Met at the fair, @Dilip", mentions: [dilip.userId] };
  await marit.api.candidateNotes.write({ body });
  const filter = JSON.stringify({ where: { externalCandidatesId } });
  const read = (api: typeof marit.api) => api.candidateNotes.list({ query: { filter } });
  expect(await read(dilip.api)).toMatchObject([{ candidateId: null, externalCandidatesId }]);
  await world.settle();
  const { notifications } = await dilip.api.notifications.list({ query: {} });
  expect(notifications).toMatchObject([{ url: `/hire/leads?open=${externalCandidatesId}` }]);
  const reader = await aCompanyAdmin(world, { companyId: marit.companyId, without: ["sourcing"] });
  expect(await read(reader.api)).toEqual([]);
  await marit.api.importedPeople.forget({ params: { id: externalCandidatesId } });
  expect(await world.db.$count(candidateNotes, eq(candidateNotes.companyId, marit.companyId))).toBe(0);
});

test("notes: open screens of the team read them again, the person's do not, and the log keeps no words", async () => {
  const { marit, dilip, candidate, candidateId, note } = await aNote(world);
  const colleague = sockets.open(`/api/live?token=${dilip.token}`);
  const person = sockets.open(`/api/live?token=${candidate.token}`);
  await Promise.all([colleague.received("welcome"), person.received("welcome")]);
  await marit.api.candidateNotes.write({ body: { candidateId, noteText: "Call on Monday" } });
  expect((await colleague.received("note.changed")).stale).toContain("notes");
  expect(person.types()).toEqual(["welcome"]);
  await dilip.api.candidateNotes.remove({ params: { id: note.id } });
  await dilip.api.candidateNotes.change({ params: { id: note.id }, body: { deleted: false } });
  const kept = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, candidateId))
    .orderBy(auditLog.id);
  expect(kept.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["note.written", marit.userId],
    ["note.written", marit.userId],
    ["note.deleted", dilip.userId],
    ["note.restored", dilip.userId],
  ]);
  expect(JSON.stringify(kept)).not.toMatch(/Monday|Strong/);
});
