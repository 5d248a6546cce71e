import { expect, test } from "vitest";
import { anExchange, partsOf } from "#server/testing/assistant.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const yearly = (thousands: number | null) =>
  thousands === null
    ? null
    : { currency: "GBP", period: "year" as const, min: thousands * 100_000, max: null };
openSearch(world, async () => {
  for (const thousands of [30, 32, 34, 36, 38, null])
    await aJob(world, {
      jobTitle: "Staff nurse",
      locations: ["Leeds, United Kingdom"],
      salary: yearly(thousands),
    });
  await aJob(world, { jobTitle: "Glazier", locations: ["Leeds, United Kingdom"], salary: yearly(30) });
  for (let number = 0; number < 7; number++)
    await aJob(world, {
      jobTitle: `Software engineer ${number}`,
      jobDescription: "<h3>Requirements</h3><ul><li>Experience with React</li></ul>",
    });
});
const ask = async (person: Parameters<typeof anExchange>[0], message: string) =>
  partsOf((await anExchange(person, message)).answer);

test("coach: what an occupation pays comes from open jobs, with the median, and nothing is claimed where too few state pay", async () => {
  const ben = await aCandidate(world);
  const [nurses, link] = await ask(ben, "What does a staff nurse earn in Leeds?");
  expect(nurses).toBe(
    "I found 6 open jobs like that. Of these, 5 list a yearly salary in GBP: half are between £32,000 and £36,000, and the median is £34,000.",
  );
  expect(link).toContain("/jobs?q=staff+nurse+in+Leeds");
  const [glaziers] = await ask(ben, "What’s the average salary for glaziers in Leeds?");
  expect(glaziers).toBe(
    "I found 1 open job like that. Of these, 1 lists a yearly salary in GBP, which is too few to say what’s typical.",
  );
  const [unknown] = await ask(ben, "How much does an astronaut earn?");
  expect(unknown).not.toContain("open job");
});

test("coach: the best-fitting jobs are today’s undecided matches, and it says so when there are none", async () => {
  const dana = await aDeveloper(world);
  const answer = await ask(dana, "Which jobs fit me best?");
  expect(answer[0]).toBe("These are the first 5 of 7 matches for you today:");
  expect(answer[1]).toMatch(/\/jobs\/.+from=assistant Software engineer \d at .+ Score \d+/);
  expect(answer.at(-1)).toBe("/today All of today’s matches");
  const { matches } = await dana.api.matching.today();
  for (const { id } of matches)
    await dana.api.matching.swipe({ params: { id }, body: { status: "rejected" } });
  expect((await ask(dana, "Show me my best matches"))[0]).toMatch(
    /^You have no matches left to review today/,
  );
});
