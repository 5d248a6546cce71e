import { afterEach, expect, test, vi } from "vitest";
import { answerCalls } from "#web/testing/calls.tsx";
import { aboutOf, peopleToPreview } from "./people-to-preview.ts";

afterEach(() => vi.unstubAllGlobals());

const row = (id: string, fullName: string) => ({
  id,
  candidate: { fullName },
  job: { id: "j", jobTitle: "Diver" },
});
const answers = {
  "GET /requests/feed": () => ({ applications: [row("a", "Ada Okoro")], total: 1 }),
  "GET /requests/pipeline": () => ({ applications: [row("b", "Ann Adair"), row("c", "Joel")], total: 2 }),
  "GET /requests/leads": () => ({
    leads: [{ id: "l", person: { fullName: "Adil Khan" }, job: { id: "j", jobTitle: "Diver" } }],
  }),
  "POST /company-networks/network/search": () => ({
    hits: [{ person: { fullName: "Freya Lind", title: "Adviser" } }],
  }),
};

test("preview: applicants, the pipeline, leads and candidates can be chosen, each with what is known of them", async () => {
  answerCalls(answers);
  const people = await peopleToPreview("ad", { sourcing: true });
  expect(people.map((person) => [person.label, person.hint, aboutOf(person)])).toEqual([
    ["Ada Okoro", "Applicant, Diver", { requestId: "a" }],
    ["Ann Adair", "Pipeline, Diver", { requestId: "b" }],
    ["Adil Khan", "Lead, Diver", { jobId: "j", fullName: "Adil Khan" }],
    ["Freya Lind", "Candidate, Adviser", { fullName: "Freya Lind" }],
  ]);
});

test("preview: who may not source people is offered applicants alone", async () => {
  answerCalls(answers);
  const people = await peopleToPreview("", { sourcing: false });
  expect(people.map(({ label }) => label)).toEqual(["Ada Okoro", "Ann Adair", "Joel"]);
});
