import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { domainEvents } from "#server/events/tables.ts";
import { outbox } from "#server/outside/mail/tables.ts";
import { aCandidate, type CandidatePerson } from "#server/testing/people.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { candidateTasks } from "./tasks.ts";
import { findCandidate } from "./queries.ts";
import { demographicAnswers } from "./tables.ts";

const world = openWorld();
let ann: CandidatePerson;
let ben: CandidatePerson;
beforeAll(async () => {
  ann = await aCandidate(world, { fullName: "Ann" });
  ben = await aCandidate(world);
});
const mine = (person: CandidatePerson) => ({ params: { id: person.candidateId } });
const update = (body: Parameters<typeof ann.api.candidates.update>[0]["body"]) =>
  ann.api.candidates.update({ ...mine(ann), body });

test("profile: someone else's profile looks as if it did not exist", async () => {
  const theirs = mine(ben);
  const params = { candidateId: ben.candidateId };
  const calls = [
    ann.api.candidates.get(theirs),
    ann.api.candidates.update({ ...theirs, body: { headline: "Mine now" } }),
    ann.api.candidates.demographics(theirs),
    ann.api.candidates.preferences({ params }),
    ann.api.candidates.setPreferences({ params, body: { remote: true } }),
  ];
  const refused = await Promise.all(calls.map(refusal));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 404));
});

test("profile: the percent moves with the profile, name and picture included", async () => {
  const before = await ann.api.candidates.get(mine(ann));
  expect(before.profilePercentageComplete).toBe(25);
  const after = await update({
    skills: ["React", "react", "SQL", "Figma"],
    fullName: "Ann Lee",
    profilePicture: "/me.png",
  });
  expect(after).toMatchObject({
    fullName: "Ann Lee",
    skills: ["React", "SQL", "Figma"],
    profilePercentageComplete: 45,
  });
});

test.each([
  [{ location: "" }, "location is a required field, Please add"],
  [{ location: "", linkedInUrl: null }, "location and linkedIn are required fields, Please add"],
  [
    { fullName: "", location: null, linkedInUrl: "" },
    "name, location, linkedIn are required fields, Please add",
  ],
  [{ linkedInUrl: "https://example.com" }, "Please enter a valid linkedIn URL"],
  [{ personalWebsite: "not an address" }, "Please enter a valid URL"],
])("profile: a change to %j is refused with the specified sentence", async (body, sentence) => {
  expect((await refusal(update(body))).message).toBe(sentence);
});

test("profile: there has to be at least one matching preference", async () => {
  const params = { candidateId: ann.candidateId };
  expect(await ann.api.candidates.preferences({ params })).toMatchObject({ salary: null, titles: [] });
  const refused = await refusal(ann.api.candidates.setPreferences({ params, body: { salary: 90 } }));
  expect(refused.message).toBe("Add at least one matching preference");
  const set = await ann.api.candidates.setPreferences({ params, body: { remote: true, salary: 90 } });
  expect(set).toMatchObject({ remote: true, salary: 90, salaryCurrency: "USD" });
  expect(
    (await refusal(ann.api.candidates.setPreferences({ params, body: { remote: false } }))).message,
  ).toBe("Add at least one matching preference");
});

test("profile: several places typed as one are several, and remote among them is a preference of its own", async () => {
  const locations = ["Berlin or Hamburg", "Paris, London oder remote", "Austin, Texas"];
  expect(
    await ann.api.candidates.setPreferences({
      params: { candidateId: ann.candidateId },
      body: { locations, remote: false },
    }),
  ).toMatchObject({ locations: ["Berlin", "Hamburg", "Paris", "London", "Austin, Texas"], remote: true });
});

test("profile: scoring is on until the person switches it off, and the notice is remembered", async () => {
  const seen = await update({ scoringNoticeSeen: true });
  expect(seen).toMatchObject({ scoring: true, scoringNoticeSeenAt: world.now().toISOString() });
  expect((await update({ scoring: false })).scoring).toBe(false);
});

test("profile: who stops looking is remembered as they were, however often they say it", async () => {
  await update({ jobStatus: "Open to offers" });
  await update({ jobStatus: "Not looking" });
  expect(await update({ jobStatus: "Not looking", headline: "Baker" })).toMatchObject({
    jobStatus: "Not looking",
    jobStatusBefore: "Open to offers",
  });
});

test("profile: answers about oneself stand apart and can be taken back", async () => {
  await ann.api.candidates.setDemographics({
    ...mine(ann),
    body: { answers: { ethnicity: "x", veteran: "no" } },
  });
  const kept = await ann.api.candidates.setDemographics({
    ...mine(ann),
    body: { answers: { veteran: null } },
  });
  expect(kept.answers).toEqual({ ethnicity: "x" });
  expect(JSON.stringify(await ann.api.candidates.get(mine(ann)))).not.toContain("ethnicity");
  expect(await world.db.select().from(demographicAnswers)).toHaveLength(1);
});

test("profile: an email address is confirmed by one's own link only", async () => {
  const body = { email: "dora@people.example", fullName: "Dora", password: "correct horse" };
  const { user } = await world.client().candidates.signUp({ body });
  const email = await lastEmailTo(world, body.email);
  const token = /token=([\w-]+)/.exec(email!.text)![1]!;
  const confirm = (id: string) => world.client().candidates.verifyEmail({ params: { id }, body: { token } });
  expect((await refusal(confirm(ann.candidateId))).code).toBe("LINK_EXPIRED");
  await confirm(user.candidate!.id);
  expect((await refusal(confirm(user.candidate!.id))).code).toBe("LINK_EXPIRED");
  expect(await world.db.select().from(outbox).where(eq(outbox.recipient, body.email))).toHaveLength(1);
});

test("profile: job seekers are counted without being named", async () => {
  const filter = JSON.stringify({ where: { department: "Nowhere" } });
  expect(await world.client().candidates.count({ query: { filter } })).toEqual({ count: 0 });
  expect((await world.client().candidates.count()).count).toBeGreaterThan(2);
});

test("profile: years of experience are counted from the dates of positions, and what overlaps once", async () => {
  const position = { companyName: "Saltmarsh", current: false };
  const { experienceLength } = await update({
    workExperience: [
      { ...position, title: "Engineer", start: "2015-01", end: "2018-12" },
      { ...position, title: "Adviser", start: "2017-01", end: "2019-12" },
      { ...position, title: "Helper", start: "2024" },
    ],
  });
  expect(experienceLength).toBe("5 years");
});

test("profile: years counted from positions go away with them, and years someone entered stay", async () => {
  const ann = await aCandidate(world);
  const body = (workExperience: object[], more = {}) => ({ workExperience, ...more }) as never;
  const change = async (of: object[], more = {}) =>
    (await ann.api.candidates.update({ ...mine(ann), body: body(of, more) })).experienceLength;
  const long = {
    title: "Engineer",
    companyName: "Kestrel",
    start: "2015-01",
    end: "2019-12",
    current: false,
  };
  const short = { ...long, start: "2024-01", end: "2024-02" };
  expect(await change([long])).toBe("5 years");
  expect(await change([short])).toBeNull();
  expect(await change([], { experienceLength: "10 years" })).toBe("10 years");
  expect(await change([{ ...long, start: null, end: null }])).toBe("10 years");
  expect(await change([short])).toBe("10 years");
});

test("profile: years of experience grow with time as long as someone works there", async () => {
  const monthsAgo = (months: number) => {
    const start = new Date(Date.UTC(world.now().getUTCFullYear(), world.now().getUTCMonth() - months));
    return start.toISOString().slice(0, 7);
  };
  const at = (months: number, current: boolean) => ({
    workExperience: [
      {
        title: "Engineer",
        companyName: "Saltmarsh",
        start: monthsAgo(months),
        end: current ? null : monthsAgo(1),
        current,
      },
    ],
  });
  const there = await aCandidate(world);
  const elsewhere = await aCandidate(world);
  const years = async ({ candidateId }: CandidatePerson) =>
    (await findCandidate(world.db, candidateId))!.experienceLength;
  await there.api.candidates.update({ ...mine(there), body: at(58, true) });
  await elsewhere.api.candidates.update({ ...mine(elsewhere), body: at(58, false) });
  await fromStart(candidateTasks.growExperience)(world.db, world.now());
  expect([await years(there), await years(elsewhere)]).toEqual(["4 years", "4 years"]);
  await world.pass(32 * 86_400);
  expect([await years(there), await years(elsewhere)]).toEqual(["5 years", "4 years"]);
  const [changed] = await world.db
    .select({ data: domainEvents.data })
    .from(domainEvents)
    .where(eq(domainEvents.name, "candidate.changed"))
    .orderBy(desc(domainEvents.position))
    .limit(1);
  expect(changed!.data).toEqual({ candidateId: there.candidateId });
});
