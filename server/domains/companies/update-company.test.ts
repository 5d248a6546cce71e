import { expect, test } from "vitest";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("companies: a value needs a name, and one without words is dropped", async () => {
  const { api, companyId } = await aCompanyAdmin(world);
  const update = (values: { title: string; description: string }[]) =>
    api.companies.update({ params: { id: companyId }, body: { values } });
  const unnamed = await refusal(update([{ title: " ", description: "We listen" }]));
  expect(unnamed).toMatchObject({ statusCode: 422, details: { "values.0.title": "Name this value" } });
  const calm = { title: "Calm", description: "" };
  expect((await update([{ title: "", description: "" }, calm])).values).toEqual([calm]);
});
