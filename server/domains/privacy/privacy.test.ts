import sharp from "sharp";
import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/index.ts";
import { hashPassword } from "#server/domains/accounts/passwords/passwords.ts";
import { applications } from "#server/domains/applications/tables.ts";
import { files } from "#server/domains/files/tables.ts";
import { videos } from "#server/domains/videos/tables.ts";
import { resumes } from "#server/domains/resumes/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { developerLines } from "#server/testing/candidates.ts";
import { type Person, aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { inHours } from "#server/testing/interviews.ts";
import { aJob } from "#server/testing/jobs.ts";
import { refusal } from "#server/testing/refusal.ts";
import { notificationEmail } from "#server/emails/notification.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { outbox } from "#server/outside/mail/tables.ts";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { conversations } from "#server/domains/messaging/tables.ts";
import { conversationsIn } from "#server/testing/conversations.ts";
import { aVideo } from "#server/testing/videos.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const chat = conversationsIn(world);
const password = "harbor lights at dawn 7";
const fullName = "Wilhelmina O'Quackenbush";
const email = "wilhelmina@quackenbush.example";

async function withPassword<One extends Person>(person: One): Promise<One> {
  const passwordHash = await hashPassword(password);
  await world.db.update(users).set({ passwordHash }).where(eq(users.id, person.userId));
  return person;
}

/** A job seeker who has left something everywhere: a document, an application, a talk, notes about them. */
async function someoneWithAHistory() {
  const team = await aHiringTeam(world, {
    prompts: [
      { id: "why", kind: "text", question: "Why us?", required: true },
      { id: "hello", kind: "video", question: "Say hello", required: false },
    ],
  });
  const person = await withPassword(await aCandidate(world, { fullName, email }));
  const { api, candidateId } = person;
  await api.candidates.update({ params: { id: candidateId }, body: { phone: "+44 7700 900123" } });
  const document = `${fullName}\n${email}\n${developerLines.join("\n")}`;
  const read = await api.resumes.read({ file: new Blob([document]), fileName: "Wilhelmina.txt" });
  const body = { fileId: read.file.id, name: "Quackenbush resume", content: read.content };
  const { id: resumeId } = await api.resumes.create({ body });
  await api.candidates.addWork({ body: { title: "Quackenbush bridge" } });
  await api.candidates.addPrompt({ body: { prompt: "Why?", answer: "Ask Wilhelmina" } });
  const hello = await aVideo(person, { fileName: "Wilhelmina.webm" });
  const { id: videoId } = await aVideo(person, { fileName: "Wilhelmina at home.webm" });
  const shown = { videoId, captions: "I am Wilhelmina" };
  await api.candidates.setProfileVideo({ params: { id: candidateId }, body: shown });
  await showPicture(api);
  await api.matching.today();
  const { id } = await api.applications.apply({
    params: { id: team.job.id },
    body: {
      resumeId,
      pitch: `I am ${fullName}`,
      answers: [
        { promptId: "why", answer: "quackenbush answers" },
        { promptId: "hello", answer: hello.id, captions: "Wilhelmina speaking" },
      ],
    },
  });
  await team.marit.api.applications.comment({ params: { id }, body: { comments: `${fullName} is strong` } });
  await team.marit.api.applications.changeTags({
    body: { requestIds: [id], add: ["Quackenbush duplicate"] },
  });
  await team.marit.api.applications.accept({ params: { id }, body: {} });
  const talk = { minutes: 30, place: "Quackenbush Road 4", note: `For ${fullName}` };
  const times = [inHours(world, 24)];
  const interview = await team.marit.api.interviews.propose({ params: { id }, body: { ...talk, times } });
  const theirs = await talkTo(team.marit, person, id);
  const none = { time: null, answer: "Ask for Wilhelmina" };
  await api.interviews.answer({ params: { id: interview.id }, body: none });
  await world.settle();
  const pending = (await aHiringTeam(world)).job;
  await api.applications.apply({ params: { id: pending.id }, body: { resumeId } });
  await api.jobTracker.saveJob({ body: { jobId: pending.id } });
  await world.settle();
  return { ...person, ...team, ...theirs, applicationId: id };
}

/** A picture that someone has looked at, so that it is kept in other sizes too. */
async function showPicture(api: Person["api"]) {
  const red = sharp({ create: { width: 300, height: 300, channels: 3, background: "#c33" } });
  const file = new Blob([new Uint8Array(await red.png().toBuffer())]);
  const { url } = await api.files.upload({ file, fileName: "Wilhelmina.png", body: { folder: "images" } });
  for (const headers of [{ accept: "image/webp" }, { accept: "*/*" }])
    expect((await world.app.inject({ url: `${url}?w=100`, headers })).statusCode).toBe(200);
  expect((await world.app.inject({ url: `${url}?format=jpg` })).statusCode).toBe(200);
}

/** Both name who they are, in their words and their files. */
async function talkTo(marit: Person, person: Person, applicationId: string) {
  await world.settle();
  const [row] = await world.db
    .select()
    .from(conversations)
    .where(eq(conversations.applicationId, applicationId));
  const channel = `/channels/${row!.cid.replace(":", "/")}`;
  const attachments = [{ type: "file", title: "Wilhelmina.pdf" }];
  await chat.say(marit.userId, channel, `Dear WILHELMINA, when could you start?`);
  await chat.say(person.userId, channel, "In May. Call +44 7700 900-123 or " + email, { attachments });
  const poll = { name: "Does Wilhelmina start in May?", options: [{ text: "Quackenbush in June" }] };
  const asked = await chat.as(marit.userId)("POST", "/polls", { body: poll });
  await chat.say(marit.userId, channel, "Which month?", { poll_id: asked.body.poll.id });
  return { cid: row!.cid };
}

/** The names and bytes of files that hold one of these words. */
async function filesWith(words: string[]) {
  const entries = await readdir(world.dependencies.config.dataDir, { recursive: true, withFileTypes: true });
  const held: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const all = `${path} ${await readFile(path, "latin1")}`.toLowerCase();
    if (words.some((word) => all.includes(word))) held.push(path);
  }
  return held;
}

/** An email to someone else whose subject was cut inside the person's name. */
async function emailCutInsideTheName(userId: string) {
  const title = `${"Long ".repeat(13)}${fullName}`;
  const data = { ...notificationEmail.sample, title, text: `${fullName} applied.` };
  const email = notificationEmail.render(data, { postalAddress: "1 Street" });
  expect(email.subject).toMatch(/Wilhelmina.*…$/);
  await world.db.transaction((tx) =>
    enqueueEmail(
      tx,
      { to: "team@people.example", userId: null, names: [userId], category: "team", email },
      world.now(),
    ),
  );
  await world.settle();
}

/** Every table that still holds one of these words, in any column. */
async function tablesWith(words: string[]) {
  const { rows } = await world.database.pool.query(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { table_name: table } of rows as { table_name: string }[]) {
    const { rows: hits } = await world.database.pool.query(
      `select t::text from "${table}" t where t::text ilike any($1) limit 1`,
      [words.map((word) => `%${word}%`)],
    );
    if (hits.length) found.push(`${table}: ${JSON.stringify(hits[0])}`);
  }
  return found;
}

/** What says who it was: name, address and phone, however it is written. */
const words = ["quackenbush", "wilhelmina", "900123", "900-123"];

test("deleted accounts: messages that are left to a company say nothing of who wrote them", async () => {
  const { api, marit, cid } = await someoneWithAHistory();
  await api.privacy.deleteCandidate({ body: { password, messages: "keep" } });
  await world.settle();
  expect(world.failures).toEqual([]);
  expect(await tablesWith(words)).toEqual([]);
  expect(await filesWith(words)).toEqual([]);
  const { messages } = await chat.open(marit.userId, `/channels/${cid.replace(":", "/")}`);
  const said = messages.map(({ text }: { text: string }) => text);
  expect(said).toContain("Dear [removed], when could you start?");
  expect(said).toContain("In May. Call [removed] or [removed]");
  const { items } = await marit.api.messaging.conversations({ query: { group: "archived" } });
  expect(items).toMatchObject([{ closed: true, candidate: { fullName: "Deleted account" } }]);
});

test("deleted accounts: nothing personal remains in any table, files go, and the session ends", async () => {
  const { api, marit, job, applicationId, candidateId, userId } = await someoneWithAHistory();
  expect(await tablesWith(["quackenbush"])).not.toEqual([]);
  expect(await filesWith(words)).not.toEqual([]);
  const wrong = await refusal(api.privacy.deleteAccount({ body: { password: "not this one" } }));
  expect(wrong).toMatchObject({ statusCode: 422, details: { password: "The password is wrong" } });

  await emailCutInsideTheName(userId);
  await api.privacy.deleteAccount({ body: { password } });
  expect((await refusal(api.accounts.me())).statusCode).toBe(401);
  await world.settle();
  expect(world.failures).toEqual([]);
  expect(await tablesWith(words)).toEqual([]);
  expect(await filesWith(words)).toEqual([]);
  expect(await world.db.$count(files, eq(files.ownerUserId, userId))).toBe(0);
  expect(await world.db.$count(videos)).toBe(0);
  const left = await world.db.select().from(outbox).where(like(outbox.subject, "%a deleted account%"));
  expect(left.length).toBeGreaterThan(0);
  for (const { text } of left) expect(text).toBe("This email was about a deleted account.");
  expect(await world.db.$count(resumes, eq(resumes.candidateId, candidateId))).toBe(0);

  const rows = await world.db.select().from(applications).where(eq(applications.candidateId, candidateId));
  expect(rows.map(({ withdrawn }) => withdrawn)).toEqual([true, true]);
  const { applications: passed } = await marit.api.applications.companyFeed({
    query: { type: "passed", jobId: job.id },
  });
  expect(passed).toMatchObject([{ id: applicationId, candidate: { fullName: "Deleted account" } }]);
  const { items } = await marit.api.messaging.conversations({ query: {} });
  expect(items).toEqual([]);
  const again = world.client().accounts.login({ body: { email, password } });
  expect((await refusal(again)).statusCode).toBe(401);
});

test("deleted accounts: the last of a hiring team hands over or closes the jobs first", async () => {
  const marit = await withPassword(await aCompanyAdmin(world, { fullName: "Marit Last" }));
  const job = await aJob(world, { companyId: marit.companyId });
  const end = () => marit.api.privacy.deleteAccount({ body: { password } });
  expect(await refusal(end())).toMatchObject({ statusCode: 409, code: "LAST_OF_TEAM" });
  await marit.api.jobs.close({ params: { id: job.id } });
  await end();
  const visitor = world.client();
  const page = visitor.companies.get({ params: { id: marit.companyId } });
  expect((await refusal(page)).statusCode).toBe(404);

  const ann = await withPassword(await aCompanyAdmin(world));
  await aJob(world, { companyId: ann.companyId });
  await aCompanyAdmin(world, { companyId: ann.companyId });
  await ann.api.privacy.deleteAccount({ body: { password } });
  expect(await visitor.companies.get({ params: { id: ann.companyId } })).toMatchObject({ published: true });
});

test("deleted accounts: a teammate whose account is disabled takes nothing over", async () => {
  const marit = await withPassword(await aCompanyAdmin(world));
  const { id } = await aJob(world, { companyId: marit.companyId });
  const dilip = await aCompanyAdmin(world, { companyId: marit.companyId });
  await world.db.update(users).set({ disabledAt: world.now() }).where(eq(users.id, dilip.userId));
  const end = () => marit.api.privacy.deleteAccount({ body: { password } });
  expect(await refusal(end())).toMatchObject({ statusCode: 409, code: "LAST_OF_TEAM" });
  await marit.api.jobs.close({ params: { id } });
  await end();
  const page = world.client().companies.get({ params: { id: marit.companyId } });
  expect((await refusal(page)).statusCode).toBe(404);
});

test("deleted accounts: the only person who can manage the hiring team has to give a teammate that permission first", async () => {
  const marit = await withPassword(await aCompanyAdmin(world));
  const { companyId } = marit;
  const dilip = await aCompanyAdmin(world, { companyId, without: ["team"] });
  const end = () => marit.api.privacy.deleteAccount({ body: { password } });
  expect(await refusal(end())).toMatchObject({ statusCode: 409, code: "LAST_WITH_RIGHT" });
  const { companyAdminId } = dilip;
  await marit.api.companies.setPermissions({ body: { companyAdminId, permissions: { team: true } } });
  await end();
  expect(await dilip.api.companies.team({ params: { id: companyId }, query: {} })).toHaveLength(1);
});
