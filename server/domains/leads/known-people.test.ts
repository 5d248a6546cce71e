import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { huntMs, raceOften } from "#server/testing/how-often.ts";
import { pressed } from "#server/testing/over-http.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

/** A team, and how it adds leads by hand. */
async function aTeam() {
  const team = await aHiringTeam(world);
  const { api } = team.marit;
  type Body = Parameters<typeof api.leads.add>[0]["body"];
  const add = (body: Body) => api.leads.add({ params: { id: team.job.id }, body });
  return { ...team, add };
}

test(
  "leads: of several who add the same person at once, one adds them and the others are told so",
  () =>
    raceOften(async () => {
      const { add } = await aTeam();
      const { done, refused } = await pressed(16, (nth) => {
        const name = `tom-${nth % 4}`;
        const email = `${name}@people.example`;
        return add({ fullName: name, email, linkedInUrl: `linkedin.com/in/${name}` });
      });
      expect(done.map(({ person }) => person.fullName).toSorted()).toEqual([
        "tom-0",
        "tom-1",
        "tom-2",
        "tom-3",
      ]);
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["ALREADY_THERE"]));
    }),
  huntMs,
);

test(
  "leads: a file, an email that is set and teammates who add its people at once double no one, and nothing fails",
  () =>
    raceOften(async () => {
      const { add, marit, job } = await aTeam();
      const { person } = await add({ fullName: "Zoe 1", linkedInUrl: "linkedin.com/in/zoe-1" });
      const emails = Array.from({ length: 40 }, (_, nth) => `zoe${nth}@people.example`);
      const file = new Blob([["Name,Email", ...emails.map((email) => `Zoe,${email}`)].join("\n")]);
      const { url } = await marit.api.files.upload({ file, fileName: "z.csv", body: { folder: "leads" } });
      const params = { id: job.companyId };
      await pressed<unknown>(8, (nth) => {
        if (nth === 3) return marit.api.importedPeople.upload({ params, body: { url, jobId: job.id } });
        const email = emails[nth]!;
        if (nth === 1)
          return marit.api.importedPeople.setEmail({ params: { id: person.id }, body: { email } });
        return add({ fullName: "Zoe", email });
      });
      const { leads } = await marit.api.leads.list({ query: { limit: 100 } });
      const found = leads.map((lead) => lead.person.email).filter((email) => email !== null);
      expect(found.toSorted()).toEqual(emails.toSorted());
    }),
  huntMs,
);
