import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("stages: one that has people in it is neither removed nor renamed, and all else is free", async () => {
  const { marit, job } = await aHiringTeam(world);
  const params = { id: job.companyId };
  const set = (...stages: string[]) => marit.api.jobs.setCompanyStages({ params, body: { stages } });
  await set("Trial day", "Case study");
  const { id } = await anApplication(world, job, { applicationState: "pipeline", stage: "trial-day" });

  const refused = await refusal(set("Case study"));
  expect(refused).toMatchObject({
    code: "STAGE_OCCUPIED",
    message: "1 person is in “Trial day”. Move them first.",
  });
  expect((await refusal(set("Trial week", "Case study"))).code).toBe("STAGE_OCCUPIED");
  const { stages } = await set("Case talk", "Trial day");
  expect(stages.map(({ name }) => name)).toEqual([
    "Screen",
    "Interview",
    "Case talk",
    "Trial day",
    "Offer",
    "Hired",
  ]);
  await marit.api.applications.move({ body: { requestId: id, stage: "offer" } });
  await set("Case talk");
});
