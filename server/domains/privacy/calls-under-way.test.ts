import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { eq } from "drizzle-orm";
import { agentApplications } from "#server/domains/agent-applications/tables.ts";
import { files } from "#server/domains/files/tables.ts";
import { externalApplications } from "#server/domains/job-tracker/tables.ts";
import { resumeReadings, resumes } from "#server/domains/resumes/tables.ts";
import { aJobAtBoard } from "#server/testing/agent-applications.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { openLoopbackBoard } from "#server/testing/loopback-board.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import type { CandidatePerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld(null, { ALLOW_PRIVATE_HOSTS: "127.0.0.1" });
let board: Awaited<ReturnType<typeof openLoopbackBoard>>;
let ann: CandidatePerson;
beforeAll(async () => {
  board = await openLoopbackBoard();
  world.dependencies.config.applyAgent = { standIn: board.address, keys: new Map() };
});
afterAll(() => void board.close());
beforeEach(async () => {
  ann = await withPassword(world, await aDeveloper(world));
});

const end = () => ann.api.privacy.deleteAccount({ body: { password } });
const gone = { statusCode: 401, code: "ACCOUNT_DELETED" };
async function left() {
  const { candidateId, userId } = ann;
  return [
    await world.db.$count(agentApplications, eq(agentApplications.candidateId, candidateId)),
    await world.db.$count(externalApplications, eq(externalApplications.candidateId, candidateId)),
    await world.db.$count(resumes, eq(resumes.candidateId, candidateId)),
    await world.db.$count(files, eq(files.ownerUserId, userId)),
  ];
}
const none = [0, 0, 0, 0];

/** What the person's data leaves open on the form at Greenhouse. */
const typed = {
  question_12: ["I like mornings."],
  question_13: ["1"],
  "data_compliance[gdpr_consent_given]": ["true"],
};
async function aFilledForm() {
  const job = await aJobAtBoard(world);
  const params = { id: job.id };
  const form = await ann.api.agentApplications.form({ params });
  const answers = Object.fromEntries(form.fields.map(({ id, values }) => [id, values]));
  return { params, body: { answers: { ...answers, ...typed } } };
}

test.each([
  ["asked for the form", "GET"],
  ["sent", "POST"],
] as const)(
  "an account that ends while an application is being %s: nothing of it is kept",
  async (_, method) => {
    const press = await aFilledForm();
    board.beforeAnswer = async (call) => {
      if (!call.startsWith(method)) return;
      board.beforeAnswer = null;
      await end();
    };
    board.received.length = 0;
    const refused = await refusal(ann.api.agentApplications.send(press));
    // Before it is sent, the resume among the answers is missing already.
    expect(refused).toMatchObject(method === "GET" ? { statusCode: 422 } : gone);
    expect(board.applications()).toHaveLength(method === "GET" ? 0 : 1);
    await world.settle();
    expect(await left()).toEqual(none);
  },
);

/** Ends the account while the bytes of a file are being stored. */
function endWhileStoring() {
  const { storage } = world.dependencies.outside;
  const stored: string[] = [];
  const put = storage.put.bind(storage);
  const spy = vi.spyOn(storage, "put").mockImplementation(async (key, ...rest) => {
    await put(key, ...rest);
    stored.push(key);
    spy.mockRestore();
    await end();
  });
  return async () => (await Promise.all(stored.map((key) => storage.get(key)))).filter(Boolean);
}

test("an account that ends while a resume is being read: neither the document nor what it says is kept", async () => {
  const before = await world.db.$count(resumeReadings);
  const bytes = endWhileStoring();
  const file = new Blob(["Ann Lee\nEngineer"]);
  expect(await refusal(ann.api.resumes.read({ file, fileName: "ann.txt" }))).toMatchObject(gone);
  await world.settle();
  expect(await left()).toEqual(none);
  expect(await world.db.$count(resumeReadings)).toBe(before);
  expect(await bytes()).toEqual([]);
});

test("an account that ends while a file is being uploaded: the file is not kept", async () => {
  const bytes = endWhileStoring();
  const upload = { file: new Blob(["Baker"]), fileName: "ann.txt", body: { folder: "answers" } };
  expect(await refusal(ann.api.files.upload(upload))).toMatchObject(gone);
  await world.settle();
  expect(await left()).toEqual(none);
  expect(await bytes()).toEqual([]);
});

test("an account that ends while calls of it are under way: whichever is first, nothing of it is left", async () => {
  const press = await aFilledForm();
  const calls = [
    end(),
    ann.api.agentApplications.keep(press),
    ann.api.agentApplications.send(press),
    ann.api.resumes.create({ body: { name: "Late", content: {} } }),
    ann.api.resumes.new({ body: {} }),
    ann.api.files.upload({ file: new Blob(["Baker"]), fileName: "late.txt", body: { folder: "answers" } }),
  ];
  const [ended] = await Promise.allSettled(calls);
  expect(ended!.status).toBe("fulfilled");
  await world.settle();
  expect(await left()).toEqual(none);
});
