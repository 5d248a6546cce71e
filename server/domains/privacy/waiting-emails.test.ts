import { expect, test } from "vitest";
import { notificationTasks } from "#server/domains/notifications/tasks.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { calendarMailsTo, freeTimes, monday } from "#server/testing/interviews.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { aCandidate } from "#server/testing/people.ts";
import { outbox } from "#server/outside/mail/tables.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { tasks } from "#server/tasks/tables.ts";
import { escapeHtml } from "#server/texts/safe-html.ts";
import { htmlWithoutName, withoutName } from "#server/texts/without-name.ts";
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
      await enqueue(tx, notificationTasks.email, { data: { ...data, userId, names: [person.userId] }, at });
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

test("an account is deleted: emails that don’t name the person stay as they are, whatever the person is called", async () => {
  const { marit, job } = await aHiringTeam(world);
  const ann = await aCandidate(world, { fullName: "Ann Eel" });
  await anApplication(world, job, { candidate: ann });
  await world.settle();
  const one = await anApplication(world, (await aHiringTeam(world)).job);
  world.mailed = [];
  await whileMailWaits(() => one.candidate.api.applications.withdraw({ params: { id: one.id }, body: {} }));
  const at = new Date(world.now().getTime() + 86_400_000);
  const data = { userId: marit.userId, category: "messages", action: "Open" } as const;
  const names = [ann.userId];
  const said = { title: "New message from Ann Eel", text: "See you there", url: "/hire" };
  const conversation = { applicationId: one.id, latest: "See you there" };
  await world.db.transaction((tx) =>
    enqueue(tx, notificationTasks.email, { data: { ...data, ...said, names, conversation }, at }),
  );
  const mallory = await withPassword(world, await aCandidate(world));
  await mallory.api.accounts.updateAccount({ params: { id: mallory.userId }, body: { fullName: "e" } });
  const words = async () => {
    const emails = await world.db.select().from(outbox).orderBy(outbox.id);
    const kept = emails.map(({ subject, text, html, calendar }) => ({ subject, text, html, calendar }));
    return { kept, waiting: await world.db.select({ data: tasks.data }).from(tasks) };
  };
  const before = await words();
  expect(before.kept.length).toBeGreaterThan(2);
  await mallory.api.privacy.deleteAccount({ body: { password, messages: "delete" } });
  const after = await words();
  expect(after.kept).toEqual(before.kept);
  expect(after.waiting).toEqual(expect.arrayContaining(before.waiting));
});

test("emails waiting when an account is deleted: only the whole name is taken out", () => {
  const jo = { fullName: "Jo Li", email: "jo@li.example" };
  expect(withoutName("Jo Lind and Jo Li, banjo@li.example", jo)).toBe(
    "Jo Lind and Deleted user, banjo@li.example",
  );
  const html = '<p class="a">a, jo@li.example</p>';
  expect(htmlWithoutName(html, { ...jo, fullName: "a" }, escapeHtml)).toBe(
    '<p class="a">Deleted user, Deleted user</p>',
  );
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
