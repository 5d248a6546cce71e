import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aSignature, aTemplate } from "#server/testing/templates.ts";
import { openWorld } from "#server/testing/world.ts";
import { mostTemplates } from "#contract/template-kinds.ts";
import { newId } from "#server/database/ids.ts";
import { templates } from "./tables.ts";

const world = openWorld();
const one = (id: string) => ({ params: { id } });
const list = (kind?: string) => ({ query: kind ? { filter: JSON.stringify({ where: { kind } }) } : {} });

test("templates: a team keeps messages and signatures, edits and deletes them, and the log knows who did", async () => {
  const { marit, dilip } = await aHiringTeam(world);
  const { templates } = marit.api;
  const signature = await aSignature(world, marit);
  const made = await aTemplate(world, marit);
  await templates.changeMessage({
    ...one(made.id),
    body: { name: "Hello", signatureId: signature.id },
  });
  expect(await dilip.api.templates.messages(list())).toMatchObject([
    { kind: "message", name: "Hello", signatureId: signature.id, companyId: marit.companyId },
  ]);
  expect(await dilip.api.templates.signatures(list())).toMatchObject([{ kind: "signature", name: "Team" }]);
  await templates.changeSignature({ ...one(signature.id), body: { message: "{{company.name}}" } });
  await templates.removeSignature(one(signature.id));
  expect(await templates.messages(list())).toMatchObject([{ name: "Hello", signatureId: null }]);
  await templates.removeMessage(one(made.id));
  expect(await templates.messages(list())).toEqual([]);
  const kept = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.companyId, marit.companyId))
    .orderBy(auditLog.id);
  expect(kept.map(({ action }) => action)).toEqual([
    "template.created",
    "template.created",
    "template.changed",
    "template.changed",
    "template.removed",
    "template.removed",
  ]);
});

test("templates: name and message are required", async () => {
  const { api } = await aCompanyAdmin(world);
  const { createMessage, createSignature } = api.templates;
  const sentence = "Template name and message are required";
  for (const body of [{ name: " ", message: "Hi" }, { name: "Hello" } as { name: string; message: string }])
    expect(await refusal(createMessage({ body }))).toMatchObject({ statusCode: 422, message: sentence });
  expect(await refusal(createSignature({ body: { name: "Team", message: "" } }))).toMatchObject({
    details: { message: sentence },
  });
});

test("templates: a token that does not belong is refused by its name", async () => {
  const { api } = await aCompanyAdmin(world);
  const body = { name: "Hello", message: "Hi {{nickname}}" };
  expect(await refusal(api.templates.createMessage({ body }))).toMatchObject({
    code: "UNKNOWN_TOKEN",
    details: { message: expect.stringContaining("We don’t know {{nickname}}.") },
  });
  const shared = { ...body, kind: "companyShare", message: "For {{candidate.firstName}}" } as const;
  expect(await refusal(api.templates.createMessage({ body: shared }))).toMatchObject({
    message: "You can’t use {{candidate.firstName}} in a text to share. Choose from the placeholders.",
  });
  const { id } = await api.templates.createMessage({ body: { name: "Hello", message: "Hi" } });
  const change = api.templates.changeMessage({ ...one(id), body: { message: "{{ nickname }}" } });
  expect((await refusal(change)).code).toBe("UNKNOWN_TOKEN");
});

test("templates: another company's look as if they did not exist, a message is no signature, and changes need the permission", async () => {
  const { marit } = await aHiringTeam(world);
  const message = await aTemplate(world, marit);
  const signature = await aSignature(world, marit);
  const stranger = await aCompanyAdmin(world);
  expect(await stranger.api.templates.messages(list())).toEqual([]);
  const { changeMessage, removeSignature, createMessage } = stranger.api.templates;
  expect((await refusal(changeMessage({ ...one(message.id), body: { name: "Ours" } }))).statusCode).toBe(404);
  expect((await refusal(removeSignature(one(signature.id)))).statusCode).toBe(404);
  expect((await refusal(marit.api.templates.removeSignature(one(message.id)))).statusCode).toBe(404);
  const body = { name: "Hello", message: "Hi", signatureId: signature.id };
  expect(await refusal(createMessage({ body }))).toMatchObject({
    details: { signatureId: "This signature no longer exists. Choose another one." },
  });
  const reader = await aCompanyAdmin(world, { companyId: marit.companyId, without: ["company"] });
  expect(await reader.api.templates.messages(list("message"))).toHaveLength(1);
  expect(await reader.api.templates.messages(list("companyShare"))).toEqual([]);
  expect((await refusal(reader.api.templates.removeMessage(one(message.id)))).statusCode).toBe(403);
});

test("templates: tokens have the values of one application, and something general where nothing is known", async () => {
  const { marit, job } = await aHiringTeam(world, { jobTitle: "Ranger", department: null });
  const candidate = await aCandidate(world, { fullName: "Inês Carvalho" });
  const { id: requestId } = await anApplication(world, job, { candidate });
  const tokens = await marit.api.templates.tokens({ query: { requestId } });
  const values = Object.fromEntries(tokens.map(({ token, value }) => [token, value]));
  expect(values).toMatchObject({
    "candidate.firstName": "Inês",
    "job.title": "Ranger",
    "job.department": null,
    "sender.fullName": "Marit Oakes",
    "job.link": `http://parallel.test/jobs/${job.id}`,
  });
  const text = "Hi {{candidate.firstName}}, {{job.title}} in {{job.department}}? {{coffee}}";
  expect(await marit.api.templates.transformTokens({ body: { text, requestId } })).toEqual({
    text: "Hi Inês, Ranger in our team? {{coffee}}",
    missing: ["job.department"],
    unknown: ["coffee"],
  });
  const nobody = await marit.api.templates.transformTokens({ body: { text } });
  expect(nobody.text).toBe("Hi there, the job in our team? {{coffee}}");
  const ofJob = await marit.api.templates.tokens({ query: { jobId: job.id } });
  expect(ofJob.find(({ token }) => token === "job.title")?.value).toBe("Ranger");
  const stranger = await aCompanyAdmin(world);
  for (const call of [
    () => stranger.api.templates.tokens({ query: { requestId } }),
    () => stranger.api.templates.tokens({ query: { jobId: job.id } }),
    () => stranger.api.templates.transformTokens({ body: { text, requestId } }),
  ])
    expect((await refusal(call())).statusCode).toBe(404);
});

test("templates: a company keeps as many as its lists show, and the one beyond is refused", async () => {
  const { marit } = await aHiringTeam(world);
  const at = { createdAt: world.now(), changedAt: world.now() };
  const kept = Array.from({ length: mostTemplates }, (_, nth) => ({
    id: newId(),
    companyId: marit.companyId,
    kind: "message" as const,
    name: `Text ${nth}`,
    message: "Hello",
    ...at,
  }));
  await world.db.insert(templates).values(kept);
  const body = { name: "One more", message: "Hello" };
  expect(await refusal(marit.api.templates.createMessage({ body }))).toMatchObject({
    code: "TOO_MANY",
    message: "A company can keep up to 200 templates. Remove one you no longer need.",
  });
  expect(await marit.api.templates.createSignature({ body })).toMatchObject({ name: "One more" });
  await marit.api.templates.removeMessage(one(kept[0]!.id));
  expect(await marit.api.templates.createMessage({ body })).toMatchObject({ name: "One more" });
});
