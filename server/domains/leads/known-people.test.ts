import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { huntMs, raceOften } from "#server/testing/how-often.ts";
import { aJob } from "#server/testing/jobs.ts";
import { pressed } from "#server/testing/over-http.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const linkedInUrl = "https://www.linkedin.com/in/tom-hale";

/** A team with a second job, and how it adds leads by hand. */
async function aTeamWithTwoJobs() {
  const team = await aHiringTeam(world);
  const second = await aJob(world, { companyId: team.job.companyId });
  const { api } = team.marit;
  type Body = Parameters<typeof api.leads.add>[0]["body"];
  const add = (body: Body, { id } = team.job) => api.leads.add({ params: { id }, body });
  return { ...team, second, add };
}

test("leads: what is typed about someone the company has already fills what it didn’t know, and replaces nothing", async () => {
  const { add, second } = await aTeamWithTwoJobs();
  const first = await add({ fullName: "Tom Hale", linkedInUrl, employer: "Harbor Clinic" });
  const typed = {
    fullName: "Tom Hale",
    linkedInUrl,
    email: "tom@people.example",
    phone: "+44 113 496 0001",
    title: "Nurse",
    employer: "Another Clinic",
    source: "our booth at the fair",
  };
  const { person } = await add(typed, second);
  const { email, phone, title } = typed;
  expect(person).toMatchObject({ id: first.person.id, email, phone, title, employer: "Harbor Clinic" });
  expect(person).toMatchObject({ source: typed.source });
});

test("leads: an email of one person with the profile of another is refused by name, and once they are merged is one", async () => {
  const { add, second, marit } = await aTeamWithTwoJobs();
  const email = "t.hale@people.example";
  const byProfile = await add({ fullName: "Tom Hale", linkedInUrl });
  const byEmail = await add({ fullName: "T. Hale", email });
  const both = { fullName: "Tom Hale", email, linkedInUrl };
  expect(await refusal(add(both, second))).toMatchObject({
    statusCode: 409,
    code: "TWO_PEOPLE",
    message:
      "T. Hale has this email and Tom Hale this LinkedIn profile. Merge them under Duplicates if they’re the same person, or enter only one of the two.",
    details: { email: "T. Hale has this email", linkedInUrl: "Tom Hale has this LinkedIn profile" },
  });
  const body = { keptId: byProfile.person.id, goneId: byEmail.person.id, take: ["email" as const] };
  await marit.api.duplicatePeople.merge({ body });
  expect((await add(both, second)).person).toMatchObject({ id: byProfile.person.id, email });
});

test(
  "leads: of several who add the same person at once, one adds them and the others are told so",
  () =>
    raceOften(async () => {
      const { add } = await aTeamWithTwoJobs();
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
      const { add, marit, job } = await aTeamWithTwoJobs();
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
