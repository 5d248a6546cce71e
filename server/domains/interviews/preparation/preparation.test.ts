import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { type CandidatePerson, aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { likelyQuestions } from "./likely-questions.ts";

const world = openWorld();
const jobDescription = "<p>We draw maps.</p><h3>Requirements</h3><ul><li>PostgreSQL</li><li>Rust</li></ul>";

async function applied(profile = {}) {
  const team = await aHiringTeam(world, { jobTitle: "Map engineer", jobDescription });
  const seeker = await aCandidate(world, { profile: { skills: ["PostgreSQL"], ...profile } });
  const { id } = await anApplication(world, team.job, { candidate: seeker });
  return { ...team, seeker, id };
}
const read = ({ api }: CandidatePerson, id: string) => api.interviews.preparation({ params: { id } });
const note = ({ api }: CandidatePerson, id: string, body: { question: string; note: string }) =>
  api.interviews.keepNote({ params: { id }, body });

test("preparation: requirements come with the candidate’s own lines, and questions are made from both", async () => {
  const { seeker, id } = await applied();
  const { requirements, questions, company } = await read(seeker, id);
  const verdicts = Object.fromEntries(requirements.map(({ text, verdict }) => [text, verdict]));
  expect(verdicts).toEqual({ PostgreSQL: "unclear", Rust: "missing" });
  expect(questions.map(({ question, line }) => [question, line])).toEqual([
    ["The job asks for “PostgreSQL”. How much of this have you done?", "PostgreSQL"],
    ["The job asks for “Rust”. You haven’t shown this. What comes closest to it?", null],
    [`What makes you want to work at ${company.companyName}?`, null],
    [`What do you want to ask ${company.companyName}?`, null],
  ]);
});

test("preparation: notes are saved, changed and deleted, and outlive their question", async () => {
  const { seeker, id } = await applied();
  const { question } = (await read(seeker, id)).questions[0]!;
  await note(seeker, id, { question, note: "The tram index" });
  await note(seeker, id, { question, note: "The tram index, twice as fast" });
  expect((await read(seeker, id)).questions[0]).toMatchObject({ note: "The tram index, twice as fast" });

  await seeker.api.candidates.update({ params: { id: seeker.candidateId }, body: { skills: [] } });
  const later = await read(seeker, id);
  expect(later.earlier).toEqual([{ question, note: "The tram index, twice as fast" }]);
  await note(seeker, id, { question, note: " " });
  expect((await read(seeker, id)).earlier).toEqual([]);
  const other = await refusal(note(seeker, id, { question: "Why is the sky blue?", note: "Air" }));
  expect(other).toMatchObject({ statusCode: 422, details: { question: expect.any(String) } });
});

test("preparation: people who opted out of scoring are not judged, and other people’s preparation is not found", async () => {
  const { seeker, id, marit } = await applied({ scoring: false });
  expect((await read(seeker, id)).requirements).toMatchObject([
    { text: "PostgreSQL", verdict: null, evidence: null },
    { text: "Rust", verdict: null, evidence: null },
  ]);
  expect(await refusal(read(await aCandidate(world), id))).toMatchObject({ statusCode: 404 });
  expect(await refusal(marit.api.interviews.preparation({ params: { id } }))).toMatchObject({
    statusCode: 403,
  });
  const lead = await anApplication(world, await aJob(world), {
    candidate: seeker,
    applicationState: "lead",
  });
  expect(await refusal(read(seeker, lead.id))).toMatchObject({ statusCode: 404 });
});

test("preparation: a requirement listed twice makes one question", () => {
  const evidence = { source: "resume" as const, line: "Two crates in Rust", lineIndex: 3 };
  const twice = { text: "Rust", verdict: "met" as const, evidence };
  const [first, ...others] = likelyQuestions([twice, twice], "Peak");
  expect(first).toEqual({
    question: "The job asks for “Rust”. When did you do this, and what came of it?",
    line: "Two crates in Rust",
  });
  expect(others).toHaveLength(2);
});
