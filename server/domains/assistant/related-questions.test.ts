import { expect, test } from "vitest";
import { aJob } from "#server/testing/jobs.ts";
import { type CandidatePerson, aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { textOf } from "#shared/words/text-of.ts";
import { refusal } from "#server/testing/refusal.ts";
import { encoderThread } from "#server/sentence-encoder/encoder-thread.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

async function aJobOfMuchText() {
  const team = await aCompanyAdmin(world);
  await team.api.companies.update({
    params: { id: team.companyId },
    body: {
      companyAboutDescription:
        "<p>The company builds ferries for cities on the coast.</p><p>The team works together in small crews.</p>",
      companyBenefits: [
        "30 days of paid leave and vacation",
        "A budget for learning",
        "Health insurance and a pension are included",
      ],
      values: [{ title: "Care", description: "The company values calm and careful work." }],
    },
  });
  return aJob(world, {
    companyId: team.companyId,
    jobDescription:
      "<h2>What you would do in this job</h2><p>In this job you would steer ferries across the fjord.</p>" +
      "<h2>Experience</h2><p>We ask for experience of 3 years at sea.</p>" +
      "<h2>Skills and tools</h2><p>The skills and tools used are radar and sonar.</p>" +
      "<h2>Night watch</h2><p>The night watch is shared by two pilots.</p>" +
      "<h2>The boats</h2><p>All boats run on batteries.</p>",
  });
}

function asker(person: CandidatePerson, jobId: string) {
  const { assistant } = person.api;
  return {
    related: () => assistant.relatedQuestions({ query: { jobId } }),
    answer: async (question: string) => {
      const { parts } = await assistant.answerQuestion({ body: { jobId, question } });
      return parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join(" ");
    },
  };
}

test(
  "related questions: five of the job, five of its company, three of the reader, five of applying, none twice, all answered",
  { timeout: 120_000 },
  async () => {
    const job = await aJobOfMuchText();
    const { related, answer } = asker(await aCandidate(world), job.id);
    // What a slow machine has not read for the first offer is read for the next.
    const numbers = async () => Object.values(await related()).map(({ length }) => length);
    await expect.poll(numbers, { timeout: 60_000 }).toEqual([5, 5, 3, 5]);
    const offered = await related();
    const all = Object.values(offered).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const question of all) expect(await answer(question), question).not.toContain("I found nothing");
  },
);

test("related questions: who isn’t scored is offered three that need no score", async () => {
  const job = await aJobOfMuchText();
  const person = await aCandidate(world);
  await person.api.candidates.update({
    params: { id: person.candidateId },
    body: { scoring: false },
  });
  const { related, answer } = asker(person, job.id);
  const { fit } = await related();
  expect(fit).not.toContain("How well do I fit?");
  const answers = await Promise.all(fit.map(answer));
  expect(new Set(answers).size).toBe(3);
});

test("related questions: visitors get five of the job, each with the words of its text that answer", async () => {
  const job = await aJobOfMuchText();
  const visitor = world.client().assistant;
  const { questions } = await visitor.jobQuestions({ query: { jobId: job.id } });
  expect(questions).toHaveLength(5);
  expect(questions[0]!.question).toBe("What would I do in this job?");
  for (const { quotes } of questions) expect(quotes).not.toEqual([]);
  for (const { quotes } of questions)
    for (const { text } of quotes) expect(textOf(job.jobDescription)).toContain(text);
});

test("related questions: what there is to do in a job is told by its duties, not by what stands around them", async () => {
  const job = await aJob(world, {
    jobDescription:
      "<p>In this job you join people who do what they love, and our culture is what you make of it.</p>" +
      "<h2>What you will do</h2><ul><li>Maintain the engines of three ferries.</li><li>Train deck crews in safety.</li></ul>" +
      "<h2>What we offer</h2><ul><li>A job that you can do from home in winter.</li></ul>",
  });
  const { questions } = await world.client().assistant.jobQuestions({ query: { jobId: job.id } });
  expect(questions[0]!.question).toBe("What would I do in this job?");
  expect(questions[0]!.quotes.map(({ text }) => text)).toEqual([
    "Maintain the engines of three ferries.",
    "Train deck crews in safety.",
  ]);
});

test("related questions: visitors get the answers again after reading the text failed once", async () => {
  const job = await aJob(world, {
    jobDescription: "<p>In this job you would tune church organs.</p><p>The job pays by the day.</p>",
  });
  const visitor = world.client().assistant;
  const ask = () => visitor.jobQuestions({ query: { jobId: job.id } });
  // The thread is stopped again and again, sooner than it can have started and read.
  const stopping = setInterval(() => void encoderThread.rest(), 5);
  await expect(ask()).rejects.toThrow();
  clearInterval(stopping);
  expect((await ask()).questions).not.toEqual([]);
});

test("related questions: visitors learn nothing of a job that isn’t public", async () => {
  const draft = await aJob(world, { status: "draft", jobDescription: "<p>You would steer ferries.</p>" });
  const asked = world.client().assistant.jobQuestions({ query: { jobId: draft.id } });
  expect(await refusal(asked)).toMatchObject({ statusCode: 404 });
});
