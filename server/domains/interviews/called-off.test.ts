import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { anInterview, calendarMailsTo, freeTimes, monday } from "#server/testing/interviews.ts";
import { openWorld } from "#server/testing/world.ts";
import { interviewBookings } from "./tables.ts";

const world = openWorld();
const nine = `${monday}T09:00:00.000Z`;
const heldFor = "shortlisted_tab_pass" as const;

/** An interview that stands in the calendars of its candidate and of Dilip; what was mailed until then is forgotten. */
async function confirmed() {
  const team = await aHiringTeam(world);
  const asked = await freeTimes(world, team, [{ minutes: 60, interviewerIds: [team.dilip.userId] }]);
  await asked.pick(nine);
  await world.settle();
  world.mailed = [];
  const { application, candidate, interview } = asked;
  const about = { params: { id: application.id } };
  return {
    ...team,
    ...asked,
    about,
    mailsTo: (email: string) => world.mailed.filter(({ to }) => to === email),
    interviewNow: async () => (await candidate.api.interviews.list(about))[0]!,
    booked: () => world.db.$count(interviewBookings, eq(interviewBookings.interviewId, interview.id)),
  };
}

test("called off: a rejection cancels the interview at once, and tells the candidate once", async () => {
  const { marit, dilip, candidate, about, mailsTo, interviewNow, booked } = await confirmed();
  await marit.api.applications.pass({ ...about, body: {} });
  expect(await interviewNow()).toMatchObject({ state: "canceled", canceledBy: null });
  expect(await booked()).toBe(0);
  await world.settle();
  expect(mailsTo(candidate.email)).toHaveLength(1);
  const [toCandidate] = calendarMailsTo(world, candidate.email);
  expect(toCandidate!.text).toContain(
    "Your interview on Monday, November 23, 2026 at 9:00 AM UTC won’t take place.",
  );
  expect(toCandidate!.file).toMatchObject({ method: "CANCEL", status: "CANCELLED", start: nine });
  expect(calendarMailsTo(world, dilip.email)).toMatchObject([{ file: { method: "CANCEL", start: nine } }]);
});

test("called off: while a rejection can be undone the interview stands, and undo leaves it as it was", async () => {
  const { marit, about, interviewNow, booked } = await confirmed();
  const before = await interviewNow();
  const pass = () => marit.api.applications.pass({ ...about, body: { undoKind: heldFor, place: 0 } });
  await pass();
  await world.pass(5);
  expect([await interviewNow(), await booked()]).toEqual([before, 1]);
  await marit.api.applications.undo(about);
  await world.pass(60);
  expect([await interviewNow(), await booked(), world.mailed]).toEqual([before, 1, []]);
  await pass();
  await world.pass(60);
  expect(await interviewNow()).toMatchObject({ state: "canceled", canceledBy: null });
  expect(await booked()).toBe(0);
});

test("called off: so it is when many are rejected together", async () => {
  const { marit, candidate, application, interviewNow, mailsTo } = await confirmed();
  const { id } = await marit.api.applications.startBatch({
    body: { move: "pass", message: "Thank you for your time." },
  });
  await marit.api.applications.moveBatch({ params: { id }, body: { requestIds: [application.id] } });
  await world.pass(60);
  expect(await interviewNow()).toMatchObject({ state: "canceled" });
  expect(mailsTo(candidate.email).map(({ text }) => text)).toEqual([
    expect.stringMatching(/Thank you for your time\.[^]*Your interview on .* won’t take place\./),
  ]);
});

test("called off: whoever is hired is asked for no time any more", async () => {
  const { marit, candidate, application, interview } = await anInterview(world);
  await world.settle();
  world.mailed = [];
  const about = { params: { id: application.id } };
  await marit.api.applications.hire({ ...about, body: {} });
  expect(await candidate.api.interviews.list(about)).toMatchObject([{ id: interview.id, state: "canceled" }]);
  await world.settle();
  const mails = world.mailed.filter(({ to }) => to === candidate.email);
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining("The interview that was being arranged won’t take place."),
  ]);
});

test("called off: whoever withdraws has it out of their calendar, and the team hears of the withdrawal alone", async () => {
  const { marit, dilip, candidate, about, mailsTo, interviewNow } = await confirmed();
  await candidate.api.applications.withdraw({ ...about, body: {} });
  expect(await interviewNow()).toMatchObject({ state: "canceled", canceledBy: "candidate" });
  await world.settle();
  expect(calendarMailsTo(world, candidate.email)).toMatchObject([
    { text: expect.stringContaining("You withdrew your application for"), file: { method: "CANCEL" } },
  ]);
  expect(calendarMailsTo(world, dilip.email)).toMatchObject([{ file: { method: "CANCEL" } }]);
  expect(mailsTo(marit.email).map(({ subject }) => subject)).toEqual(["Application withdrawn"]);
});

test("called off: an interviewer who cancels it has it out of their own calendar too", async () => {
  const { dilip, candidate, params } = await confirmed();
  await dilip.api.interviews.cancel({ params });
  await world.settle();
  expect(calendarMailsTo(world, candidate.email)).toMatchObject([
    { text: expect.stringContaining("It was planned for Monday, November 23, 2026 at 9:00 AM UTC.") },
  ]);
  expect(calendarMailsTo(world, dilip.email)).toMatchObject([{ file: { method: "CANCEL", start: nine } }]);
});

test("called off: an interviewer who is no longer on the team hears nothing more of the candidate", async () => {
  const { marit, dilip, about } = await confirmed();
  const { companyAdminId: id } = dilip;
  await marit.api.accounts.updateCompanyAdmin({ params: { id }, body: { disabled: true } });
  await world.settle();
  world.mailed = [];
  await marit.api.applications.pass({ ...about, body: {} });
  await world.settle();
  expect(calendarMailsTo(world, dilip.email)).toEqual([]);
});

test("called off: an interview that was held stays as it was, whatever is decided after it", async () => {
  const { marit, about, interviewNow } = await confirmed();
  await world.pass(3 * 24 * 3600);
  const before = await interviewNow();
  await marit.api.applications.pass({ ...about, body: {} });
  await world.settle();
  expect(await interviewNow()).toEqual(before);
});
