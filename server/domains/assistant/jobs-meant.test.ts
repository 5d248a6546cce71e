import { expect, test } from "vitest";
import { anApplication, aHiringTeam } from "#server/testing/applications.ts";
import { anExchange, partsOf } from "#server/testing/assistant.ts";
import { aJob } from "#server/testing/jobs.ts";
import {
  type CandidatePerson,
  aCandidate,
  aCompanyAdmin,
  aPersonOfAllParts,
} from "#server/testing/people.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
openSearch(world, async () => {
  const { companyId } = await aCompanyAdmin(world);
  const salary = { period: "year", currency: "USD", min: 8_000_000, max: null } as const;
  for (const jobTitle of ["Kiln operator", "Kiln operator for better bricks", "Resume editor"])
    await aJob(world, { companyId, jobTitle, salary });
});
const ask = async (person: CandidatePerson, message: string) =>
  partsOf((await anExchange(person, message)).answer);

test("job meant: what a job pays is told of one that is named", async () => {
  const ben = await aCandidate(world);
  const [said, link] = await ask(ben, "What does the kiln operator job pay?");
  expect(said).toMatch(/^It pays /);
  expect(link).toContain("Kiln operator at");
});

const ofTheCompany =
  "<p>Founded in 1921 by two sisters, Kilnfield makes bricks in a valley between three rivers. Our ovens were built by hand, our bricks stand in forty towns, and every summer visitors walk through the yard, the museum and the orchard behind it.</p>";
test.each(["Which requirements am I missing?", "Which requirements do I meet?"])(
  "job meant: where no requirement was read, “%s” claims nothing",
  async (message) => {
    const job = await aJob(world, { jobTitle: "Brickmaker", jobDescription: ofTheCompany });
    const ben = await aCandidate(world);
    const { answer } = await ben.api.assistant.candidateAssist({ body: { jobId: job.id, message } });
    const [said, link] = partsOf(answer);
    expect(said).toMatch(/^We found no requirements in this posting\./);
    expect(link).toMatch(/Brickmaker .*Score/);
  },
);

test.each([
  ["a draft", { status: "draft" }],
  ["an internal job", { internal: true }],
] as const)("job meant: what %s pays is not told to a teammate who may not see it", async (_, kind) => {
  const { companyId } = await aCompanyAdmin(world);
  const salary = { period: "year", currency: "USD", min: 9_000_000, max: null } as const;
  const job = await aJob(world, { companyId, jobTitle: "Glaze chemist", salary, ...kind });
  const noor = await aPersonOfAllParts(world, { companyId, without: ["salaries"] });
  const asked = { jobId: job.id, message: "What does it pay?" };
  const { answer } = await noor.api.assistant.candidateAssist({ body: asked });
  expect(partsOf(answer)[0]).toBe("The job doesn’t say what it pays.");
});

test.each([
  "What can I do to make my resume better?",
  "What salary should I ask for in negotiation?",
  "How much am I paid for a referral?",
  "What should I improve on my resume?",
  "What does an astronaut earn at the kiln museum?",
  "Am I qualified for a better operator pension?",
])("job meant: “%s” is answered of no job", async (message) => {
  const said = (await ask(await aCandidate(world), message)).join();
  expect(said).not.toMatch(/It pays|add it to your profile|Kiln operator|Resume editor at/);
});

/** Someone with one open application. */
async function applied(jobTitle: string) {
  const ben = await aCandidate(world);
  const { job } = await aHiringTeam(world, { jobTitle });
  await anApplication(world, job, { candidate: ben });
  return ben;
}

test("applications named: another company’s application is neither proposed nor taken for the one that is meant", async () => {
  const ben = await applied("Art teacher");
  const said = await ask(ben, "Withdraw my application at Northwind Foods");
  expect(said[0]).toBe("I don’t see which application you mean. These can be withdrawn:");
  expect(said.join()).not.toContain("withdraw: ");
  const status = await ask(ben, "Where does my application at Northwind Foods stand?");
  expect(status[0]).toMatch(/^I don’t see which application you mean\./);
  expect(await ask(ben, "Cancel my interview from Monday")).not.toContainEqual(
    expect.stringContaining("withdraw: "),
  );
});

test("applications named: by a part of their name, and all where none is named", async () => {
  const ben = await applied("Senior art teacher");
  for (const message of ["Withdraw my application", "Withdraw my art teacher application"])
    expect((await ask(ben, message))[1]).toContain("withdraw: Withdraw from Senior art teacher");
});

test("applications named: another job of the same company is not the one that is meant", async () => {
  const ben = await aCandidate(world);
  const { job } = await aHiringTeam(world, { jobTitle: "Harbor pilot" });
  await anApplication(world, job, { candidate: ben });
  const [mine] = await ben.api.applications.mine({ query: {} });
  const said = await ask(ben, `Withdraw my nurse application at ${mine!.company.companyName}`);
  expect(said[0]).toContain("I don’t see which");
});

test("applications named: a name within another word is no name", async () => {
  const ben = await applied("Art");
  expect((await ask(ben, "Withdraw my application as a cartoonist"))[0]).toContain("I don’t see which");
});
