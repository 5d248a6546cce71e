import { expect, test } from "vitest";
import { anEmployeeInvite } from "#server/testing/employees.ts";
import { aCompany, aCompanyAdmin, aPerson } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { employeeInvites, employments } from "./tables.ts";
import { employeeTasks } from "./tasks.ts";

const world = openWorld();
const days = (count: number) => count * 86_400;

test("employees: invitations that are over and companies nobody confirmed are forgotten after 30 days", async () => {
  await fromStart(employeeTasks.forgetUnanswered)(world.db, world.now());
  const admin = await aCompanyAdmin(world);
  await anEmployeeInvite(admin);
  await aCompany(world, { companyEmailDomain: "moor.example" });
  const person = await aPerson(world);
  await person.api.employees.signUp({
    body: { companyEmail: "ann@moor.example", hiringManager: "head@moor.example" },
  });
  const left = async () => [await world.db.$count(employeeInvites), await world.db.$count(employments)];
  await world.pass(days(29));
  expect(await left()).toEqual([1, 1]);
  await world.pass(days(2));
  expect(await left()).toEqual([1, 0]);
  await world.pass(days(15));
  expect(await left()).toEqual([0, 0]);
});
