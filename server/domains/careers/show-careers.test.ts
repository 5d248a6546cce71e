import { expect, test } from "vitest";
import { aJob } from "#server/testing/jobs.ts";
import { aCompany } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("careers page: every open job is counted and reached, page by page, and can be narrowed", async () => {
  const { id: companyId, slug } = await aCompany(world);
  for (let at = 0; at < 103; at += 1)
    await aJob(world, { companyId, jobTitle: `Nurse ${at}`, department: at < 2 ? null : "Care" });
  await aJob(world, { companyId, jobTitle: "Far cook", locations: [], remote: true, department: "Kitchen" });
  const show = (query: object) => world.client().careers.show({ params: { slug }, query });
  const first = await show({});
  expect(first).toMatchObject({
    open: 104,
    fitting: 104,
    pages: 2,
    departments: ["Care", "Kitchen"],
    places: ["Bristol, United Kingdom", "Remote"],
  });
  const second = await show({ page: 2 });
  expect(new Set([...first.jobs, ...second.jobs].map(({ id }) => id)).size).toBe(104);
  expect((await show({ department: "Care" })).fitting).toBe(101);
  expect((await show({ place: "Remote" })).jobs.map(({ jobTitle }) => jobTitle)).toEqual(["Far cook"]);
  expect((await show({ q: "nurse 10" })).fitting).toBe(4);
});
