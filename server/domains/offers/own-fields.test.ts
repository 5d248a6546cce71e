import { expect, test } from "vitest";
import type { OfferField } from "#shared/offers/offer-fields.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { anOfferDraft } from "#server/testing/offers.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { pdfText } from "#server/testing/pdf-text.ts";

const world = openWorld();
const field = (key: string, kind: OfferField["kind"], more: Partial<OfferField> = {}) => ({
  key,
  name: key,
  kind,
  required: false,
  choices: [],
  ...more,
});
const fields = [
  field("bonus", "money", { required: true }),
  field("leave", "number"),
  field("review", "date"),
  field("plan", "choice", { choices: ["Basic", "Family"] }),
  field("car", "text"),
];
const message = "Your bonus is {{offer.field.bonus}}, your plan {{offer.field.plan}}. {{sender.fullName}}";
const values = { bonus: "5,000", leave: "28", review: "2027-02-01", plan: "Family" };

async function aTemplate() {
  const team = await aHiringTeam(world);
  const body = { kind: "offer" as const, name: "Engineers", message, fields };
  const template = await team.marit.api.templates.createMessage({ body });
  const application = await anApplication(world, team.job, { applicationState: "pipeline", stage: "offer" });
  const draft = { ...anOfferDraft, letter: message, templateId: template.id, values };
  return { ...team, template, draft, application, about: { params: { id: application.id } } };
}

test("own fields: an offer is written with them, and its candidate reads them in the letter, beside it and in the PDF", async () => {
  const { marit, about, draft, application } = await aTemplate();
  const { id } = await marit.api.offers.create({ ...about, body: draft });
  const params = { id };
  await marit.api.offers.submit({ params });
  const sent = await marit.api.offers.send({ params });
  expect(sent.letter).toBe("Your bonus is £5,000, your plan Family. Marit Oakes");
  const [mine] = await application.candidate.api.offers.mine(about);
  expect(mine!.fields.map(({ name, value }) => [name, value])).toContainEqual(["leave", "28"]);
  const { base64 } = await application.candidate.api.offers.document({ params });
  const text = await pdfText(Buffer.from(base64, "base64"));
  for (const words of ["£5,000", "28", "February 1, 2027", "Family", "To be agreed"])
    expect(text).toContain(words);
});

test.each([
  ["a required field that is empty", { ...values, bonus: "" }, "bonus"],
  ["an amount that is none", { ...values, bonus: "a lot" }, "bonus"],
  ["a number that is none", { ...values, leave: "many" }, "leave"],
  ["a day that is none", { ...values, review: "2027-02-31" }, "review"],
  ["an answer that is not offered", { ...values, plan: "Gold" }, "plan"],
])("own fields: %s is refused beside its field", async (_, given, wrong) => {
  const { marit, about, draft } = await aTemplate();
  const refused = await refusal(marit.api.offers.create({ ...about, body: { ...draft, values: given } }));
  expect(refused).toMatchObject({ statusCode: 422, details: { [`values.${wrong}`]: expect.any(String) } });
});

test("own fields: an offer keeps those it was written with, and another company's template is none", async () => {
  const { marit, about, draft, template } = await aTemplate();
  const { id, version } = await marit.api.offers.create({ ...about, body: draft });
  await marit.api.templates.removeMessage({ params: { id: template.id } });
  const body = { ...draft, values: { ...values, plan: "Basic" }, version };
  const changed = await marit.api.offers.change({ params: { id }, body });
  expect(changed.fields.find(({ key }) => key === "plan")!.value).toBe("Basic");
  const stranger = await aCompanyAdmin(world);
  const foreign = await stranger.api.templates.createMessage({
    body: { kind: "offer", name: "Theirs", message: "Hello", fields: [] },
  });
  const taken = { params: { id }, body: { ...draft, templateId: foreign.id, version: changed.version } };
  expect(await refusal(marit.api.offers.change(taken))).toMatchObject({
    details: { templateId: expect.any(String) },
  });
});

test("own fields: a token of a field that is not there, a name twice and fields of a message are refused", async () => {
  const { marit, template } = await aTemplate();
  const params = { id: template.id };
  const change = (body: object) => refusal(marit.api.templates.changeMessage({ params, body }));
  expect(await change({ fields: [] })).toMatchObject({ code: "UNKNOWN_TOKEN" });
  expect((await change({ fields: [...fields, fields[0]!] })).message).toContain("Two fields have this name");
  const body = { kind: "message" as const, name: "Hi", message: "Hi", fields };
  expect((await refusal(marit.api.templates.createMessage({ body }))).statusCode).toBe(422);
});
