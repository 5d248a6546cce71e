import { and, eq, gt, max } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aSentOffer, anOffer, anOfferDraft } from "#server/testing/offers.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { domainEvents } from "#server/events/tables.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { tasks } from "#server/tasks/tables.ts";
import { openWorld } from "#server/testing/world.ts";
import { pdfText } from "#server/testing/pdf-text.ts";
import { expiryKey } from "./tasks.ts";

const world = openWorld();
const day = 86_400;
const titlesOf = async ({
  api,
}: Awaited<ReturnType<typeof aCandidate>> | Awaited<ReturnType<typeof aCompanyAdmin>>) => {
  await world.settle();
  const { notifications } = await api.notifications.list({ query: {} });
  return notifications.map(({ title }) => title);
};
const textOf = (base64: string) => pdfText(Buffer.from(base64, "base64"));

test("offers: named approvers approve in order, and each is told when it is their turn", async () => {
  const { marit, dilip, params, candidate, about } = await anOffer(world, (team) => ({
    approverIds: [team.dilip.userId, team.marit.userId],
  }));
  const yes = { params, body: { approved: true } };
  await marit.api.offers.submit({ params });
  expect(await titlesOf(dilip)).toEqual(["An offer awaits your approval"]);
  expect(await refusal(marit.api.offers.judge(yes))).toMatchObject({
    statusCode: 403,
    code: "NOT_YOUR_TURN",
  });
  expect(await dilip.api.offers.judge(yes)).toMatchObject({ state: "approval" });
  expect(await refusal(marit.api.offers.send({ params }))).toMatchObject({ code: "INVALID_STATE" });
  const approved = await marit.api.offers.judge({ params, body: { approved: true, note: "Go" } });
  expect(approved).toMatchObject({
    state: "approved",
    approvers: [{ decision: "approved" }, { decision: "approved", note: "Go" }],
  });
  expect(await candidate.api.offers.mine(about)).toEqual([]);
  expect(await titlesOf(candidate)).toEqual([]);
});

test("offers: approvers must be able to see offers", async () => {
  const { marit, params, offer } = await anOffer(world);
  const { companyId } = marit;
  const reader = await aCompanyAdmin(world, { companyId, without: ["salaries"] });
  const body = { ...anOfferDraft, approverIds: [reader.userId], version: offer.version };
  expect(await refusal(marit.api.offers.change({ params, body }))).toMatchObject({
    statusCode: 422,
    details: { approverIds: "Not everyone can see this offer" },
  });
});

test("offers: the second approver is asked in the author’s name, and the author reads what should change", async () => {
  const { marit, dilip, params, offer } = await anOffer(world, (team) => ({
    approverIds: [team.dilip.userId],
  }));
  const ida = await aCompanyAdmin(world, { companyId: marit.companyId, fullName: "Ida Berg" });
  const approverIds = [dilip.userId, ida.userId];
  await marit.api.offers.change({ params, body: { ...anOfferDraft, approverIds, version: offer.version } });
  await marit.api.offers.submit({ params });
  await dilip.api.offers.judge({ params, body: { approved: true } });
  const textOfLast = async ({ api }: typeof ida) => {
    await world.settle();
    return (await api.notifications.list({ query: {} })).notifications[0]!.text;
  };
  expect(await textOfLast(ida)).toMatch(/^Marit Oakes asks you to approve the offer/);
  const silent = ida.api.offers.judge({ params, body: { approved: false } });
  expect(await refusal(silent)).toMatchObject({ details: { note: "Say what should change" } });
  await ida.api.offers.judge({ params, body: { approved: false, note: "A later start." } });
  expect(await textOfLast(marit)).toMatch(/^Ida Berg asks for changes .*“A later start\.” Change it/);
});

test("offers: someone who was hired before signing can still sign", async () => {
  const { marit, params, candidate, about, offer } = await aSentOffer(world);
  const { applicationId, title, expiresOn } = offer;
  const toAnswer = () => candidate.api.offers.toAnswer();
  expect(await toAnswer()).toEqual([{ applicationId, title, expiresOn }]);
  await marit.api.applications.hire({ ...about, body: {} });
  await candidate.api.offers.accept({ params, body: { signature: "Ann Lee" } });
  expect(await toAnswer()).toEqual([]);
  expect(await marit.api.offers.list(about)).toMatchObject([{ state: "accepted", signature: "Ann Lee" }]);
  const history = await marit.api.applications.history(about);
  expect(history.map(({ move }) => move)).toEqual(["apply", "hire"]);
});

test("offers: one that is out can be signed while a delayed pass is set, which ends with it", async () => {
  const { marit, params, candidate, about } = await aSentOffer(world);
  await marit.api.applications.pass({ ...about, body: { delayDays: 2 } });
  await candidate.api.offers.accept({ params, body: { signature: "Ann Lee" } });
  const hired = { applicationState: "pipeline", stage: "hired", passAt: null };
  expect(await marit.api.applications.get(about)).toMatchObject(hired);
  await world.pass(3 * 86_400);
  expect(await marit.api.applications.get(about)).toMatchObject(hired);
});

test("offers: of two changes of the same draft the second is refused", async () => {
  const { marit, dilip, params, offer } = await anOffer(world);
  const change = ({ api }: typeof marit, payAmount: number) =>
    api.offers.change({ params, body: { ...anOfferDraft, payAmount, version: offer.version } });
  await change(marit, 6_500_000);
  expect(await refusal(change(dilip, 7_000_000))).toMatchObject({ statusCode: 409, code: "CONFLICT" });
  expect((await marit.api.offers.list({ params: { id: offer.applicationId } }))[0]!.payAmount).toBe(
    6_500_000,
  );
});

test("offers: what a teammate changed meanwhile is neither sent, submitted nor approved unread", async () => {
  const { marit, dilip, params, offer } = await anOffer(world);
  const { version } = offer;
  const changed = await dilip.api.offers.change({
    params,
    body: { ...anOfferDraft, payAmount: 7_000_000, version },
  });
  const conflict = { statusCode: 409, code: "CONFLICT" };
  expect(await refusal(marit.api.offers.send({ params, body: { version } }))).toMatchObject(conflict);
  expect(await refusal(marit.api.offers.submit({ params, body: { version } }))).toMatchObject(conflict);
  const approved = { approved: true, version };
  expect(await refusal(marit.api.offers.judge({ params, body: approved }))).toMatchObject(conflict);
  const sent = await marit.api.offers.send({ params, body: { version: changed.version } });
  expect(sent).toMatchObject({ state: "sent", payAmount: 7_000_000 });
});

test("offers: a draft that nobody has to approve is sent at once; one with approvers is not", async () => {
  const { marit, params, candidate, about } = await anOffer(world);
  expect(await marit.api.offers.send({ params })).toMatchObject({ state: "sent" });
  expect(await candidate.api.offers.mine(about)).toMatchObject([{ state: "sent" }]);
  const other = await anOffer(world, (team) => ({ approverIds: [team.dilip.userId] }));
  expect(await refusal(other.marit.api.offers.send({ params: other.params }))).toMatchObject({
    code: "INVALID_STATE",
  });
});

test("offers: one that is not approved is a draft again, and everyone is asked anew", async () => {
  const { marit, dilip, params } = await anOffer(world, (team) => ({ approverIds: [team.dilip.userId] }));
  await marit.api.offers.submit({ params });
  const rejected = await dilip.api.offers.judge({ params, body: { approved: false, note: "Too low" } });
  expect(rejected).toMatchObject({ state: "draft", approvers: [{ decision: "rejected", note: "Too low" }] });
  expect(await titlesOf(marit)).toEqual([expect.stringMatching(/needs changes$/)]);
  const { version } = rejected;
  const body = { ...anOfferDraft, payAmount: 6_500_000, approverIds: [dilip.userId], version };
  await marit.api.offers.change({ params, body });
  const again = await marit.api.offers.submit({ params });
  expect(again).toMatchObject({ state: "approval", payAmount: 6_500_000, approvers: [{ decision: null }] });
});

test("offers: accepted with a typed signature it hires, tells the team and keeps the signed letter", async () => {
  const { marit, dilip, params, candidate, about, application } = await aSentOffer(world);
  const { fullName } = await candidate.api.accounts.me();
  const [sent] = await candidate.api.offers.mine(about);
  expect(sent).toMatchObject({ state: "sent", payAmount: 6_200_000, payCurrency: "GBP" });
  expect(sent!.letter).toContain(
    "We offer you Senior forecaster for £62,000 a year, from Monday, January 4, 2027.",
  );
  expect(sent).not.toHaveProperty("approvers");
  expect(await candidate.api.offers.view({ params })).toMatchObject({ state: "viewed" });
  const unsigned = candidate.api.offers.accept({ params, body: { signature: " " } });
  expect(await refusal(unsigned)).toMatchObject({
    statusCode: 422,
    details: { signature: "Type your full name to sign" },
  });
  await candidate.api.offers.accept({ params, body: { signature: "Çağla Akıncı" } });
  const detail = await marit.api.applications.get({ params: { id: application.id } });
  expect(detail).toMatchObject({ applicationState: "pipeline", stage: "hired" });
  const history = await marit.api.applications.history({ params: { id: application.id } });
  expect(history.at(-1)).toMatchObject({ move: "acceptOffer", by: fullName });
  expect(await titlesOf(dilip)).toContain(`${fullName} accepted the offer`);
  expect(await titlesOf(candidate)).toContainEqual(expect.stringMatching(/^You’re hired/));
  const { base64, fileName } = await dilip.api.offers.document({ params });
  expect(fileName).toBe("offer-signed.pdf");
  expect(await textOf(base64)).toMatch(/Senior forecaster[^]*£62,000 a year[^]*Çağla Akıncı/);
});

test("offers: a signed one stays with the company when the person deletes the account, with its PDF", async () => {
  const { marit, params, candidate, about } = await aSentOffer(world);
  await withPassword(world, candidate);
  await candidate.api.offers.accept({ params, body: { signature: "Çağla Akıncı" } });
  await candidate.api.privacy.deleteAccount({ body: { password } });
  expect(await marit.api.offers.list(about)).toMatchObject([
    { state: "accepted", signature: "Çağla Akıncı" },
  ]);
  const { base64, fileName } = await marit.api.offers.document({ params });
  expect(fileName).toBe("offer-signed.pdf");
  expect(await textOf(base64)).toContain("Çağla Akıncı");
});

test("offers: one that is out goes with the account of the person, and the team’s screens are told", async () => {
  const { marit, offer, candidate, about } = await aSentOffer(world);
  await withPassword(world, candidate);
  const [last] = await world.db.select({ position: max(domainEvents.position) }).from(domainEvents);
  await candidate.api.privacy.deleteAccount({ body: { password } });
  expect(await marit.api.offers.list(about)).toEqual([]);
  const told = await world.db
    .select({ data: domainEvents.data })
    .from(domainEvents)
    .where(and(gt(domainEvents.position, last!.position!), eq(domainEvents.name, "offer.changed")));
  expect(told).toMatchObject([{ data: { offerId: offer.id, companyId: marit.companyId } }]);
  expect(await world.db.$count(tasks, eq(tasks.key, expiryKey(offer.id)))).toBe(0);
  await world.settle();
  expect(world.failures).toEqual([]);
});

test("offers: declined with a reason the application stays where it is, and the next offer can be made", async () => {
  const { marit, params, candidate, about } = await aSentOffer(world);
  const second = marit.api.offers.create({ ...about, body: anOfferDraft });
  expect(await refusal(second)).toMatchObject({ code: "OFFER_OPEN" });
  await candidate.api.offers.decline({ params, body: { reason: "I stay where I am" } });
  expect(await marit.api.offers.list(about)).toMatchObject([
    { state: "declined", declineReason: "I stay where I am" },
  ]);
  expect(await titlesOf(marit)).toContainEqual(expect.stringMatching(/declined the offer$/));
  expect(await marit.api.applications.get(about)).toMatchObject({ stage: "offer" });
  expect(await marit.api.offers.create({ ...about, body: anOfferDraft })).toMatchObject({ state: "draft" });
});

test("offers: one that nobody answers ends when its last day is over everywhere", async () => {
  const { params, candidate, about } = await aSentOffer(world);
  const over = Date.parse("2026-12-02T12:00:00Z") - world.now().getTime();
  await world.pass(over / 1000 - 1);
  expect(await candidate.api.offers.mine(about)).toMatchObject([{ state: "sent" }]);
  await world.pass(1);
  expect(await candidate.api.offers.mine(about)).toMatchObject([{ state: "expired" }]);
  const late = candidate.api.offers.accept({ params, body: { signature: "Ann Lee" } });
  expect(await refusal(late)).toMatchObject({ statusCode: 409 });
});

const inDays = (days: number) =>
  new Date(world.now().getTime() + days * day * 1000).toISOString().slice(0, 10);

test("offers: nobody accepts one whose days are over, also where no clock has ended it", async () => {
  const { params, marit, candidate, about } = await anOffer(world, () => ({ expiresOn: inDays(2) }));
  await marit.api.offers.submit({ params });
  await marit.api.offers.send({ params });
  await world.db.transaction((tx) => cancelTask(tx, expiryKey(params.id)));
  await world.pass(5 * day);
  expect(await candidate.api.offers.mine(about)).toMatchObject([{ state: "sent" }]);
  const late = candidate.api.offers.accept({ params, body: { signature: "Ann Lee" } });
  expect(await refusal(late)).toMatchObject({ statusCode: 409, code: "INVALID_STATE" });
});

test("offers: the team withdraws one, and an application that ends takes its offer along", async () => {
  const withdrawn = await anOffer(world, () => ({ expiresOn: inDays(9) }));
  const { params, marit } = withdrawn;
  await marit.api.offers.submit({ params });
  await marit.api.offers.send({ params });
  await marit.api.offers.withdraw({ params });
  expect(await titlesOf(withdrawn.candidate)).toContainEqual(expect.stringMatching(/withdrew its offer$/));
  const draft = await anOffer(world, () => ({ expiresOn: inDays(9) }));
  await draft.candidate.api.applications.withdraw({ params: draft.about.params, body: {} });
  await world.settle();
  expect(await draft.marit.api.offers.list(draft.about)).toMatchObject([{ state: "withdrawn" }]);
  expect(await titlesOf(draft.candidate)).toEqual([]);
});

test("offers: a draft names its problems, and nobody without the right or of elsewhere gets near", async () => {
  const expiresOn = inDays(9);
  const { marit, dilip, params, about, job, offer } = await anOffer(world, () => ({ expiresOn }));
  const { version } = offer;
  const { marit: stranger } = await aHiringTeam(world);
  const change = (changes: object, { api } = marit) =>
    refusal(api.offers.change({ params, body: { ...anOfferDraft, expiresOn, version, ...changes } }));
  const isOver = "This day is over. Choose today or a later day";
  for (const [startsOn, problem] of [
    [inDays(-1), isOver],
    ["2036-01-04", "Choose a day within the next 2 years"],
  ])
    expect(await change({ startsOn })).toMatchObject({ details: { startsOn: problem } });
  for (const [last, problem] of [
    [inDays(-1), isOver],
    [inDays(400), "Choose a day within the next year"],
  ])
    expect(await change({ expiresOn: last })).toMatchObject({ details: { expiresOn: problem } });
  expect(await change({ letter: "Hi {{share.link}}" })).toMatchObject({ code: "UNKNOWN_TOKEN" });
  expect(await change({ approverIds: [stranger.userId] })).toMatchObject({
    details: { approverIds: expect.any(String) },
  });
  expect(await change({}, stranger)).toMatchObject({ statusCode: 404 });
  const reader = await aCompanyAdmin(world, { companyId: job.companyId, without: ["applicants"] });
  expect(await refusal(reader.api.offers.list(about))).toMatchObject({ statusCode: 403 });
  expect(await refusal(dilip.api.offers.document({ params }))).toMatchObject({ statusCode: 404 });
});

test("offers: the log holds each step, never the pay or the words", async () => {
  const { marit, dilip, params, application, offer } = await anOffer(world, (team) => ({
    approverIds: [team.dilip.userId],
    expiresOn: inDays(9),
  }));
  const { version } = offer;
  const body = { ...anOfferDraft, expiresOn: inDays(9), approverIds: [dilip.userId], version };
  await marit.api.offers.change({ params, body });
  await marit.api.offers.submit({ params });
  await dilip.api.offers.judge({ params, body: { approved: true } });
  await marit.api.offers.send({ params });
  await marit.api.offers.withdraw({ params });
  const kept = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, application.id))
    .orderBy(auditLog.id);
  expect(kept.map(({ action }) => action)).toEqual(
    "created changed submitted approved sent withdrawn".split(" ").map((step) => `offer.${step}`),
  );
  expect(JSON.stringify(kept)).not.toMatch(/6200000|forecaster/);
});
