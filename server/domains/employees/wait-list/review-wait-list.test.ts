import { expect, test } from "vitest";
import { lastEmailTo } from "#server/testing/emails.ts";
import { anEmployeeWaiting } from "#server/testing/employees.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("waitlist of employees: of two who approve at the same moment one asks the hiring manager", async () => {
  const first = await anEmployeeWaiting(world);
  const second = await anEmployeeWaiting(world, first.domain);
  const { decide } = (await anAdministrator(world)).api.employeeWaitLists;
  await Promise.all(
    [first, second].map(({ id }) => decide({ params: { id }, body: { status: "approved" } })),
  );
  await world.settle();
  expect(world.mailed.filter(({ to }) => to === first.hiringManager)).toHaveLength(1);
});

test("waitlist of employees: nobody’s hiring manager is asked in the name of a disabled account, which is marked", async () => {
  const { id, userId, hiringManager } = await anEmployeeWaiting(world);
  const { api } = await anAdministrator(world);
  await api.support.setDisabled({
    params: { id: userId },
    body: { disabled: true, reason: "They write to strangers in others’ names." },
  });
  const { decide, list } = api.employeeWaitLists;
  expect((await list()).find((entry) => entry.id === id)).toMatchObject({ disabled: true });
  expect(await refusal(decide({ params: { id }, body: { status: "approved" } }))).toMatchObject({
    statusCode: 409,
    code: "ACCOUNT_DISABLED",
  });
  expect(await lastEmailTo(world, hiringManager)).toBeUndefined();
  expect(await decide({ params: { id }, body: { status: "rejected", reason: "No" } })).toMatchObject({
    state: "rejected",
  });
});
