import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { guardedFetch } from "#server/outside/guarded-fetch.ts";
import { openLoopbackBoard } from "#server/testing/loopback-board.ts";
import { type BoardTarget, type FormField, readForm, sendForm } from "./board-forms.ts";
import { recruitee } from "./recruitee.ts";
import { workable } from "./workable.ts";

let board: Awaited<ReturnType<typeof openLoopbackBoard>>;
let door: Parameters<typeof readForm>[0];
beforeAll(async () => {
  board = await openLoopbackBoard();
  const config = readConfig({
    NODE_ENV: "test",
    DATABASE_URL: "postgres://x",
    SECRET: "x".repeat(32),
    APPLY_AGENT: board.address,
  });
  door = { config, outside: { fetch: guardedFetch(config.allowedPrivateHosts) } };
});
afterAll(() => void board.close());
beforeEach(() => void (board.received.length = 0));

const targetAt = (system: string): BoardTarget => ({
  system,
  token: "acme",
  postingId: "127817",
  url: "https://acme.recruitee.com/o/night-baker",
  address: `https://${system}.example/acme`,
  key: "a-secret-key",
});
const resume = { name: "ann.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.4") };

/** Fills every field in, and hands over what arrived. */
async function filledAt(system: string) {
  const { postingId, fields } = await readForm(door, targetAt(system));
  const filled = fields.map((field) => ({
    field,
    values: valuesFor(field),
    file: field.kind === "resume" || field.kind === "file" ? resume : null,
  }));
  const outcome = await sendForm(door, { target: { ...targetAt(system), postingId }, filled, token: null });
  const { call, headers, body } = board.applications().at(-1)!;
  return { fields, outcome, call, headers, body };
}
function valuesFor({ kind, options, id }: FormField): string[] {
  if (kind === "choice") return [options[0]!.value];
  if (kind === "choices") return options.map(({ value }) => value);
  return [kind === "consent" ? "true" : `my ${id}`];
}
async function partsOf({ headers, body }: { headers: Record<string, unknown>; body: Buffer }) {
  const form = await new Response(new Uint8Array(body), {
    headers: { "content-type": String(headers["content-type"]) },
  }).formData();
  return [...form].map(([name, value]) => [name, typeof value === "string" ? value : `file ${value.name}`]);
}

test("board forms: Greenhouse gets each answer by its field’s name", async () => {
  const sent = await filledAt("greenhouse");
  expect(sent.outcome).toEqual({ stage: "sent", reference: null });
  expect(sent.headers.authorization).toBe(`Basic ${btoa("a-secret-key:")}`);
  const parts = await partsOf(sent);
  expect(parts).toContainEqual(["resume", "file ann.pdf"]);
  expect(parts).toContainEqual(["question_13", "1"]);
  expect(parts.filter(([name]) => name === "question_14[]")).toEqual([
    ["question_14[]", "21"],
    ["question_14[]", "22"],
  ]);
  expect(parts).toContainEqual(["data_compliance[gdpr_consent_given]", "true"]);
});

test("board forms: Lever gets the documented fields, with the key in the address", async () => {
  const sent = await filledAt("lever");
  expect(sent.call).toBe("POST api.lever.co/v0/postings/acme/127817?key=a-secret-key");
  expect(sent.outcome).toEqual({ stage: "sent", reference: "lever-1" });
  expect(await partsOf(sent)).toContainEqual(["urls[LinkedIn]", "my urls[LinkedIn]"]);
});

test("board forms: Ashby gets submissions by path, and its refusals in good answers are heard", async () => {
  const sent = await filledAt("ashby");
  expect(sent.outcome).toEqual({ stage: "sent", reference: "ashby-1" });
  const parts = Object.fromEntries(await partsOf(sent)) as Record<string, string>;
  expect(parts.jobPostingId).toBe("127817");
  const { fieldSubmissions } = JSON.parse(parts.applicationForm!) as { fieldSubmissions: unknown[] };
  expect(fieldSubmissions).toContainEqual({ path: "nights", value: true });
  expect(fieldSubmissions).toContainEqual({ path: "breads", value: ["rye", "wheat"] });
  expect(fieldSubmissions).toContainEqual({ path: "_systemfield_resume", value: "file_2" });
  expect(parts.file_2).toBe("file ann.pdf");
  board.faults.push({ body: '{"success":false,"errors":["Email is invalid"]}' });
  expect((await filledAt("ashby")).outcome).toEqual({
    stage: "failed",
    reason: "The board said: Email is invalid",
    problems: {},
  });
});

test("board forms: SmartRecruiters gets answers as records, at the posting’s second id", async () => {
  const sent = await filledAt("smartrecruiters");
  expect(sent.call).toBe("POST api.smartrecruiters.com/postings/uuid-1/candidates");
  expect(sent.headers["x-smarttoken"]).toBe("a-secret-key");
  expect(JSON.parse(sent.body.toString())).toMatchObject({
    firstName: "my firstName",
    resume: { fileName: "ann.pdf", mimeType: "application/pdf" },
    consentDecisions: { SINGLE: true },
    answers: [{ id: "q1", records: [{ fields: { value: ["yes"] } }] }],
  });
  expect(sent.outcome).toEqual({ stage: "sent", reference: "smart-1" });
});

test("board forms: Recruitee gets flags, contents and files of its questions, without a key", async () => {
  const sent = await filledAt("recruitee");
  expect(sent.call).toBe("POST acme.recruitee.com/api/offers/night-baker/candidates");
  const base = "candidate[open_question_answers_attributes]";
  const parts = await partsOf(sent);
  expect(parts).toContainEqual([`${base}[0][flag]`, "true"]);
  expect(parts).toContainEqual([`${base}[1][multi_content][]`, "Rye"]);
  expect(parts).toContainEqual(["candidate[cv]", "file ann.pdf"]);
  expect(parts.map(([name]) => name)).not.toContain("candidate[cover_letter]");
  board.faults.push({ status: 422, body: '{"error":["x"],"error_fields":{"phone":["can\'t be blank"]}}' });
  expect((await filledAt("recruitee")).outcome).toMatchObject({
    problems: { "candidate[phone]": "can't be blank" },
  });
});

test("board forms: Workable gets one who applied, with documents in base64", async () => {
  const sent = await filledAt("workable");
  expect(JSON.parse(sent.body.toString())).toMatchObject({
    sourced: false,
    candidate: {
      firstname: "my firstname",
      resume: { name: "ann.pdf", data: resume.bytes.toString("base64") },
      answers: [
        { question_key: "q1", body: "my question:q1" },
        { question_key: "q2", choices: ["c1"] },
      ],
    },
  });
  expect(sent.outcome).toEqual({ stage: "sent", reference: "workable-1" });
});

test.each([
  [
    "workable",
    workable,
    {
      form_fields: [
        { key: "salary_range", label: "Salary", type: "range", required: true },
        { key: "mood", label: "Mood", type: "slider", required: false },
      ],
      questions: [{ id: "q1", body: "Draw a loaf", type: "drawing", required: true }],
    },
    ["salary_range", "question:q1"],
  ],
  [
    "recruitee",
    recruitee,
    {
      offer: {
        open_questions: [
          { id: 5, kind: "drawing", body: "Draw a loaf", required: true },
          { id: 6, kind: "drawing", body: "Draw a roll", required: false },
        ],
      },
    },
    ["question:5"],
  ],
])("board forms: what %s requires of a kind that we don’t know is asked for in words", async (...of) => {
  const [system, { form }, answer, ids] = of;
  const { fields } = await form(targetAt(system), async () => answer);
  expect(fields.filter(({ type }) => ["range", "slider", "drawing"].includes(type))).toMatchObject(
    ids.map((id) => ({ id, kind: "text", required: true })),
  );
});

test.each([
  [429, "failed"],
  [401, "failed"],
  [404, "failed"],
  [500, "unknown"],
  [503, "unknown"],
  [408, "unknown"],
])("board forms: an answer with %d leaves it %s", async (status, stage) => {
  board.faults.push({ status, body: "<html>" });
  expect((await filledAt("lever")).outcome.stage).toBe(stage);
});
