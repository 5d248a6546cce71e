import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { openWorld } from "#server/testing/world.ts";
import { uploadMonths } from "../tables.ts";

const world = openWorld();

test("upload: of 50 who race for the last person of the month, one gets in", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { companyId } = job;
  await world.db.insert(uploadMonths).values({ companyId, month: "2026-11", people: 199 });
  const urls = await Promise.all(
    Array.from({ length: 50 }, async (_, nth) => {
      const file = new Blob([`Name,Email\nRacer ${nth},racer${nth}@people.example`]);
      const { url } = await marit.api.files.upload({ file, fileName: "one.csv", body: { folder: "leads" } });
      return url;
    }),
  );
  const raced = await Promise.allSettled(
    urls.map((url) =>
      marit.api.importedPeople.upload({ params: { id: companyId }, body: { url, jobId: job.id } }),
    ),
  );
  expect(raced.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await marit.api.leads.list()).leads).toHaveLength(1);
});
