import { expect, test } from "vitest";
import { notificationTasks } from "#server/domains/notifications/tasks.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { calendarMailsTo, freeTimes, monday } from "#server/testing/interviews.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { aCandidate } from "#server/testing/people.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

/** While the mail server does not answer, emails wait. */
async function whileMailWaits(act: () => Promise<unknown>) {
  const { mail } = world.dependencies.outside;
  const { send } = mail;
  mail.send = () => Promise.reject(new Error("The mail server does not answer"));
  await act();
  await world.settle();
  mail.send = send;
  expect(world.mailed).toEqual([]);
}
async function leaves({ api }: Awaited<ReturnType<typeof aCandidate>>) {
  await api.privacy.deleteAccount({ body: { password, messages: "delete" } });
  await world.pass(3600);
}

test("emails waiting when an account is deleted: those to the person are dropped, those to the team go out without the name", async () => {
  const { marit, dilip, job } = await aHiringTeam(world);
  const fullName = "Wilhelmina O'Quackenbush";
  const person = await withPassword(world, await aCandidate(world, { fullName, email: "wil@quack.example" }));
  const application = await anApplication(world, job, { candidate: person });
  world.mailed = [];
  await whileMailWaits(() => person.api.applications.withdraw({ params: { id: application.id }, body: {} }));
  const data = {
    category: "applications",
    title: `${fullName} chose Monday`,
    text: `${fullName} would like to talk.`,
    url: "/hire",
    action: "Open",
  } as const;
  const at = new Date(world.now().getTime() + 60_000);
  await world.db.transaction(async (tx) => {
    for (const { userId } of [person, dilip])
      await enqueue(tx, notificationTasks.email, { data: { ...data, userId }, at });
  });
  await leaves(person);
  expect(world.mailed.filter(({ to }) => ![marit.email, dilip.email].includes(to))).toEqual([]);
  expect(JSON.stringify(world.mailed)).not.toMatch(/Quackenbush|Wilhelmina|quack\.example/);
  const toMarit = world.mailed.filter(({ to }) => to === marit.email);
  expect(toMarit.map(({ subject }) => subject)).toContain("Application withdrawn");
  expect(toMarit[0]!.text).toContain("Deleted user withdrew their application");
  expect(toMarit[0]!.html).toContain("Deleted user withdrew their application");
  expect(world.mailed.map(({ subject }) => subject)).toContain("Deleted user chose Monday");
});

test("emails waiting when an account is deleted: a calendar invitation doesn’t carry the name", async () => {
  const team = await aHiringTeam(world);
  const { candidate, pick } = await freeTimes(world, team, [
    { minutes: 60, interviewerIds: [team.dilip.userId] },
  ]);
  await withPassword(world, candidate);
  await world.settle();
  world.mailed = [];
  await whileMailWaits(() => pick(`${monday}T09:00:00.000Z`));
  const { user } = await world.client().accounts.login({ body: { email: candidate.email, password } });
  await leaves(candidate);
  const files = calendarMailsTo(world, team.dilip.email).map(({ file }) => file);
  expect(files.map(({ method }) => method).toSorted()).toEqual(["CANCEL", "REQUEST"]);
  expect(JSON.stringify(world.mailed)).not.toContain(user.fullName);
});
