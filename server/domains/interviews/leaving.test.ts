import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hashPassword } from "#server/domains/accounts/passwords/passwords.ts";
import { users } from "#server/domains/accounts/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { calendarMailsTo, freeTimes, monday } from "#server/testing/interviews.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { interviewBookings } from "./tables.ts";

const world = openWorld();
const at = (clock: string) => `${monday}T${clock}:00.000Z`;
type Team = Awaited<ReturnType<typeof aHiringTeam>>;

async function takeAccess({ marit, dilip }: Team) {
  await marit.api.companies.updateMember({
    params: { id: dilip.companyAdminId },
    body: { disabled: true },
  });
  await world.pass(15);
}
const subjectsTo = (email: string) =>
  world.mailed.filter(({ to }) => to === email).map(({ subject }) => subject);

/** An interview of two people of a team whose time the candidate has picked, with all emails about it read. */
async function anAgreedInterview() {
  const team = await aHiringTeam(world);
  const both = [{ minutes: 60, interviewerIds: [team.marit.userId, team.dilip.userId] }];
  const { pick, interview, application } = await freeTimes(world, team, both);
  await pick(at("09:00"));
  await world.settle();
  world.mailed = [];
  const chooseAgain = () =>
    team.marit.api.interviews.change({
      params: { id: interview.id },
      body: { times: [at("10:00")], sessions: both, place: "Room 4" },
    });
  return { team, interview, application, chooseAgain };
}

test("an interviewer leaves: the team is told about an agreed interview, and no one is booked for it in their name", async () => {
  const { team, interview, application } = await anAgreedInterview();
  const { marit } = team;
  await takeAccess(team);
  const [now] = await marit.api.interviews.list({ params: { id: application.id } });
  expect(now).toMatchObject({ state: "confirmed", time: at("09:00") });
  expect(now!.sessions[0]!.interviewers.map(({ userId }) => userId)).toEqual([marit.userId]);
  const booked = await world.db
    .select()
    .from(interviewBookings)
    .where(eq(interviewBookings.interviewId, interview.id));
  expect(booked.map(({ userId }) => userId)).toEqual([marit.userId]);
  expect(subjectsTo(marit.email)).toEqual([expect.stringMatching(/interview needs another interviewer$/)]);
  expect(world.mailed[0]!.text).toContain("Dilip");
  expect(world.mailed[0]!.text).toContain("on Monday, November 23, 2026 at 9:00 AM UTC");
});

test("an interviewer whose account an administrator disables: the team is told, and they can’t be chosen again", async () => {
  const { team, application, chooseAgain } = await anAgreedInterview();
  const { marit, dilip } = team;
  const administrator = await anAdministrator(world);
  await administrator.api.support.setDisabled({
    params: { id: dilip.userId },
    body: { disabled: true, reason: "Reported by three people" },
  });
  await world.pass(15);
  const [now] = await marit.api.interviews.list({ params: { id: application.id } });
  expect(now!.sessions[0]!.interviewers.map(({ userId }) => userId)).toEqual([marit.userId]);
  expect(subjectsTo(marit.email)).toEqual([expect.stringMatching(/interview needs another interviewer$/)]);
  expect(subjectsTo(dilip.email)).not.toContainEqual(expect.stringMatching(/needs another interviewer$/));
  expect(await refusal(chooseAgain())).toMatchObject({ statusCode: 422 });
});

test("an interviewer leaves: someone whose access is given back at once still interviews", async () => {
  const team = await aHiringTeam(world);
  const { marit, dilip } = team;
  const { pick, application } = await freeTimes(world, team, [
    { minutes: 60, interviewerIds: [dilip.userId] },
  ]);
  await pick(at("09:00"));
  const params = { id: dilip.companyAdminId };
  for (const disabled of [true, false]) {
    await marit.api.companies.updateMember({ params, body: { disabled } });
    await world.pass(4);
  }
  await world.pass(60);
  const [now] = await marit.api.interviews.list({ params: { id: application.id } });
  expect(now!.sessions[0]!.interviewers.map(({ userId }) => userId)).toEqual([dilip.userId]);
});

test("an interviewer loses the permission to review applicants: the team hears that another is needed, and they can’t be chosen again", async () => {
  const { team, application, chooseAgain } = await anAgreedInterview();
  const { marit, dilip } = team;
  await marit.api.companies.setPermissions({
    body: { companyAdminId: dilip.companyAdminId, permissions: { applicants: false } },
  });
  await world.pass(15);
  const [now] = await marit.api.interviews.list({ params: { id: application.id } });
  expect(now!.sessions[0]!.interviewers.map(({ userId }) => userId)).toEqual([marit.userId]);
  expect(subjectsTo(marit.email)).toEqual([expect.stringMatching(/interview needs another interviewer$/)]);
  expect(world.mailed.find(({ to }) => to === marit.email)!.text).toContain("Dilip");
  // The others’ calendars stay as they are.
  expect(calendarMailsTo(world, dilip.email).map(({ file }) => file.method)).toEqual(["CANCEL"]);
  expect(calendarMailsTo(world, marit.email)).toEqual([]);
  expect(await refusal(chooseAgain())).toMatchObject({
    statusCode: 422,
    message:
      "Dilip Rao can’t review applicants, so they can’t interview. Choose someone else, or give them this permission under Team.",
    details: { sessions: expect.stringContaining("Dilip Rao") },
  });
});

test("an interviewer leaves: their hours are no longer offered, and do not keep the others’ from being offered", async () => {
  const team = await aHiringTeam(world);
  const { marit, dilip } = team;
  const hours = [{ day: 1, from: "15:00", to: "16:00" }];
  await dilip.api.interviews.setCalendar({ body: { timeZone: "UTC", hours, timeOff: [] } });
  const alone = await freeTimes(world, team, [{ minutes: 60, interviewerIds: [dilip.userId] }]);
  const both = [{ minutes: 60, interviewerIds: [marit.userId, dilip.userId] }];
  const panel = await freeTimes(world, team, both);
  expect([await alone.slots(), await panel.slots()]).toEqual([[at("15:00")], [at("15:00")]]);
  await takeAccess(team);
  expect(await alone.slots()).toEqual([]);
  expect((await panel.slots())[0]).toBe(at("09:00"));
  expect(subjectsTo(marit.email).filter((each) => each.endsWith("needs another interviewer"))).toHaveLength(
    2,
  );
});

test("a candidate deletes their account: the interviewers’ calendars are cleared without a name, and the team hears that the application ended", async () => {
  const team = await aHiringTeam(world);
  const { marit, dilip } = team;
  const { pick, candidate } = await freeTimes(world, team, [{ minutes: 60, interviewerIds: [dilip.userId] }]);
  await pick(at("09:00"));
  await world.settle();
  const [invited] = calendarMailsTo(world, dilip.email);
  world.mailed = [];
  const password = "harbor lights at dawn 7";
  const passwordHash = await hashPassword(password);
  await world.db.update(users).set({ passwordHash }).where(eq(users.id, candidate.userId));
  await candidate.api.privacy.deleteAccount({ body: { password, messages: "delete" } });
  await world.settle();
  const cleared = calendarMailsTo(world, dilip.email);
  expect(cleared).toMatchObject([
    {
      subject: expect.stringMatching(/^Your interview for .* is canceled$/),
      file: { method: "CANCEL", uid: invited!.file.uid, start: at("09:00") },
    },
  ]);
  expect(cleared[0]!.file.sequence).toBeGreaterThan(invited!.file.sequence);
  expect(cleared[0]!.file.summary).toMatch(/^Interview: Job \d+$/);
  expect(subjectsTo(marit.email)).toEqual(["Application withdrawn"]);
});
