import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { calendarMailsTo, freeMonday, freeTimes, inHours, monday } from "#server/testing/interviews.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const nine = `${monday}T09:00:00.000Z`;

/** An interview with Dilip that was agreed; earlier emails are cleared. */
async function agreed() {
  const team = await aHiringTeam(world);
  const asked = await freeTimes(world, team, [{ minutes: 60, interviewerIds: [team.dilip.userId] }]);
  await asked.pick(nine);
  await world.settle();
  const [invited] = calendarMailsTo(world, team.dilip.email);
  world.mailed = [];
  return { ...team, ...asked, invited: invited!.file };
}

test("moved interviews: the team replaces an interviewer, whose calendar is cleared, and the new one hears once a time is chosen", async () => {
  const { marit, dilip, candidate, params, invited } = await agreed();
  const nadia = await aCompanyAdmin(world, { companyId: marit.companyId });
  const time = inHours(world, 90);
  await marit.api.interviews.change({
    params,
    body: { times: [time], sessions: [{ minutes: 30, interviewerIds: [nadia.userId] }], place: "Room 4" },
  });
  await world.settle();
  const [cleared, ...more] = calendarMailsTo(world, dilip.email);
  expect(cleared).toMatchObject({
    subject: expect.stringMatching(/^You’re no longer interviewing /),
    file: { method: "CANCEL", uid: invited.uid, start: nine },
  });
  expect(cleared!.file.sequence).toBeGreaterThan(invited.sequence);
  expect(more).toEqual([]);
  expect(world.mailed.filter(({ to }) => to === nadia.email)).toEqual([]);

  await candidate.api.interviews.answer({ params, body: { time } });
  await world.settle();
  expect(calendarMailsTo(world, nadia.email)).toMatchObject([
    { subject: expect.stringMatching(/^You’re interviewing /), file: { method: "REQUEST", start: time } },
  ]);
  expect(calendarMailsTo(world, dilip.email)).toHaveLength(1);
});

test("moved interviews: a candidate who asks for a different time gets the agreed one removed from their calendar, and the team reads that they wrote when they are free", async () => {
  const { marit, dilip, candidate, params, invited } = await agreed();
  await candidate.api.interviews.answer({ params, body: { time: null, answer: "Mornings only" } });
  await world.settle();
  const [told, ...more] = calendarMailsTo(world, candidate.email);
  expect(told).toMatchObject({
    subject: expect.stringMatching(/^You asked .* for another interview time$/),
    text: expect.stringContaining("The time you chose, Monday, November 23, 2026 at 9:00 AM UTC"),
    file: { method: "CANCEL", uid: invited.uid, start: nine },
  });
  expect(more).toEqual([]);
  expect(calendarMailsTo(world, dilip.email)).toMatchObject([{ file: { method: "CANCEL", start: nine } }]);
  const toTeam = world.mailed.find(({ to }) => to === marit.email);
  expect(toTeam).toMatchObject({
    subject: expect.stringMatching(/can’t make the interview$/),
    text: expect.stringMatching(/a time other than Monday, November 23[^]*They wrote when they’re free/),
  });
});

test("moved interviews: another location of a proposal keeps its times, and only what changed is told", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, job);
  await marit.api.applications.accept({ params: { id }, body: {} });
  const times = [inHours(world, 24), inHours(world, 48)];
  const proposal = { times, minutes: 30, place: "Room 4" };
  const { id: interviewId } = await marit.api.interviews.propose({ params: { id }, body: proposal });
  await world.settle();
  world.mailed = [];
  const change = async (body: Partial<typeof proposal>) => {
    const params = { id: interviewId };
    const changed = await marit.api.interviews.change({ params, body: { ...proposal, ...body } });
    await world.settle();
    const { items } = await candidate.api.messaging.conversations({ query: { applicationId: id } });
    return { changed, line: items[0]!.lastMessage!.text, told: world.mailed.at(-1) };
  };
  const elsewhere = await change({ place: "Room 5" });
  expect(elsewhere.changed).toMatchObject({ state: "proposed", times, whatChanged: ["location"] });
  expect(elsewhere.line).toMatch(/changed details of the interview. The times stay the same.$/);
  expect(elsewhere.told).toMatchObject({
    subject: expect.stringMatching(/changed the details of your interview$/),
    text: expect.stringContaining("Location: Room 5."),
  });
  const both = await change({ times: [times[1]!], place: "Room 6" });
  expect(both.changed.whatChanged).toEqual(["times", "location"]);
  expect(both.line).toMatch(/proposed new interview times.$/);
  const longer = await change({ times: [times[1]!], place: "Room 6", minutes: 45 });
  expect(longer.changed.whatChanged).toEqual(["details"]);
});

test("moved interviews: another location keeps the time, tells everyone, and brings their calendars up to date", async () => {
  const { marit, dilip, candidate, application, params, invited } = await agreed();
  const sessions = [{ minutes: 60, interviewerIds: [dilip.userId] }];
  const same = { window: freeMonday, sessions, note: null };
  const body = { ...same, place: "Room 4", videoLink: "https://meet.example/other" };
  expect(await marit.api.interviews.change({ params, body })).toMatchObject({
    state: "confirmed",
    time: nine,
    place: "Room 4",
    videoLink: "https://meet.example/other",
  });
  await world.settle();
  for (const { email } of [candidate, dilip]) {
    const [told, ...more] = calendarMailsTo(world, email);
    expect(told).toMatchObject({
      subject: expect.stringMatching(/^New details for your interview /),
      text: expect.stringMatching(/stays on Monday, November 23[^]*Room 4/),
      file: { method: "REQUEST", uid: invited.uid, start: nine },
    });
    expect(told!.file.location).toContain("meet.example/other");
    expect(told!.file.sequence).toBeGreaterThan(invited.sequence);
    expect(more).toEqual([]);
  }
  world.mailed = [];
  const { revision } = await marit.api.interviews.change({ params, body });
  await world.settle();
  const [listed] = await candidate.api.interviews.list({ params: { id: application.id } });
  expect(listed).toMatchObject({ state: "confirmed", revision });
  expect(world.mailed).toEqual([]);
  expect(
    await marit.api.interviews.change({
      params,
      body: { ...body, times: [inHours(world, 90)], window: null },
    }),
  ).toMatchObject({ state: "proposed", time: null });
});
