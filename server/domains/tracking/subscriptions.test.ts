import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companies } from "#server/domains/companies/index.ts";
import { aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aStory } from "#server/testing/stories.ts";
import { type World, openWorld } from "#server/testing/world.ts";
import { pageSubscriptions } from "./tables.ts";

const world = openWorld();
const day = 86_400;
let made = 0;
const calls = () => world.client().tracking;
const mailTo = (email: string) => world.mailed.filter(({ to }) => to === email);
const keyIn = (text: string) => /key=([\w.-]+)/.exec(text)![1]!;
/** What someone who followed a mailed link sees, and does there. */
const page = (what: "confirm" | "stop", key: string, method: "GET" | "POST" = "GET") =>
  world.app.inject({ method, url: `/api/page-subscriptions/${what}?key=${encodeURIComponent(key)}` });
const rows = () => world.db.select().from(pageSubscriptions);

async function asked(companyId: string) {
  const email = `reader${++made}@people.example`;
  await calls().subscribe({ body: { email, companyId } });
  await world.settle();
  return { email, key: keyIn(mailTo(email)[0]!.text) };
}
async function publish({ api }: { api: ReturnType<World["client"]> }, jobTitle: string) {
  const body = { jobTitle, jobDescription: "<p>Bake bread at night.</p>", locations: ["Oslo"] };
  const { id } = await api.jobs.create({ query: {}, body });
  await api.jobs.setStatus({ params: { id }, body: { status: "live" } });
  await world.settle();
}

test("page subscriptions: nothing is sent before the button behind the mailed link was used", async () => {
  const ana = await aCompanyAdmin(world);
  const { email, key } = await asked(ana.companyId);
  expect((await page("confirm", key)).body).toContain("<button>Yes, email me</button>");
  await publish(ana, "Night baker");
  await world.pass(2 * day);
  expect(mailTo(email)).toHaveLength(1);
  expect(await rows()).toMatchObject([{ email, confirmedAt: null }]);
  await world.pass(7 * day);
  expect(await rows()).toEqual([]);
});

test("page subscriptions: new jobs come together once a day, with one click to stop", async () => {
  const ana = await aCompanyAdmin(world);
  const { email, key } = await asked(ana.companyId);
  await publish(ana, "Posted before");
  await world.pass(60);
  expect((await page("confirm", key, "POST")).statusCode).toBe(200);
  await world.pass(60);
  await publish(ana, "Night baker");
  await publish(ana, "Day baker");
  await world.pass(day);
  const [, news, ...more] = mailTo(email);
  expect(more).toEqual([]);
  expect(news!.subject).toContain("2 new jobs");
  expect(news!.text).toContain("Night baker");
  expect(news!.text).not.toContain("Posted before");
  expect(news!.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  const stopKey = keyIn(news!.headers!["List-Unsubscribe"]!);
  // Also while the company shows its page to nobody.
  const show = (published: boolean) =>
    world.db.update(companies).set({ published }).where(eq(companies.id, ana.companyId));
  await show(false);
  expect((await page("stop", stopKey)).body).toContain("Unsubscribe from new jobs at");
  expect(await rows()).toHaveLength(1);
  expect((await page("stop", stopKey, "POST")).statusCode).toBe(200);
  expect(await rows()).toEqual([]);
  await show(true);
  await publish(ana, "Baker of cakes");
  await world.pass(2 * day);
  expect(mailTo(email)).toHaveLength(2);
});

test("page subscriptions: one address gets two requests a day at most, and the answer never says so", async () => {
  const { companyId } = await aCompanyAdmin(world);
  const { email } = await asked(companyId);
  for (let again = 0; again < 3; again += 1)
    expect(await calls().subscribe({ body: { email, companyId } })).toEqual({ ok: true });
  await world.settle();
  expect(mailTo(email)).toHaveLength(2);
});

test("page subscriptions: a key that was not made here opens nothing", async () => {
  const { companyId } = await aCompanyAdmin(world);
  const { key } = await asked(companyId);
  for (const wrong of [`${key}x`, key.slice(0, -2), "nonsense", `${key.split(".")[0]}.`])
    expect((await page("confirm", wrong, "POST")).statusCode).toBe(404);
});

test("page subscriptions: a publication’s new stories are mailed an hour after they are live, each once", async () => {
  const email = "reader@blogs.example";
  await calls().subscribe({ body: { email, publication: "lifeWork" } });
  await world.settle();
  expect(mailTo(email)[0]!.subject).toBe("Confirm that you want new stories from Life Work");
  await page("confirm", keyIn(mailTo(email)[0]!.text), "POST");
  await world.pass(60);
  const { api } = await anAdministrator(world);
  const { id, title } = await aStory(world);
  const move = (act: "publish" | "unpublish") => api.content.move({ params: { id }, body: { act } });
  await move("publish");
  await move("unpublish");
  await world.pass(2 * 3600);
  expect(mailTo(email)).toHaveLength(1);
  const scheduled = await aStory(world);
  const publishAt = new Date(world.now().getTime() + 1_800_000).toISOString();
  await api.content.move({ params: { id: scheduled.id }, body: { act: "schedule", publishAt } });
  await world.pass(3600);
  expect(mailTo(email)).toHaveLength(1);
  await world.pass(3600);
  expect(
    mailTo(email)
      .map(({ subject }) => subject)
      .slice(1),
  ).toEqual([scheduled.title]);
  // Taken back within the hour, nobody was told of it: they are once it is published again, and only then.
  await world.pass(60);
  const subjects = () => mailTo(email).map(({ subject }) => subject);
  await move("publish");
  await world.pass(2 * 3600);
  expect(subjects().slice(1)).toEqual([scheduled.title, title]);
  await move("unpublish");
  await move("publish");
  await world.pass(2 * 3600);
  expect(subjects()).toHaveLength(3);
});

test.each([{}, { companyId: "019a0000-0000-7000-8000-000000000000", publication: "lifeWork" as const }])(
  "page subscriptions: %j is not one thing to subscribe to",
  async (to) => {
    expect(await refusal(calls().subscribe({ body: { email: "a@b.example", ...to } }))).toMatchObject({
      statusCode: 422,
    });
  },
);
