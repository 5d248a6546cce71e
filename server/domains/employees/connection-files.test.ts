import { expect, test } from "vitest";
import { anEmployee } from "#server/testing/people.ts";
import { aConnection } from "#server/testing/employees.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const listOf = (...people: string[]) => ["First Name,Last Name,URL,Company,Position", ...people].join("\n");
const fileName = "Connections.csv";

test("connections: a list that was opened in Excel before keeps its names", async () => {
  const { api } = await anEmployee(world);
  const list = listOf("Zoë,Müller,https://www.linkedin.com/in/zoe,Moor,Ranger");
  const file = new Blob([Uint8Array.from(Buffer.from(list, "latin1"))]);
  await api.connections.connect({ file, fileName });
  const { connections } = await api.connections.list({ query: {} });
  expect(connections.map(({ fullName }) => fullName)).toEqual(["Zoë Müller"]);
});

test("connections: a file that names no one with a profile is refused, and what is known stays", async () => {
  const employee = await anEmployee(world);
  const { fullName } = await aConnection(employee);
  const file = new Blob([listOf("Bo,Acker,,Mill,Ranger")]);
  expect(await refusal(employee.api.connections.connect({ file, fileName }))).toMatchObject({
    code: "NO_CONNECTIONS",
    details: { file: expect.stringContaining("stay as they are") },
  });
  const { connections } = await employee.api.connections.list({ query: {} });
  expect(connections.map((each) => each.fullName)).toEqual([fullName]);
});
