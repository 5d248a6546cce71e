import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { instantWords } from "#shared/times/instant-words.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { calendarMailsTo, freeTimes, monday, readCalendarFile } from "#server/testing/interviews.ts";
import { openWorld } from "#server/testing/world.ts";
import { keepWallTimes } from "./keep-wall-times.ts";
import { interviews } from "./tables.ts";

const world = openWorld();
const nine = `${monday}T09:00:00.000Z`;

const mailsTo = (email: string) => calendarMailsTo(world, email);

test("interviews: database, API, email, calendar file and screen show the same time", async () => {
  const team = await aHiringTeam(world);
  const hours = [{ day: 1, from: "09:00", to: "17:00" }];
  await team.dilip.api.interviews.setCalendar({ body: { timeZone: "UTC", hours, timeOff: [] } });
  const { pick, params, candidate, interview, application } = await freeTimes(world, team, [
    { minutes: 60, interviewerIds: [team.dilip.userId] },
  ]);
  const inZone = (person: typeof candidate | typeof team.dilip, timeZone: string) =>
    person.api.accounts.updateAccount({
      params: { id: person.userId },
      body: { timeZone, timeZoneChosen: true },
    });
  await inZone(candidate, "Asia/Kolkata");
  await inZone(team.dilip, "America/St_Johns");
  const shown = await pick(nine);
  await world.settle();
  const [row] = await world.db.select().from(interviews).where(eq(interviews.id, interview.id));
  expect([shown.time, row!.time!.toISOString()]).toEqual([nine, nine]);
  expect(row).toMatchObject({ timeZone: "UTC", wallTime: `${monday}T09:00` });
  const [toCandidate] = mailsTo(candidate.email);
  expect(toCandidate!.text).toContain(instantWords(nine, "Asia/Kolkata"));
  expect(toCandidate!.text).toContain("2:30 PM GMT+5:30");
  const [toDilip] = mailsTo(team.dilip.email);
  expect(toDilip!.text).toContain(instantWords(nine, "America/St_Johns"));
  const file = {
    uid: interview.id,
    start: nine,
    end: `${monday}T10:00:00.000Z`,
    status: "CONFIRMED",
    location: "https://meet.example/kestrel",
  };
  expect(toCandidate!.file).toMatchObject({
    ...file,
    method: "REQUEST",
    attendees: [`MAILTO:${candidate.email}`],
  });
  expect(toDilip!.file).toMatchObject({ ...file, attendees: [`MAILTO:${team.dilip.email}`] });
  const downloaded = await candidate.api.interviews.calendarFile({ params });
  expect(readCalendarFile(downloaded.text)).toMatchObject({ ...file, method: "PUBLISH", attendees: [] });
  const [listed] = await team.marit.api.interviews.list({ params: { id: application.id } });
  expect(listed!.time).toBe(nine);
});

test("interviews: calendars know each version by one id and a rising number, the last one as canceled", async () => {
  const team = await aHiringTeam(world);
  const { pick, params, candidate, interview } = await freeTimes(world, team, [
    { minutes: 60, interviewerIds: [team.dilip.userId] },
  ]);
  await pick(nine);
  await world.settle();
  await pick(`${monday}T12:00:00.000Z`);
  await world.settle();
  await team.marit.api.interviews.cancel({ params });
  await world.settle();
  for (const email of [candidate.email, team.dilip.email]) {
    const files = mailsTo(email)
      .map(({ file }) => file)
      .filter(({ uid }) => uid === interview.id);
    expect(files.map(({ method, sequence, status }) => [method, sequence, status])).toEqual([
      ["REQUEST", 1, "CONFIRMED"],
      ["REQUEST", 2, "CONFIRMED"],
      ["CANCEL", 3, "CANCELLED"],
    ]);
  }
});

test("interviews: when a zone gets other rules, what the clocks show stays and the instant follows", async () => {
  const team = await aHiringTeam(world);
  const { pick, interview, candidate, params } = await freeTimes(world, team, [
    { minutes: 60, interviewerIds: [team.dilip.userId] },
  ]);
  await pick(nine);
  // As if it had been agreed while the zone was an hour ahead of what its rules say now.
  await world.db
    .update(interviews)
    .set({ timeZone: "Europe/Oslo", wallTime: `${monday}T09:00` })
    .where(eq(interviews.id, interview.id));
  await keepWallTimes(world.db, world.now());
  const [moved] = await candidate.api.interviews.list({ params: { id: interview.applicationId } });
  expect(moved).toMatchObject({ time: `${monday}T08:00:00.000Z`, wallTime: `${monday}T09:00`, revision: 2 });
  await keepWallTimes(world.db, world.now());
  expect(await candidate.api.interviews.calendarFile({ params })).toMatchObject({
    text: expect.stringContaining("DTSTART:20261123T080000Z"),
  });
});
