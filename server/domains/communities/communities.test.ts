import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { hashPassword } from "#server/domains/accounts/passwords/passwords.ts";
import { users } from "#server/domains/accounts/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCommunity } from "#server/testing/communities.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const one = (id: string) => ({ params: { id } });
const anonymous = () => world.client();

test("communities: the person who starts one moderates it, others find it and join", async () => {
  const [ann, ben] = [await aCandidate(world), await aCandidate(world)];
  const { id, name } = await aCommunity(ann);
  expect(await ann.api.communities.get(one(id))).toMatchObject({
    standing: "moderator",
    members: 1,
    waiting: { jobs: 0, people: 0 },
  });
  const found = await anonymous().communities.list({ query: { search: name.toUpperCase() } });
  expect(found).toMatchObject({ total: 1, communities: [{ id, standing: null, waiting: null }] });
  expect(await ben.api.communities.join(one(id))).toMatchObject({ standing: "member", members: 2 });
  expect(await ben.api.communities.join(one(id))).toMatchObject({ members: 2 });
  expect(await ben.api.communities.list({ query: { mine: "true" } })).toMatchObject({
    communities: [{ id }],
  });
  await ben.api.communities.leave(one(id));
  expect(await ben.api.communities.list({ query: { mine: "true" } })).toMatchObject({ total: 0 });
  expect(await refusal(aCommunityNamed(ben, name.toLowerCase()))).toMatchObject({ code: "TAKEN" });
});
const aCommunityNamed = ({ api }: Awaited<ReturnType<typeof aCandidate>>, name: string) =>
  api.communities.create({ body: { name, description: "The same." } });

test("communities: someone whose email is not confirmed starts none", async () => {
  const ann = await aCandidate(world);
  await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ann.userId));
  expect(await refusal(aCommunity(ann))).toMatchObject({ code: "EMAIL_UNCONFIRMED" });
});

test("communities: who asks waits for a moderator; there is always one", async () => {
  const [ann, ben, cleo] = [await aCandidate(world), await aCandidate(world), await aCandidate(world)];
  const { id } = await aCommunity(ann, { joining: "asked" });
  expect(await ben.api.communities.join(one(id))).toMatchObject({ standing: "asked", members: 1 });
  expect(await refusal(ben.api.communities.members({ ...one(id), query: {} }))).toMatchObject({
    statusCode: 404,
  });
  const { members } = await ann.api.communities.members({ ...one(id), query: {} });
  expect(members.map(({ standing }) => standing)).toEqual(["asked", "moderator"]);
  const set = (userId: string, standing: "member" | "moderator" | null) =>
    ann.api.communities.setStanding({ ...one(id), body: { userId, standing } });
  await set(ben.userId, "member");
  expect(await refusal(ann.api.communities.leave(one(id)))).toMatchObject({ code: "LAST_MODERATOR" });
  expect(await refusal(set(ann.userId, "member"))).toMatchObject({ code: "LAST_MODERATOR" });
  expect(await refusal(set(cleo.userId, "member"))).toMatchObject({ statusCode: 404 });
  await set(ben.userId, "moderator");
  await ann.api.communities.leave(one(id));
  await ben.api.communities.leave(one(id));
  expect(await refusal(ben.api.communities.get(one(id)))).toMatchObject({ statusCode: 404 });
});

test("communities: an account that is deleted leaves a moderator behind", async () => {
  const [ann, ben] = [await aCandidate(world), await aCandidate(world)];
  const password = "harbor lights at dawn 7";
  const passwordHash = await hashPassword(password);
  await world.db.update(users).set({ passwordHash }).where(eq(users.id, ann.userId));
  const { id } = await aCommunity(ann);
  await ben.api.communities.join(one(id));
  await ann.api.privacy.deleteAccount({ body: { password } });
  expect(await ben.api.communities.get(one(id))).toMatchObject({ standing: "moderator", members: 1 });
});

test("communities: a company brings an open job, a moderator shows it, and the company’s flag follows", async () => {
  const { marit, job } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  const { id } = await aCommunity(ann);
  const body = { jobId: job.id };
  const company = { params: { id: job.companyId } };
  const flags = async () => {
    const { channelFlags, accountFlags } = await marit.api.companies.get(company);
    return [channelFlags.communities, accountFlags.communityAdded];
  };
  const shown = async () =>
    (await anonymous().communities.jobs(one(id))).map(({ job: { id: shownId } }) => shownId);
  await marit.api.communities.publishJob({ ...one(id), body });
  expect(await shown()).toEqual([]);
  expect(await flags()).toEqual([false, false]);
  expect(
    await refusal(anonymous().communities.jobs({ ...one(id), query: { state: "waiting" } })),
  ).toMatchObject({
    statusCode: 404,
  });
  expect(await ann.api.communities.jobs({ ...one(id), query: { state: "waiting" } })).toHaveLength(1);
  const decide = (state: "published" | "declined", more = {}) =>
    ann.api.communities.decideJob({ ...one(id), body: { ...body, state, ...more } });
  expect(await refusal(decide("declined"))).toMatchObject({ details: { reason: "Say why" } });
  await decide("published", { collection: "On deck" });
  expect(await anonymous().communities.jobs(one(id))).toMatchObject([{ collection: "On deck" }]);
  expect(await flags()).toEqual([true, true]);
  expect(await anonymous().communities.get(one(id))).toMatchObject({ jobs: 1 });

  await marit.api.exchanges.unpublishFromCommunities(company);
  expect(await shown()).toEqual([]);
  expect(await marit.api.communities.ofJob(one(job.id))).toMatchObject([
    { id, state: "published", paused: true },
  ]);
  await marit.api.exchanges.publishToCommunities(company);
  expect(await shown()).toEqual([job.id]);
  await decide("declined", { reason: "Not at night." });
  expect(await marit.api.communities.ofJob(one(job.id))).toMatchObject([
    { state: "declined", reason: "Not at night." },
  ]);
  expect(await flags()).toEqual([false, true]);
  await marit.api.communities.withdrawJob({ params: { id, jobId: job.id } });
  expect(await marit.api.communities.ofJob(one(job.id))).toEqual([]);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id);
  expect(kept.map(({ action }) => action)).toEqual([
    "community.created",
    "community.job.published",
    "community.job.declined",
  ]);
});

test("communities: another company’s job is not there, and a closed one leaves the list", async () => {
  const { marit, job } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  const { id } = await aCommunity(ann, { reviewsJobs: false });
  const other = await aCompanyAdmin(world);
  const bringing = other.api.communities.publishJob({ ...one(id), body: { jobId: job.id } });
  expect(await refusal(bringing)).toMatchObject({ statusCode: 404 });
  await marit.api.communities.publishJob({ ...one(id), body: { jobId: job.id } });
  expect(await anonymous().communities.jobs(one(id))).toHaveLength(1);
  const leaving = other.api.communities.withdrawJob({ params: { id, jobId: job.id } });
  expect(await refusal(leaving)).toMatchObject({ statusCode: 404 });
  await marit.api.jobs.setStatus({ params: { id: job.id }, body: { status: "closed" } });
  expect(await anonymous().communities.jobs(one(id))).toEqual([]);
  expect(
    await refusal(marit.api.communities.publishJob({ ...one(id), body: { jobId: job.id } })),
  ).toMatchObject({
    code: "NOT_OPEN",
  });
  const stranger = await aCandidate(world);
  const changing = stranger.api.communities.change({ ...one(id), body: { name: "Mine now" } });
  expect(await refusal(changing)).toMatchObject({ statusCode: 404 });
  expect(await ann.api.communities.change({ ...one(id), body: { joining: "asked" } })).toMatchObject({
    joining: "asked",
  });
});
