import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { resumes } from "#server/domains/resumes/tables.ts";
import type { LanguageModel } from "#server/outside/models/models.ts";
import { readBytes } from "#server/resume-reading/read-bytes.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate, aCompany, type CandidatePerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const ad = "<p>What you bring</p><ul><li>Experience with TypeScript</li><li>Kubernetes</li></ul>";
const built = "Built the booking service in TypeScript";
let dana: CandidatePerson;
let jobId = "";

beforeAll(async () => {
  dana = await aCandidate(world);
  const company = await aCompany(world, { companyName: "Saltmarsh" });
  const job = await aJob(world, { companyId: company.id, jobTitle: "Backend engineer", jobDescription: ad });
  jobId = job.id;
  const work = { title: "Engineer", companyName: "Kestrel", start: "2019", end: null, description: built };
  const personalInfo = { name: "Dana Dorn", email: "dana@people.example" };
  await dana.api.resumes.create({
    body: {
      name: "Base",
      content: { personalInfo, workExperience: [work] },
      style: { paper: "us-letter" },
    },
  });
});
afterEach(() => {
  world.dependencies.outside.languageModel = null;
});
const propose = () => dana.api.coverLetters.propose({ body: { jobId } });

test("cover letter: a draft says what the resume shows for the job, with its sources, and keeps nothing", async () => {
  const { text, sentences, sources, writtenBy } = await propose();
  expect(writtenBy).toBe("rules");
  expect(text).toMatch(/^Dear Saltmarsh team,/);
  expect(text).toContain(`Engineer, Kestrel: ${built}.`);
  expect(text).not.toContain("Kubernetes");
  const ids = new Set(sources.map(({ id }) => id));
  for (const { sourceIds } of sentences) expect(sourceIds.every((id) => ids.has(id))).toBe(true);
  expect(await dana.api.coverLetters.get({ query: { jobId } })).toBeNull();
});

test("cover letter: the draft is written in the language of the resume", async () => {
  const jan = await aCandidate(world);
  const work = {
    title: "Entwickler",
    companyName: "Kestrel",
    start: "2019",
    end: null,
    description: "Schrieb Dienste in TypeScript",
  };
  await jan.api.resumes.create({
    body: { name: "Lebenslauf", content: { workExperience: [work] }, style: { language: "de" } },
  });
  const { text } = await jan.api.coverLetters.propose({ body: { jobId } });
  expect(text).toMatch(/^Guten Tag, liebes Team von Saltmarsh,\n\nhiermit bewerbe ich mich/);
  expect(text).not.toMatch(/Dear|Kind regards|This is what/);
});

test("cover letter: the language of an uploaded resume is detected from its text, and no model is used for a language we can’t check", async () => {
  const jan = await aCandidate(world);
  const description =
    "Entwicklung der Buchung in TypeScript für Häfen und Fähren, mit einem Team von drei Leuten im Betrieb";
  const work = { title: "Entwickler", companyName: "Kestrel", start: "2019", end: null, description };
  const { id } = await jan.api.resumes.create({
    body: { name: "Lebenslauf", content: { workExperience: [work] } },
  });
  await world.db.update(resumes).set({ style: {} }).where(eq(resumes.id, id));
  const asked = vi.fn(() => Promise.reject(new Error("unused")));
  world.dependencies.outside.languageModel = { name: "stub", write: asked, compose: asked };
  const { text, writtenBy } = await jan.api.coverLetters.propose({ body: { jobId } });
  expect(writtenBy).toBe("rules");
  expect(asked).not.toHaveBeenCalled();
  expect(text).toMatch(/^Guten Tag, liebes Team von Saltmarsh,/);
});

test("cover letter: of a model only sentences that the resume bears out stay", async () => {
  const said = (...texts: string[]) => {
    const sentences = texts.map((text) => ({ text, sourceIds: ["resume/1"] }));
    const model: LanguageModel = {
      name: "stub",
      write: () => Promise.reject(new Error("unused")),
      compose: ({ schema }) => Promise.resolve(schema.parse({ sentences })),
    };
    world.dependencies.outside.languageModel = model;
  };
  said("I built the booking service at Kestrel.", "I used TypeScript for it.", "I led 12 engineers.");
  const letter = await propose();
  expect(letter.writtenBy).toBe("model");
  expect(letter.text).toContain("I built the booking service at Kestrel.");
  expect(letter.text).not.toContain("12");
  said("I led 12 engineers.", "I run Kubernetes at scale.");
  expect((await propose()).writtenBy).toBe("rules");
});

test("cover letter: it is kept for its job, changed, printed in the look of the resume and removed", async () => {
  const text = "Dear team,\n\nI build booking services.";
  await dana.api.coverLetters.keep({ body: { jobId, text: "First" } });
  expect(await dana.api.coverLetters.keep({ body: { jobId, text } })).toMatchObject({ jobId, text });
  expect(await dana.api.coverLetters.get({ query: { jobId } })).toMatchObject({ text });
  const preview = await dana.api.coverLetters.preview({ body: { jobId, text } });
  expect(preview).toMatchObject({ pages: 1, paper: "us-letter" });
  const file = await world.app.inject({
    method: "GET",
    url: `/api/candidate/cover-letter/pdf-download?jobId=${jobId}`,
    headers: { authorization: `Bearer ${dana.token}` },
  });
  expect(file.statusCode).toBe(200);
  const { lines } = await readBytes({ bytes: new Uint8Array(file.rawPayload), fileName: "letter.pdf" });
  expect(lines.join("\n")).toMatch(
    /Dana Dorn[\s\S]*Backend engineer, Saltmarsh[\s\S]*I build booking services\./,
  );

  await dana.api.coverLetters.remove({ query: { jobId } });
  expect(await dana.api.coverLetters.get({ query: { jobId } })).toBeNull();
});

test("cover letter: one's own letters and the jobs one may see are all there is", async () => {
  await dana.api.coverLetters.keep({ body: { jobId, text: "Mine" } });
  const ben = await aCandidate(world);
  expect(await ben.api.coverLetters.get({ query: { jobId } })).toBeNull();
  const hidden = (await aJob(world, { status: "draft" })).id;
  for (const call of [
    () => ben.api.coverLetters.propose({ body: { jobId } }),
    () => dana.api.coverLetters.keep({ body: { jobId: hidden, text: "Hello" } }),
    () => dana.api.coverLetters.preview({ body: { jobId: hidden, text: "Hello" } }),
  ])
    expect((await refusal(call())).statusCode).toBe(404);
});
