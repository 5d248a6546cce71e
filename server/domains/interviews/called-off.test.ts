import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { anInterview, calendarMailsTo, freeTimes, monday } from "#server/testing/interviews.ts";
import { openWorld } from "#server/testing/world.ts";
import { interviewBookings } from "./tables.ts";

const world = openWorld();
const nine = `${monday}T09:00:00.000Z`;
const heldFor = "shortlisted_tab_pass" as const;

/** A confirmed interview, in the calendars of its candidate and Dilip; earlier emails are cleared. */
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

test("canceled with the decision: a rejection cancels the interview at once, and the candidate is told once", async () => {
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

test("canceled with the decision: while a rejection can be undone, the interview stays, and undo leaves it as it was", async () => {
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

test("canceled with the decision: rejecting many applicants at once cancels their interviews too", async () => {
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

test("canceled with the decision: someone who is hired is no longer asked to choose a time", async () => {
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

test("canceled with the decision: withdrawing removes the interview from the candidate’s calendar, and the team is told only about the withdrawal", async () => {
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

test("canceled with the decision: an interviewer who cancels gets it removed from their own calendar too", async () => {
  const { dilip, candidate, params } = await confirmed();
  await dilip.api.interviews.cancel({ params });
  await world.settle();
  expect(calendarMailsTo(world, candidate.email)).toMatchObject([
    { text: expect.stringContaining("It was planned for Monday, November 23, 2026 at 9:00 AM UTC.") },
  ]);
  expect(calendarMailsTo(world, dilip.email)).toMatchObject([{ file: { method: "CANCEL", start: nine } }]);
});

test("canceled with the decision: an interviewer who has left the team is told nothing more about the candidate", async () => {
  const { marit, dilip, about } = await confirmed();
  const { companyAdminId: id } = dilip;
  await marit.api.companies.updateMember({ params: { id }, body: { disabled: true } });
  await world.settle();
  world.mailed = [];
  await marit.api.applications.pass({ ...about, body: {} });
  await world.settle();
  expect(calendarMailsTo(world, dilip.email)).toEqual([]);
});

test("canceled with the decision: an interview that has taken place stays as it was, whatever is decided afterward", async () => {
  const { marit, about, interviewNow } = await confirmed();
  await world.pass(3 * 24 * 3600);
  const before = await interviewNow();
  await marit.api.applications.pass({ ...about, body: {} });
  await world.settle();
  expect(await interviewNow()).toEqual(before);
});
