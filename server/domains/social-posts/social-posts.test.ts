import { imageSize } from "#server/testing/image-size.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notAllowed } from "#contract/team-rights.ts";
import { auditLog } from "#server/audit/tables.ts";
import { users } from "#server/domains/accounts/index.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { hearQueries, queriesWhile } from "#server/testing/queries-asked.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aSocialPost, postFields } from "#server/testing/social-posts.ts";
import { openWorld } from "#server/testing/world.ts";
import {
  type PostSize,
  type PostType,
  postSizes,
  postTypes,
} from "#shared/social-posts/social-posts.data.ts";
import { drawPost } from "./draw-post.ts";

hearQueries();
const world = openWorld();
const inAnHour = () => new Date(world.now().getTime() + 3_600_000).toISOString();

test("social posts: made, changed and removed by the team, and nobody else’s", async () => {
  const marit = await aCompanyAdmin(world);
  const job = await aJob(world, { companyId: marit.companyId, jobTitle: "Night baker" });
  const post = await aSocialPost(world, marit);
  const body = { ...postFields, postType: "job", template: "jobTemplate3", jobId: job.id } as const;
  expect(await marit.api.socialPosts.change({ params: { id: post.id }, body })).toMatchObject({
    template: "jobTemplate3",
    jobId: job.id,
  });
  const stranger = await aCompanyAdmin(world);
  expect(await stranger.api.socialPosts.list()).toEqual([]);
  const params = { id: post.id };
  for (const call of [
    () => stranger.api.socialPosts.change({ params, body: postFields }),
    () => stranger.api.socialPosts.remove({ params }),
    () => stranger.api.socialPosts.create({ body }),
  ])
    expect(await refusal(call())).toMatchObject({ statusCode: 404 });
  await marit.api.socialPosts.remove({ params: { id: post.id } });
  expect(await marit.api.socialPosts.list()).toEqual([]);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, post.id));
  expect(kept.map(({ action }) => action)).toEqual([
    "socialPost.created",
    "socialPost.changed",
    "socialPost.removed",
  ]);
});

test("social posts: a template of another kind is refused by its field, and changing needs the right", async () => {
  const { api, companyId } = await aCompanyAdmin(world);
  const body = { ...postFields, template: "jobTemplate1" } as const;
  expect(await refusal(api.socialPosts.create({ body }))).toMatchObject({
    statusCode: 422,
    details: { template: expect.any(String) },
  });
  const reader = await aCompanyAdmin(world, { companyId, without: ["jobs"] });
  expect(await refusal(reader.api.socialPosts.create({ body: postFields }))).toMatchObject({
    statusCode: 403,
    message: notAllowed("jobs"),
  });
});

test("social posts: who asked is reminded once, at the time they chose last", async () => {
  const marit = await aCompanyAdmin(world);
  const post = await aSocialPost(world, marit);
  const remind = (remindAt: string | null) =>
    marit.api.socialPosts.change({ params: { id: post.id }, body: { ...postFields, remindAt } });
  const told = async () => {
    await world.settle();
    const { notifications } = await marit.api.notifications.list({ query: {} });
    return notifications.filter(({ event }) => event === "socialPost.due").map(({ title }) => title);
  };
  expect(await refusal(remind(world.now().toISOString()))).toMatchObject({
    statusCode: 422,
    details: { remindAt: expect.any(String) },
  });
  await remind(inAnHour());
  await remind(null);
  await world.pass(4000);
  expect(await told()).toEqual([]);
  const at = inAnHour();
  await remind(at);
  await world.pass(4000);
  expect(await told()).toEqual(["Time to post “Come and work with us”"]);
  expect(await remind(at)).toMatchObject({ remindedAt: expect.any(String) });
  await world.pass(4000);
  expect(await told()).toHaveLength(1);
});

test("social posts: who sets the reminder is reminded, whoever made the post, and others read who that is", async () => {
  const ana = await aCompanyAdmin(world);
  const ben = await aCompanyAdmin(world, { companyId: ana.companyId });
  const { id } = await aSocialPost(world, ana);
  const change = (person: typeof ana, remindAt: string | null) =>
    person.api.socialPosts.change({ params: { id }, body: { ...postFields, remindAt } });
  const told = async ({ api }: typeof ana) =>
    (await api.notifications.list({ query: {} })).notifications.filter(
      ({ event }) => event === "socialPost.due",
    ).length;
  const at = inAnHour();
  expect(await change(ben, at)).toMatchObject({ reminds: { userId: ben.userId } });
  // Saving something else leaves the reminder with who set it.
  expect(await change(ana, at)).toMatchObject({ reminds: { userId: ben.userId } });
  await world.pass(4000);
  expect([await told(ana), await told(ben)]).toEqual([0, 1]);
});

test("social posts: a list asks once who is reminded, however many posts have a reminder", async () => {
  const ana = await aCompanyAdmin(world);
  const ben = await aCompanyAdmin(world, { companyId: ana.companyId });
  const body = { ...postFields, remindAt: inAnHour() };
  const listing = async () => {
    const asked = await queriesWhile(() => ana.api.socialPosts.list());
    return asked.match(/from "(?:roles|users)"/g)?.length;
  };
  await ana.api.socialPosts.create({ body });
  const ofOne = await listing();
  for (const { api } of [ana, ben, ben]) await api.socialPosts.create({ body });
  expect(await listing()).toBe(ofOne);
  const reminds = (await ana.api.socialPosts.list()).map((post) => post.reminds?.userId);
  expect(reminds).toEqual(expect.arrayContaining([ana.userId, ben.userId]));
});

test("social posts: a reminder isn’t marked as sent if its author’s account is disabled", async () => {
  const ana = await aCompanyAdmin(world);
  const ben = await aCompanyAdmin(world, { companyId: ana.companyId });
  const { id } = await aSocialPost(world, ana);
  await ben.api.socialPosts.change({ params: { id }, body: { ...postFields, remindAt: inAnHour() } });
  await world.db.update(users).set({ disabledAt: world.now() }).where(eq(users.id, ben.userId));
  expect(await ana.api.socialPosts.list()).toMatchObject([{ reminds: null }]);
  await world.pass(4000);
  expect(await ana.api.socialPosts.list()).toMatchObject([{ remindAt: null, remindedAt: null }]);
});

const pictures = (Object.keys(postTypes) as PostType[]).flatMap((postType) =>
  postTypes[postType].flatMap((template) =>
    (Object.keys(postSizes) as PostSize[]).map((size) => ({ postType, template, size })),
  ),
);
test.each(pictures)("social posts: $template in $size is a picture of its size", async (drawn) => {
  const company = await aCompany(world, { brand: { brand: "#ffe600" } as never });
  const { token } = await aCompanyAdmin(world, { companyId: company.id });
  const { title, subtitle, location, department } = postFields;
  const query = new URLSearchParams({ ...drawn, title, subtitle, location, department });
  const answer = await world.app.inject({ url: `/api/social-post-preview?${query}`, cookies: { token } });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
  const { width, height } = postSizes[drawn.size];
  expect(imageSize(answer.rawPayload)).toEqual({ width, height });
});

test("social posts: the picture leaves out a company name with characters the font lacks", async () => {
  const draw = async (companyName: string) => {
    const company = await aCompany(world, { companyName });
    const { token } = await aCompanyAdmin(world, { companyId: company.id });
    const { title, subtitle, location, department } = postFields;
    const drawn = { postType: "career", template: "careerTemplate1", size: "wide" };
    const query = new URLSearchParams({ ...drawn, title, subtitle, location, department });
    const answer = await world.app.inject({ url: `/api/social-post-preview?${query}`, cookies: { token } });
    return answer.rawPayload;
  };
  const [tokyo, moscow, latin] = await Promise.all(["東京商会", "Вершина", "Łódź"].map(draw));
  // As boxes they would differ by the number of their letters.
  expect(tokyo!.equals(moscow!)).toBe(true);
  expect(latin!.equals(tokyo!)).toBe(false);
});

test("social posts: Polish, Turkish and Vietnamese are drawn, and characters that the font lacks are refused", async () => {
  const { api } = await aCompanyAdmin(world);
  const draw = (title: string) =>
    drawPost({ ...postFields, template: "careerTemplate1", brand: "#0b5345", companyName: "", title });
  // Where the font has no letter it draws the same box for each.
  const [one, ...others] = await Promise.all(["Ł", "Ř", "Ş", "ệ", "→", "№", "▶"].map(draw));
  for (const other of others) expect(other.equals(one!)).toBe(false);
  for (const [title, named] of [
    ["東京", "“東” and “京”"],
    ["Work ★", "“★”"],
    ["Work \u{1f680}", "“\u{1f680}”"],
  ] as const) {
    const { statusCode, details } = await refusal(api.socialPosts.create({ body: { ...postFields, title } }));
    expect([statusCode, details?.title]).toEqual([422, expect.stringContaining(`Replace ${named}:`)]);
  }
  const title = "№ 1 → “Łódź” & 5 µm, 10 €";
  expect(await api.socialPosts.create({ body: { ...postFields, title } })).toMatchObject({ title });
});
