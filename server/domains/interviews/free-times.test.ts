import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { freeMonday, freeTimes, inHours, monday } from "#server/testing/interviews.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { interviewBookings, interviews } from "./tables.ts";

const world = openWorld();
const at = (clock: string) => `${monday}T${clock}:00.000Z`;

test("free times: of fifty candidates who pick one time at once, one has it", async () => {
  const team = await aHiringTeam(world);
  const both = [{ minutes: 30, interviewerIds: [team.marit.userId, team.dilip.userId] }];
  const offers = [];
  for (let nth = 0; nth < 50; nth++) offers.push(await freeTimes(world, team, both));
  const picked = await Promise.allSettled(offers.map(({ pick }) => pick(at("10:00"))));
  expect(picked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const codes = picked.flatMap((each) => (each.status === "rejected" ? [each.reason.error.code] : []));
  expect(new Set(codes)).toEqual(new Set(["SLOT_TAKEN"]));
  const booked = await world.db.select().from(interviewBookings);
  expect(booked.map(({ userId }) => userId).toSorted()).toEqual(
    [team.marit.userId, team.dilip.userId].toSorted(),
  );
  const late = picked.findIndex(({ status }) => status === "rejected");
  expect(await offers[late]!.slots()).not.toContain(at("10:00"));
}, 60_000);

test("free times: the database itself refuses to book one person twice at once", async () => {
  const team = await aHiringTeam(world);
  const { interview } = await freeTimes(world, team, [{ minutes: 30, interviewerIds: [team.marit.userId] }]);
  const booking = { interviewId: interview.id, userId: team.marit.userId };
  const span = (from: string, to: string) => ({ startsAt: new Date(at(from)), endsAt: new Date(at(to)) });
  await world.db.insert(interviewBookings).values({ ...booking, session: 0, ...span("09:00", "10:00") });
  await world.db.insert(interviewBookings).values({ ...booking, session: 1, ...span("10:00", "11:00") });
  const twice = world.db
    .insert(interviewBookings)
    .values({ ...booking, session: 2, ...span("10:30", "11:30") });
  await expect(twice).rejects.toMatchObject({ cause: { constraint: "interview_bookings_apart" } });
});

test("free times: in a sequence each interviewer is booked for their own part", async () => {
  const team = await aHiringTeam(world);
  const { marit, dilip } = team;
  const sequence = [
    { title: "Team", minutes: 45, interviewerIds: [marit.userId] },
    { title: "Code", minutes: 60, interviewerIds: [dilip.userId] },
  ];
  const { pick, params, interview } = await freeTimes(world, team, sequence);
  expect(interview).toMatchObject({
    minutes: 105,
    sessions: [{ title: "Team", interviewers: [{ fullName: "Marit Oakes" }] }, {}],
  });
  await pick(at("13:00"));
  const booked = await world.db
    .select()
    .from(interviewBookings)
    .where(eq(interviewBookings.interviewId, params.id));
  expect(
    booked.map(({ userId, startsAt, endsAt }) => [userId, startsAt.toISOString(), endsAt.toISOString()]),
  ).toEqual([
    [marit.userId, at("13:00"), at("13:45")],
    [dilip.userId, at("13:45"), at("14:45")],
  ]);
  const agreed = { id: params.id, time: at("13:00") };
  const listed = { mine: true, candidateName: expect.any(String), interview: agreed };
  const page = (skip: number) => dilip.api.interviews.upcoming({ query: { skip, limit: 1 } });
  expect(await page(0)).toMatchObject({ interviews: [listed], total: 1 });
  expect(await page(1)).toEqual({ interviews: [], total: 1 });
  const { text } = await dilip.api.interviews.calendarFile({ params });
  expect(text).toContain("DTSTART:20261123T134500Z");
});

test("free times: working hours and days off of each are kept, in their own zone", async () => {
  const team = await aHiringTeam(world);
  const { marit, dilip } = team;
  const hours = [{ day: 1, from: "09:00", to: "11:00" }];
  await marit.api.interviews.setCalendar({ body: { timeZone: "America/New_York", hours, timeOff: [] } });
  const sessions = [{ minutes: 60, interviewerIds: [marit.userId, dilip.userId] }];
  const { slots, interview } = await freeTimes(world, team, sessions);
  expect(interview.timeZone).toBe("America/New_York");
  expect(await slots()).toEqual([at("14:00"), at("14:30"), at("15:00")]);
  const timeOff = [{ from: monday, to: monday }];
  await dilip.api.interviews.setCalendar({ body: { timeZone: "UTC", hours, timeOff } });
  expect(await slots()).toEqual([]);
  const onBoard = await anApplication(world, team.job, { applicationState: "pipeline", stage: "interview" });
  const none = marit.api.interviews.propose({
    params: { id: onBoard.id },
    body: { window: freeMonday, sessions, place: "Room 4" },
  });
  expect(await refusal(none)).toMatchObject({
    statusCode: 422,
    code: "NO_SLOTS",
    details: { window: expect.any(String) },
  });
});

test("free times: the candidate moves to another time and cancels, and interviewers are free again", async () => {
  const team = await aHiringTeam(world);
  const one = [{ minutes: 60, interviewerIds: [team.marit.userId] }];
  const first = await freeTimes(world, team, one);
  await first.pick(at("09:00"));
  const moved = await first.pick(at("09:30"));
  expect(moved).toMatchObject({ state: "confirmed", time: at("09:30"), revision: 2 });
  const second = await freeTimes(world, team, one);
  expect((await second.slots())[0]).toBe(at("10:30"));
  expect(await refusal(second.pick(at("09:30")))).toMatchObject({ code: "SLOT_TAKEN" });
  expect(await refusal(second.pick(inHours(world, 1)))).toMatchObject({ code: "SLOT_TOO_SOON" });
  const gone = await first.candidate.api.interviews.cancel({ params: first.params });
  expect(gone).toMatchObject({ state: "canceled", canceledBy: "candidate" });
  expect((await second.slots())[0]).toBe(at("09:00"));
  await world.settle();
  const { notifications } = await team.marit.api.notifications.list({ query: {} });
  expect(notifications[0]!.title).toMatch(/canceled the interview$/);
});

test("free times: times the team chose itself are refused where an interviewer is booked, also by then", async () => {
  const team = await aHiringTeam(world);
  const sessions = [{ minutes: 60, interviewerIds: [team.dilip.userId] }];
  const { pick } = await freeTimes(world, team, sessions);
  const other = await anApplication(world, team.job, { applicationState: "pipeline", stage: "interview" });
  const { id } = await team.marit.api.interviews.propose({
    params: { id: other.id },
    body: { times: [at("12:30"), inHours(world, 90)], sessions, place: "Room 4" },
  });
  await pick(at("12:00"));
  const propose = (times: string[]) =>
    team.marit.api.interviews.change({ params: { id }, body: { times, sessions, place: "Room 4" } });
  const refused = await refusal(propose([inHours(world, 90), at("12:45")]));
  expect(refused).toMatchObject({ statusCode: 422, code: "BOOKED" });
  expect(refused.details!.times).toMatch(/^Dilip \w+ already has an interview on Monday, .* at 12:00 PM/);
  const take = (time: string) => other.candidate.api.interviews.answer({ params: { id }, body: { time } });
  expect(await refusal(take(at("12:30")))).toMatchObject({ code: "SLOT_TAKEN" });
  expect(await take(inHours(world, 90))).toMatchObject({ state: "confirmed" });
});

test("free times: after the interview its interviewers are asked for scorecards", async () => {
  const team = await aHiringTeam(world);
  const sessions = [{ minutes: 60, interviewerIds: [team.dilip.userId] }];
  const { pick, application } = await freeTimes(world, team, sessions);
  await pick(at("11:00"));
  const asked = async () => {
    const { stages } = await team.marit.api.scorecards.list({ params: { id: application.id } });
    return stages.find(({ kit }) => kit.stage === "interview")!.asked.map(({ userId }) => userId);
  };
  const until = (clock: string) => (Date.parse(at(clock)) - world.now().getTime()) / 1000;
  await world.pass(until("11:59"));
  expect(await asked()).toEqual([]);
  await world.pass(until("12:00"));
  expect(await asked()).toEqual([team.dilip.userId]);
  const [kept] = await world.db.select().from(interviews).where(eq(interviews.applicationId, application.id));
  expect(kept).toMatchObject({ wallTime: `${monday}T11:00`, timeZone: "UTC" });
});
