import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const anyone = () => world.client().leads;

async function invited(email: string) {
  const team = await aHiringTeam(world);
  const body = { fullName: "Ida Berg", email, title: "Diver", source: "a friend" };
  const lead = await team.marit.api.leads.add({ params: { id: team.job.id }, body });
  await team.marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [lead.id] } });
  await world.settle();
  const { text } = (await lastEmailTo(world, email))!;
  return { ...team, lead, token: /\/invitation\?token=([\w.-]+)/.exec(text)![1]! };
}

test("own words: who was invited writes them without an account, the company reads them, and they begin the profile", async () => {
  const { marit, token } = await invited("ida@people.example");
  expect(await anyone().intro({ body: { token, intro: " I dive under ice. " } })).toMatchObject({
    intro: "I dive under ice.",
  });
  const whatsNext = "A harbor with a crane.";
  const shown = await anyone().whatsNext({ body: { token, whatsNext } });
  expect(shown.held).toContainEqual({ name: "What’s next", value: whatsNext });
  const { leads } = await marit.api.leads.list({ query: { tab: 2 } });
  expect(leads[0]!.person).toMatchObject({ intro: "I dive under ice.", whatsNext });
  await anyone().answerInvitation({ body: { token, answer: "interested" } });
  const [row] = await world.db
    .select({ profile: candidates.profile })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(eq(users.email, "ida@people.example"));
  expect(row!.profile).toMatchObject({ intro: "I dive under ice.", whatsNext });
});

test("own words: an empty text takes them back, an answered or foreign link writes nothing", async () => {
  const { token, lead } = await invited("edda@people.example");
  await anyone().intro({ body: { token, intro: "Hello." } });
  await anyone().intro({ body: { token, intro: "" } });
  const [row] = await world.db
    .select()
    .from(externalCandidates)
    .where(eq(externalCandidates.id, lead.person.id));
  expect(row!.intro).toBeNull();
  expect(await refusal(anyone().intro({ body: { token: `${token}x`, intro: "Hi" } }))).toMatchObject({
    statusCode: 422,
  });
  await anyone().answerInvitation({ body: { token, answer: "notInterested" } });
  expect(await refusal(anyone().intro({ body: { token, intro: "Hi" } }))).toMatchObject({
    code: "INVITATION_OVER",
  });
});

test("own words: news are sent once the mailed link is used, of the company or for job seekers", async () => {
  const { token, marit } = await invited("ulla@people.example");
  const { companyName } = await marit.api.companies.get({ params: { id: marit.companyId } });
  await anyone().subscribe({ body: { email: "ulla@home.example", token } });
  await anyone().subscribe({ body: { email: "someone@home.example" } });
  await world.settle();
  expect((await lastEmailTo(world, "ulla@home.example"))!.subject).toContain(companyName);
  expect((await lastEmailTo(world, "someone@home.example"))!.subject).toContain("Life Work");
});
