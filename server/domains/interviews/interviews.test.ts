import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { anInterview, inHours } from "#server/testing/interviews.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const sockets = openSockets(world);
const details = { minutes: 30, place: "Room 4" };

test("interviews: the team proposes times, the candidate chooses one, and both see it", async () => {
  const { marit, dilip, candidate, application, interview, times } = await anInterview(world);
  const params = { id: interview.id };
  const about = { params: { id: application.id } };
  expect(await candidate.api.interviews.list(about)).toMatchObject([
    { state: "proposed", times, time: null, minutes: 45, note: "With Marit and Dilip" },
  ]);
  await candidate.api.interviews.answer({ params, body: { time: times[1]! } });
  const chosen = [{ state: "confirmed", time: times[1], revision: 1 }];
  expect(await dilip.api.interviews.list(about)).toMatchObject(chosen);
  expect(await candidate.api.interviews.list(about)).toMatchObject(chosen);
  const second = marit.api.interviews.propose({
    ...about,
    body: { ...details, times: [inHours(world, 72)] },
  });
  expect(await refusal(second)).toMatchObject({ statusCode: 409 });
});

test("interviews: whom no time suits says so, and the team proposes others", async () => {
  const { marit, candidate, application, interview, times } = await anInterview(world);
  const params = { id: interview.id };
  await candidate.api.interviews.answer({ params, body: { time: null, answer: "Mornings only" } });
  const about = { params: { id: application.id } };
  expect(await marit.api.interviews.list(about)).toMatchObject([
    { state: "refused", answer: "Mornings only" },
  ]);
  const others = [inHours(world, 90), inHours(world, 80)];
  await marit.api.interviews.change({ params, body: { ...details, times: others } });
  expect(await candidate.api.interviews.list(about)).toMatchObject([
    { state: "proposed", times: others.toReversed(), answer: null, place: "Room 4", note: null },
  ]);
  const old = candidate.api.interviews.answer({ params, body: { time: times[0]! } });
  expect(await refusal(old)).toMatchObject({ statusCode: 409, code: "TIMES_CHANGED" });
});

test("interviews: a canceled one takes no answer, and the next can be proposed", async () => {
  const { marit, candidate, application, interview, times } = await anInterview(world);
  const params = { id: interview.id };
  await marit.api.interviews.cancel({ params });
  const late = candidate.api.interviews.answer({ params, body: { time: times[0]! } });
  expect(await refusal(late)).toMatchObject({ statusCode: 409, code: "CANCELED" });
  const about = { params: { id: application.id } };
  await marit.api.interviews.propose({ ...about, body: { ...details, times: [inHours(world, 30)] } });
  expect(await candidate.api.interviews.list(about)).toMatchObject([
    { state: "proposed" },
    { state: "canceled" },
  ]);
});

test("interviews: one ends with its application", async () => {
  const { candidate, application } = await anInterview(world);
  await candidate.api.applications.withdraw({ params: { id: application.id }, body: {} });
  await world.settle();
  const about = { params: { id: application.id } };
  expect(await candidate.api.interviews.list(about)).toMatchObject([{ state: "canceled" }]);
});

test("interviews: nobody is asked before they were shortlisted or after the end, for a time that is over, or without the right", async () => {
  const { marit, job } = await aHiringTeam(world);
  const waiting = await anApplication(world, job);
  const onBoard = await anApplication(world, job, { applicationState: "pipeline", stage: "screen" });
  const propose = (id: string, times: string[], { api } = marit) =>
    refusal(api.interviews.propose({ params: { id }, body: { ...details, times } }));
  expect(await propose(waiting.id, [inHours(world, 5)])).toMatchObject({ statusCode: 409 });
  const hired = await anApplication(world, job, { applicationState: "pipeline", stage: "hired" });
  expect(await propose(hired.id, [inHours(world, 5)])).toMatchObject({
    statusCode: 409,
    message: "Already hired. To meet again, move them back to an earlier stage first.",
  });
  const passed = await anApplication(world, job, { applicationState: "denied" });
  expect(await propose(passed.id, [inHours(world, 5)])).toMatchObject({
    message: "You rejected this person. To propose times, reopen the application first.",
  });
  expect(await propose(onBoard.id, [inHours(world, -1)])).toMatchObject({ statusCode: 422 });
  const many = [1, 2, 3, 4, 5, 6].map((hours) => inHours(world, hours));
  expect(await propose(onBoard.id, many)).toMatchObject({ statusCode: 422 });
  const reader = await aCompanyAdmin(world, { companyId: marit.companyId, without: ["applicants"] });
  expect(await propose(onBoard.id, [inHours(world, 5)], reader)).toMatchObject({ statusCode: 403 });
});

test("interviews: only the candidate answers, and strangers find nothing", async () => {
  const { interview, application, times } = await anInterview(world);
  const stranger = await aCandidate(world);
  const { marit: other } = await aHiringTeam(world);
  const params = { id: interview.id };
  const answer = stranger.api.interviews.answer({ params, body: { time: times[0]! } });
  expect(await refusal(answer)).toMatchObject({ statusCode: 404 });
  expect(await refusal(other.api.interviews.cancel({ params }))).toMatchObject({ statusCode: 404 });
  const about = { params: { id: application.id } };
  expect(await refusal(stranger.api.interviews.list(about))).toMatchObject({ statusCode: 404 });
});

test("interviews: each step is told: to open screens, in the conversation and by email with the time of one's own zone", async () => {
  const { marit, candidate, application, interview, times } = await anInterview(world);
  const listening = sockets.open(`/api/live?token=${marit.token}`);
  await listening.received("welcome");
  await candidate.api.accounts.updateAccount({
    params: { id: candidate.userId },
    body: { timeZone: "Asia/Tokyo", timeZoneChosen: true },
  });
  await candidate.api.interviews.answer({ params: { id: interview.id }, body: { time: times[0]! } });
  expect(await listening.received("interview.confirmed")).toMatchObject({ applicationId: application.id });
  await world.settle();
  const { notifications } = await candidate.api.notifications.list({ query: {} });
  const told = notifications.find(({ title }) => title.startsWith("Your interview is on"));
  expect(told?.title).toMatch(/GMT\+9$/);
});

test("interviews: the conversation gets a line for each step", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, job);
  await marit.api.applications.accept({ params: { id }, body: {} });
  await world.settle();
  const last = async () => {
    await world.settle();
    const { items } = await candidate.api.messaging.conversations({ query: { applicationId: id } });
    return items[0]!.lastMessage?.text;
  };
  const times = [inHours(world, 24)];
  const interview = await marit.api.interviews.propose({ params: { id }, body: { ...details, times } });
  expect(await last()).toMatch(/proposed interview times\.$/);
  const params = { id: interview.id };
  await candidate.api.interviews.answer({ params, body: { time: times[0]! } });
  expect(await last()).toMatch(/ picked Sunday, November 22, 2026 at 9:00 AM UTC for the interview\.$/);
  await candidate.api.accounts.updateAccount({
    params: { id: candidate.userId },
    body: { timeZone: "Asia/Tokyo", timeZoneChosen: true },
  });
  expect(await last()).toMatch(/ picked Sunday, November 22, 2026 at 6:00 PM GMT\+9 for the interview\.$/);
  const { messages } = await candidate.api.messaging.recentMessages({ params: { id } });
  expect(messages.at(-1)?.text).toMatch(/ at 6:00 PM GMT\+9 /);
  await marit.api.interviews.cancel({ params });
  expect(await last()).toMatch(/canceled the interview\.$/);
});

test("interviews: the team’s history has each step, with who did it and the times, and no one else reads it", async () => {
  const { marit, candidate, application, interview, times } = await anInterview(world);
  const params = { id: interview.id };
  const about = { params: { id: application.id } };
  const answer = (time: string | null) => candidate.api.interviews.answer({ params, body: { time } });
  await answer(times[0]!);
  world.moveClock(1);
  await answer(times[1]!);
  world.moveClock(1);
  await answer(null);
  world.moveClock(1);
  const others = [inHours(world, 24)];
  await marit.api.interviews.change({ params, body: { ...details, times: others } });
  world.moveClock(1);
  await answer(others[0]!);
  world.moveClock(25 * 3600);
  const steps = await marit.api.interviews.steps(about);
  expect(steps.map(({ step, time, earlierTime }) => [step, time, earlierTime])).toEqual([
    ["proposed", null, null],
    ["confirmed", times[0], null],
    ["confirmed", times[1], times[0]],
    ["refused", null, times[1]],
    ["changed", null, null],
    ["confirmed", others[0], null],
    ["held", others[0], null],
  ]);
  const { fullName } = await candidate.api.accounts.me();
  const team = "Marit Oakes";
  expect(steps.map(({ by }) => by)).toEqual([team, fullName, fullName, fullName, team, fullName, null]);
  expect((await refusal(candidate.api.interviews.steps(about))).statusCode).toBe(403);
  const stranger = await aCompanyAdmin(world);
  expect((await refusal(stranger.api.interviews.steps(about))).statusCode).toBe(404);
});

test("interviews: what a team proposes, changes and cancels is kept with who did it, without place and note", async () => {
  const { marit, dilip, application, interview } = await anInterview(world);
  const params = { id: interview.id };
  await dilip.api.interviews.change({ params, body: { ...details, times: [inHours(world, 60)] } });
  await marit.api.interviews.cancel({ params });
  const kept = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, application.id))
    .orderBy(auditLog.id);
  expect(kept.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["interview.proposed", marit.userId],
    ["interview.changed", dilip.userId],
    ["interview.canceled", marit.userId],
  ]);
  expect(JSON.stringify(kept)).not.toMatch(/Room 4|With Marit/);
});

test("interviews: one that was held is neither moved nor canceled", async () => {
  const { marit, candidate, interview, times } = await anInterview(world);
  const params = { id: interview.id };
  await candidate.api.interviews.answer({ params, body: { time: times[0]! } });
  await world.pass(25 * 3600);
  const over = { statusCode: 409, code: "INTERVIEW_OVER" };
  const moved = candidate.api.interviews.answer({ params, body: { time: times[1]! } });
  expect(await refusal(moved)).toMatchObject(over);
  expect(await refusal(candidate.api.interviews.cancel({ params }))).toMatchObject(over);
  expect(await refusal(marit.api.interviews.cancel({ params }))).toMatchObject(over);
  const body = { times: [inHours(world, 24)], minutes: 30, place: "Room 4" };
  expect(await refusal(marit.api.interviews.change({ params, body }))).toMatchObject(over);
  expect(await marit.api.interviews.list({ params: { id: interview.applicationId } })).toMatchObject([
    { state: "confirmed", time: times[0] },
  ]);
});

test("interviews: a location or a video link is enough, and of both the candidate hears both", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { id, candidate } = await anApplication(world, job, {
    applicationState: "pipeline",
    stage: "screen",
  });
  const times = [inHours(world, 24)];
  const propose = (where: { place?: string; videoLink?: string }) =>
    marit.api.interviews.propose({ params: { id }, body: { minutes: 30, times, ...where } });
  expect((await refusal(propose({}))).details).toEqual({ place: "Enter a location or a video link" });
  const { id: interviewId } = await propose({ place: "Room 4", videoLink: "https://meet.example/ada" });
  await candidate.api.interviews.answer({ params: { id: interviewId }, body: { time: times[0]! } });
  await world.settle();
  const { notifications } = await candidate.api.notifications.list({ query: {} });
  const told = notifications.find(({ title }) => title.startsWith("Your interview is on"));
  expect(told?.text).toContain("Location: Room 4. Video link: https://meet.example/ada.");
});
