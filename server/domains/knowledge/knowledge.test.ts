import { beforeEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { mostKnowledgeSources, mostKnowledgeText } from "#contract/knowledge.ts";
import { auditLog } from "#server/audit/tables.ts";
import { newId } from "#server/database/ids.ts";
import { files } from "#server/domains/files/tables.ts";
import { aTextSource, aWebSource } from "#server/testing/knowledge.ts";
import { type CompanyPerson, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { knowledgeSources } from "./tables.ts";

const world = openWorld();
let ana: CompanyPerson;
beforeEach(async () => {
  ana = await aCompanyAdmin(world);
});

const one = ({ id }: { id: string }) => ({ params: { id } });
const found = async (q: string, { api } = ana) =>
  (await api.knowledge.list({ query: { q } })).map(({ title }) => title);
const anUpload = ({ api } = ana, fileName = "handbook.txt") =>
  api.files.upload({
    file: new Blob(["Our handbook\r\n\r\n\r\n\r\nLunch is at noon."]),
    fileName,
    body: { folder: "knowledge-sources" },
  });

test("knowledge: a text is kept, listed without its words, read whole, edited and deleted", async () => {
  const source = await aTextSource(ana);
  const [card] = await ana.api.knowledge.list();
  expect(card).toMatchObject({ source: "text", active: true, characters: 24, fileName: null, url: null });
  expect(card).not.toHaveProperty("content");
  const { changedAt } = card!;
  await world.pass(1);
  const changed = await ana.api.knowledge.change({
    ...one(source),
    body: { content: "30 weeks.", changedAt },
  });
  expect(changed).toMatchObject({ title: "Parental leave", content: "30 weeks.", characters: 9 });
  expect(await ana.api.knowledge.get(one(source))).toMatchObject({ content: "30 weeks.", file: null });
  const late = ana.api.knowledge.change({ ...one(source), body: { content: "20 weeks.", changedAt } });
  expect(await refusal(late), "of two who read the same, the second").toMatchObject({
    statusCode: 409,
    code: "CONFLICT",
  });
  await ana.api.knowledge.remove(one(source));
  expect(await ana.api.knowledge.list()).toEqual([]);
});

test("knowledge: a search finds word beginnings and other forms, titles first, in one's own company alone", async () => {
  await aTextSource(ana, { title: "Working hours", content: "Ask about parental leave." });
  await aTextSource(ana);
  await aTextSource(await aCompanyAdmin(world));
  expect(await found("parental lea")).toEqual(["Parental leave", "Working hours"]);
  expect(await found("week")).toEqual(["Parental leave"]);
  expect(await found("weeks hours")).toEqual([]);
  expect(await found("& | !:* '")).toEqual([]);
});

test("knowledge: a web page that is switched off is listed and not found", async () => {
  const page = await aWebSource(ana);
  await aTextSource(ana);
  expect(await found("sabbatical")).toEqual(["Benefits"]);
  expect(await ana.api.knowledge.toggleWebSource({ ...one(page), body: { active: false } })).toMatchObject({
    active: false,
  });
  expect(await found("sabbatical")).toEqual([]);
  expect(await ana.api.knowledge.webSources()).toMatchObject([{ id: page.id, active: false }]);
  expect(await ana.api.knowledge.toggleWebSource({ ...one(page), body: {} })).toMatchObject({ active: true });
  expect(await found("sabbatical")).toEqual(["Benefits"]);
});

test("knowledge: only web pages are switched", async () => {
  const call = ana.api.knowledge.toggleWebSource({ ...one(await aTextSource(ana)), body: {} });
  expect((await refusal(call)).statusCode).toBe(404);
});

test("knowledge: a file becomes text to correct, is kept with the source, and goes with it", async () => {
  const { id: fileId } = await anUpload();
  const read = await ana.api.knowledge.sourceToText({ body: { fileId } });
  expect(read).toEqual({ title: "handbook", content: "Our handbook\n\nLunch is at noon.", note: null });
  expect(await ana.api.knowledge.list()).toEqual([]);
  const body = { source: "file", fileId, title: read.title, content: read.content } as const;
  const source = await ana.api.knowledge.create({ body });
  expect(source).toMatchObject({ fileName: "handbook.txt", file: { id: fileId } });
  expect((await refusal(ana.api.knowledge.create({ body }))).details).toHaveProperty("fileId");
  await ana.api.knowledge.remove(one(source));
  expect(await world.db.select().from(files).where(eq(files.id, fileId))).toEqual([]);
});

test("knowledge: files of another company or another folder are not read", async () => {
  const { id: foreign } = await anUpload(await aCompanyAdmin(world));
  const elsewhere = await ana.api.files.upload({
    file: new Blob(["A note"]),
    fileName: "note.txt",
    body: { folder: "notes" },
  });
  for (const fileId of [foreign, elsewhere.id, newId()])
    expect((await refusal(ana.api.knowledge.sourceToText({ body: { fileId } }))).code).toBe("NO_SUCH_FILE");
});

test("knowledge: texts, addresses and numbers have bounds, each with a sentence", async () => {
  const content = "a".repeat(mostKnowledgeText + 1);
  expect((await refusal(aTextSource(ana, { content }))).details).toEqual({
    content: "Shorten the text to 100,000 characters",
  });
  expect((await refusal(aTextSource(ana, { title: " " }))).details).toEqual({ title: "Enter a title" });
  const nothing = ana.api.knowledge.sourceToText({ body: {} });
  expect((await refusal(nothing)).message).toBe("Choose a file or enter a web address");
  const now = world.now();
  const full = Array.from({ length: mostKnowledgeSources }, (_, at) => ({
    id: newId(),
    companyId: ana.companyId,
    source: "text" as const,
    title: `Page ${at}`,
    content: "Words",
    createdAt: now,
    changedAt: now,
  }));
  await world.db.insert(knowledgeSources).values(full);
  expect(await refusal(aTextSource(ana))).toMatchObject({ statusCode: 409, code: "TOO_MANY_SOURCES" });
});

test("knowledge: who may not edit the company reads it and changes nothing", async () => {
  const source = await aTextSource(ana);
  const ben = await aCompanyAdmin(world, { companyId: ana.companyId, without: ["company"] });
  expect(await found("parental", ben)).toEqual(["Parental leave"]);
  expect((await refusal(aTextSource(ben))).statusCode).toBe(403);
  expect((await refusal(ben.api.knowledge.remove(one(source)))).statusCode).toBe(403);
});

test("knowledge: the log keeps every change, and never the text", async () => {
  const page = await aWebSource(ana);
  const { changedAt } = page;
  await ana.api.knowledge.change({ ...one(page), body: { title: "What we offer", changedAt } });
  await ana.api.knowledge.toggleWebSource({ ...one(page), body: {} });
  await ana.api.knowledge.remove(one(page));
  const kept = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, page.id))
    .orderBy(auditLog.id);
  expect(kept.map(({ action }) => action)).toEqual([
    "knowledge.added",
    "knowledge.changed",
    "knowledge.switched",
    "knowledge.removed",
  ]);
  expect(JSON.stringify(kept)).not.toContain("sabbatical");
});
