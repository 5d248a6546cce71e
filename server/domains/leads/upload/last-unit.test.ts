import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { huntMs, raceOften, racers } from "#server/testing/how-often.ts";
import { pressed } from "#server/testing/over-http.ts";
import { openWorld } from "#server/testing/world.ts";
import { uploadMonths } from "../tables.ts";

const world = openWorld();

test(
  "upload: of fifty who race for the last person of the month, one gets in",
  () =>
    raceOften(async () => {
      const { marit, job } = await aHiringTeam(world);
      const { companyId } = job;
      await world.db.insert(uploadMonths).values({ companyId, month: "2026-11", people: 199 });
      const urls = await Promise.all(
        Array.from({ length: racers }, async (_, nth) => {
          const file = new Blob([`Name,Email\nRacer ${nth},racer${nth}@people.example`]);
          const body = { folder: "leads" } as const;
          return (await marit.api.files.upload({ file, fileName: "one.csv", body })).url;
        }),
      );
      const params = { id: companyId };
      const { done } = await pressed(racers, (nth) =>
        marit.api.importedPeople.upload({ params, body: { url: urls[nth]!, jobId: job.id } }),
      );
      expect(done).toHaveLength(1);
      expect((await marit.api.leads.list()).leads).toHaveLength(1);
    }),
  huntMs,
);
