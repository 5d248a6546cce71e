import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { calendarMailsTo, freeTimes, inHours, monday } from "#server/testing/interviews.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { loseInterviewer } from "./lose-interviewer.ts";

const world = openWorld();
const nine = `${monday}T09:00:00.000Z`;

/** An interview with Dilip in everyone's calendar; what follows happens before anyone is told of the step before. */
async function agreed() {
  const team = await aHiringTeam(world);
  const nadia = await aCompanyAdmin(world, { companyId: team.marit.companyId });
  const asked = await freeTimes(world, team, [{ minutes: 60, interviewerIds: [team.dilip.userId] }]);
  await asked.pick(nine);
  await world.settle();
  const [invited] = calendarMailsTo(world, team.dilip.email);
  world.mailed = [];
  const time = inHours(world, 90);
  const { marit } = team;
  return {
    ...team,
    ...asked,
    nadia,
    time,
    sequence: invited!.file.sequence,
    about: { params: { id: asked.application.id } },
    giveToNadia: () =>
      marit.api.interviews.change({
        params: asked.params,
        body: {
          times: [time],
          sessions: [{ minutes: 30, interviewerIds: [nadia.userId] }],
          place: "Room 4",
        },
      }),
  };
}
const filesTo = (email: string) => calendarMailsTo(world, email).map(({ file }) => file);

test("steps in quick succession: moving and then canceling an interview clears everyone’s calendar, the replaced interviewer’s too", async () => {
  const { marit, dilip, nadia, candidate, params, giveToNadia, sequence } = await agreed();
  await giveToNadia();
  await marit.api.interviews.cancel({ params });
  await world.settle();
  for (const { email } of [dilip, candidate]) {
    const [cleared, ...more] = filesTo(email);
    expect(cleared).toMatchObject({ method: "CANCEL", uid: params.id, start: nine });
    expect(cleared!.sequence).toBeGreaterThan(sequence);
    expect(more).toEqual([]);
  }
  expect(calendarMailsTo(world, candidate.email)[0]!.text).toContain(
    "It was planned for Monday, November 23, 2026 at 9:00 AM UTC.",
  );
  expect(world.mailed.filter(({ to }) => to === nadia.email)).toEqual([]);
});

test("steps in quick succession: when a new time is chosen at once, the replaced interviewer’s calendar is cleared and the others get the new time", async () => {
  const { dilip, nadia, candidate, params, giveToNadia, time, sequence } = await agreed();
  await giveToNadia();
  await candidate.api.interviews.answer({ params, body: { time } });
  await world.settle();
  const [cleared] = calendarMailsTo(world, dilip.email);
  expect(cleared).toMatchObject({
    subject: expect.stringMatching(/^You’re no longer interviewing /),
    file: { method: "CANCEL", start: nine, end: `${monday}T10:00:00.000Z` },
  });
  expect(cleared!.file.sequence).toBeGreaterThan(sequence);
  expect(cleared!.text).toContain("on Monday, November 23, 2026 at 9:00 AM UTC");
  for (const { email } of [nadia, candidate])
    expect(filesTo(email)).toMatchObject([{ method: "REQUEST", start: time }]);
  expect(filesTo(candidate.email)[0]!.sequence).toBeGreaterThan(sequence);
});

test("steps in quick succession: a rejection right after a move takes the interview out of the candidate’s calendar", async () => {
  const { marit, dilip, candidate, about, giveToNadia, sequence } = await agreed();
  await giveToNadia();
  await marit.api.applications.pass({ ...about, body: {} });
  await world.settle();
  const [told, ...more] = calendarMailsTo(world, candidate.email);
  expect(told).toMatchObject({
    text: expect.stringContaining("Your interview on Monday, November 23, 2026 at 9:00 AM UTC won’t"),
    file: { method: "CANCEL", start: nine },
  });
  expect(told!.file.sequence).toBeGreaterThan(sequence);
  expect(more).toEqual([]);
  expect(filesTo(dilip.email)).toMatchObject([{ method: "CANCEL", start: nine }]);
});

test("steps in quick succession: deleting an account right after a move takes the interview out of the interviewer’s calendar", async () => {
  const { dilip, candidate, giveToNadia } = await agreed();
  await giveToNadia();
  await withPassword(world, candidate);
  await candidate.api.privacy.deleteAccount({ body: { password, messages: "delete" } });
  await world.settle();
  expect(filesTo(dilip.email)).toMatchObject([{ method: "CANCEL", start: nine }]);
});

test("steps in quick succession: a time that was chosen and canceled before anyone heard of it reaches no calendar", async () => {
  const team = await aHiringTeam(world);
  const { pick, params, candidate } = await freeTimes(world, team, [
    { minutes: 60, interviewerIds: [team.dilip.userId] },
  ]);
  await pick(nine);
  await candidate.api.interviews.cancel({ params });
  await world.settle();
  for (const { email } of [team.dilip, candidate]) expect(filesTo(email)).toEqual([]);
});

test("steps in quick succession: when an interviewer leaves right after a time is chosen, everyone else still gets it", async () => {
  const team = await aHiringTeam(world);
  const { marit, dilip } = team;
  const { pick, candidate } = await freeTimes(world, team, [
    { minutes: 60, interviewerIds: [marit.userId, dilip.userId] },
  ]);
  await pick(nine);
  const { companyId } = marit;
  await world.db.transaction((tx) =>
    loseInterviewer(tx, { companyId, userId: dilip.userId, now: world.now() }),
  );
  await world.settle();
  for (const { email } of [marit, candidate])
    expect(filesTo(email)).toMatchObject([{ method: "REQUEST", start: nine }]);
});
