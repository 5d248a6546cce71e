import { setTimeout as sleep } from "node:timers/promises";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stopReading } from "#server/resume-reading/index.ts";
import { scannedPdf, tinyScan } from "#server/resume-reading/testing/tiny-scan.ts";
import { aCandidate, type CandidatePerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const document = {
  basics: {
    name: "Ann Lee",
    email: "ann.lee@people.example",
    phone: "+44 20 7946 0018",
    summary: "Designs maps.",
    location: { city: "Bristol", countryCode: "GB" },
    profiles: [{ network: "LinkedIn", url: "https://www.linkedin.com/in/ann-lee" }],
  },
  work: [
    {
      name: "Reisvogel",
      position: "Product designer",
      startDate: "2020-03",
      summary: "Redesigned route planning.",
    },
  ],
  skills: [{ name: "Design", keywords: ["Figma", "User research"] }],
  languages: [{ language: "German", fluency: "C1" }],
};
const jsonFile = (content: object = document) => new Blob([JSON.stringify(content)]);
const typed = (skills = "Figma, User research", contact = "ann.lee@people.example | +44 20 7946 0018") =>
  new Blob([
    ["Ann Lee", contact, "", "Summary", "Designs maps.", "", "Experience", "Product designer, Reisvogel"]
      .concat(["March 2020 - Present", "Redesigned route planning.", "", "Skills", skills, ""])
      .concat(["Languages", "German (C1)"])
      .join("\n"),
  ]);
let ann: CandidatePerson;

beforeAll(async () => {
  ann = await aCandidate(world);
});
afterAll(() => stopReading());
const open = (url: string) => world.app.inject({ method: "GET", url });
const readIt = (person = ann) => person.api.resumes.read({ file: typed(), fileName: "Ann Lee.txt" });

test("resumes: a document is read, seen, corrected and only then kept, with a link to the original", async () => {
  const reading = await readIt();
  expect(reading.content.personalInfo).toMatchObject({ name: "Ann Lee", email: "ann.lee@people.example" });
  expect(reading.content.workExperience[0]).toMatchObject({
    title: "Product designer",
    companyName: "Reisvogel",
  });
  expect(reading.lines.length).toBeGreaterThan(2);
  expect((await open(reading.file.url)).statusCode).toBe(200);
  expect(await ann.api.resumes.list()).toEqual([]);
  const id = ann.candidateId;
  expect((await ann.api.candidates.get({ params: { id } })).skills).toEqual([]);

  expect(reading.content.languages).toEqual([{ name: "German", level: "fluent" }]);
  const content = { ...reading.content, skills: ["Figma", "Cartography"] };
  const resume = await ann.api.resumes.create({
    body: { fileId: reading.file.id, name: "Design, 2026", content, applyToProfile: true },
  });
  expect(resume).toMatchObject({
    name: "Design, 2026",
    default: true,
    changedHere: true,
    sends: "written",
    style: { fontSize: 14 },
  });
  expect(resume.lines).toContain("Figma, Cartography");
  expect((await open(resume.file!.url)).statusCode).toBe(200);
  const profile = await ann.api.candidates.get({ params: { id } });
  expect(profile).toMatchObject({
    skills: ["Figma", "Cartography"],
    summary: "Designs maps.",
    languages: [{ name: "German", level: "fluent" }],
  });
});

const linkedIn = () =>
  new Blob([
    zipSync({
      "Profile.csv": strToU8("First Name,Last Name,Headline\nAnn,Lee,Designer"),
      "Positions.csv": strToU8("Company Name,Title,Started On,Finished On\nReisvogel,Designer,Mar 2020,"),
      "messages.csv": strToU8("FROM,TO,CONTENT\nAnn,Ben,Do not tell"),
    }),
  ]);
test.each([
  ["Export.zip", linkedIn],
  ["resume.json", jsonFile],
])("resumes: %s is read and forgotten, and a written resume is sent", async (fileName, file) => {
  const { api } = await aCandidate(world);
  const reading = await api.resumes.read({ file: file(), fileName, body: {} });
  const { id: fileId } = reading.file;
  const { content } = reading;
  const made = await api.resumes.create({ body: { fileId, name: "Imported", content } });
  expect(made).toMatchObject({ file: null, sends: "written", changedHere: false });
  expect(made.lines).toContain("Experience");
  await world.settle();
  expect((await open(reading.file.url)).statusCode).toBe(404);
  const asked = await api.resumes.update({ body: { id: made.id, sends: "original" } });
  expect(asked.sends).toBe("written");
});

test("resumes: someone else's documents and resumes look as if they did not exist", async () => {
  const ben = await aCandidate(world);
  const { file, content } = await readIt(ben);
  const theirs = await ben.api.resumes.create({ body: { fileId: file.id, name: "Ben", content } });
  for (const call of [
    () => ann.api.resumes.create({ body: { fileId: file.id, name: "Mine", content } }),
    () => ann.api.resumes.get({ query: { id: theirs.id } }),
    () => ann.api.resumes.update({ body: { id: theirs.id, deleted: true } }),
    () => ann.api.resumes.update({ body: { id: theirs.id, deleted: false } }),
    () => ann.api.resumes.setDefault({ body: { id: theirs.id } }),
  ])
    expect((await refusal(call())).statusCode).toBe(404);
});

test("resumes: there is always one default, and a deleted resume hands it on", async () => {
  const cid = await aCandidate(world);
  const make = (name: string) => cid.api.resumes.create({ body: { name, content: { skills: [name] } } });
  const [first, second] = [await make("First"), await make("Second")];
  expect(second).toMatchObject({ default: false, lines: ["Skills", "Second"] });
  await cid.api.resumes.setDefault({ body: { id: second.id } });
  expect((await cid.api.resumes.list()).map((each) => [each.name, each.default])).toEqual([
    ["Second", true],
    ["First", false],
  ]);
  await cid.api.resumes.update({ body: { id: second.id, deleted: true } });
  expect(await cid.api.resumes.get()).toMatchObject({ id: first.id, default: true });
  expect((await refusal(cid.api.resumes.get({ query: { id: second.id } }))).statusCode).toBe(404);

  const back = await cid.api.resumes.update({ body: { id: second.id, deleted: false } });
  expect(back).toMatchObject({ name: "Second", default: false, content: { skills: ["Second"] } });
  expect(await cid.api.resumes.list()).toHaveLength(2);
  for (const { id } of [first, second]) await cid.api.resumes.update({ body: { id, deleted: true } });
  expect(await cid.api.resumes.update({ body: { id: first.id, deleted: false } })).toMatchObject({
    default: true,
  });
});

test.each([
  [
    "a program",
    new Blob(["MZ\u0000"]),
    "Only PDF, DOCX, TXT, JSON, ZIP, PNG, JPG and WebP files are accepted",
  ],
  [
    "a damaged PDF",
    new Blob(["%PDF-1.4\nnothing"]),
    "This file is damaged and won’t open. Save it again and retry.",
  ],
  ["a huge file", new Blob([new Uint8Array(11 * 1024 * 1024)]), "The maximum allowed size is 10 MB."],
])("resumes: %s gets a clear sentence", async (_, file, sentence) => {
  expect((await refusal(ann.api.resumes.read({ file, fileName: "resume.pdf" }))).message).toBe(sentence);
});

test(
  "resumes: whoever sends a scan can ask which page of it is being read",
  { timeout: 120_000 },
  async () => {
    const picture = await tinyScan(["Ann Lee", "ann.lee@people.example", "Product designer, Reisvogel"]);
    const file = new Blob([await scannedPdf(picture, 2)]);
    const asked = { uploadId: crypto.randomUUID() };
    let read = false;
    const reading = ann.api.resumes
      .read({ file, fileName: "scan.pdf", body: asked })
      .finally(() => (read = true));
    const seen = new Set<string>();
    while (!read) {
      const { scan } = await world.client().resumes.readingProgress({ query: asked });
      if (scan) seen.add(`${scan.page} of ${scan.pages}`);
      // More than 120 questions a minute are refused.
      await sleep(500);
    }
    expect((await reading).scanned).toBe(true);
    // A page may be read between two questions.
    const pages = ["1 of 2", "2 of 2"];
    expect(pages.filter((page) => seen.has(page))).toEqual([...seen]);
    expect(seen.size).toBeGreaterThan(0);
    expect(await world.client().resumes.readingProgress({ query: asked })).toEqual({ scan: null });
  },
);

test("resumes: characters that cannot be stored are left out instead of being refused", async () => {
  const told = { basics: { name: "Ann\u0000 Lee", summary: "Certi\u0000ed \ud800" }, work: [] };
  const file = new Blob([JSON.stringify(told)]);
  const reading = await world.client().resumes.readBeforeSignup({ file, fileName: "Ann.json" });
  expect(reading.lines[0]).toBe("Ann Lee");
});

test("resumes: a visitor's resume waits in the onboarding and becomes the first resume of the account", async () => {
  const visitor = world.client();
  const reading = await visitor.resumes.readBeforeSignup({ file: typed(), fileName: "Ann.txt" });
  const { signupProfileId } = reading;
  const draft = await visitor.candidates.signupProfile({ params: { id: signupProfileId } });
  expect(draft).toMatchObject({
    fullName: "Ann Lee",
    email: "ann.lee@people.example",
    resumeFileId: reading.file.id,
  });
  await visitor.candidates.saveSignupProfile({
    body: { signupProfileId, resumeData: { ...draft.resumeData, skills: ["Corrected"] } },
  });
  const elsewhere = await world.client().resumes.signupReading({ params: { id: signupProfileId } });
  expect(elsewhere).toMatchObject({ lines: reading.lines, file: { id: reading.file.id } });
  expect((await open(elsewhere.file.url)).statusCode).toBe(200);
  const { token } = await visitor.candidates.signUp({ body: { signupProfileId, password: "correct horse" } });
  await world.settle();
  expect((await refusal(visitor.resumes.signupReading({ params: { id: signupProfileId } }))).statusCode).toBe(
    404,
  );
  const [resume] = await world.client(token).resumes.list();
  expect(resume).toMatchObject({
    name: "Ann",
    default: true,
    sends: "written",
    content: { skills: ["Corrected"] },
  });
  expect(resume!.lines).toContain("Corrected");
  expect((await open(resume!.file!.url)).statusCode).toBe(200);
  expect(world.failures).toEqual([]);
});

test("resumes: a resume added during the onboarding takes nothing back that was chosen before, and what is corrected is in the resume", async () => {
  const visitor = world.client();
  const chosen = {
    jobStatus: "Not looking",
    headline: "Chair maker",
    personalWebsite: "https://ann.example",
    profile: { courseWorks: ["Upholstery"], myersBriggs: "INTJ" },
  };
  const begun = await visitor.candidates.saveSignupProfile({ body: { resumeData: chosen } });
  const { signupProfileId } = begun;
  const body = { signupProfileId };
  await visitor.resumes.readBeforeSignup({ file: jsonFile(), fileName: "Ann.json", body });
  const draft = await visitor.candidates.signupProfile({ params: { id: signupProfileId } });
  expect(draft.resumeData).toMatchObject(chosen);
  await visitor.candidates.saveSignupProfile({ body: { signupProfileId, email: "chairs@people.example" } });
  const { token, user } = await visitor.candidates.signUp({
    body: { signupProfileId, password: "correct horse" },
  });
  await world.settle();
  const ann = world.client(token);
  const profile = await ann.candidates.get({ params: { id: user.candidate!.id } });
  expect(profile).toMatchObject({ jobStatus: "Not looking", headline: "Chair maker" });
  const { content } = await ann.resumes.get();
  expect(content).toMatchObject({
    headline: "Chair maker",
    courseWorks: ["Upholstery"],
    personalInfo: { website: "https://ann.example" },
  });
});

test("resumes: what is saved to the profile too brings its headline", async () => {
  const { api, candidateId } = await aCandidate(world);
  const headline = "Chair maker";
  await api.resumes.create({ body: { name: "Chairs", content: { headline }, applyToProfile: true } });
  expect(await api.candidates.get({ params: { id: candidateId } })).toMatchObject({ headline });
});

test("resumes: a visitor's document is sent as it came when only contact details were typed over it", async () => {
  const visitor = world.client();
  const twice = typed("Figma, Sketch, figma", "Cleo.Lee@People.example");
  const reading = await visitor.resumes.readBeforeSignup({ file: twice, fileName: "Cleo.txt" });
  const { signupProfileId } = reading;
  await visitor.candidates.saveSignupProfile({ body: { signupProfileId, location: "Leeds" } });
  const { token } = await visitor.candidates.signUp({ body: { signupProfileId, password: "correct horse" } });
  await world.settle();
  const { resumes } = world.client(token);
  const { id, ...resume } = await resumes.get();
  expect(resume).toMatchObject({ changedHere: false, sends: "original", lines: reading.lines });
  const { personalInfo } = resume.content;
  expect(personalInfo).toMatchObject({ email: "cleo.lee@people.example", location: "Leeds" });

  const content = { personalInfo: { ...personalInfo, location: "York" } };
  expect(await resumes.update({ body: { id, content } })).toMatchObject({ sends: "written" });
  expect(world.failures).toEqual([]);
});

test("resumes: a visitor's document is forgotten with the onboarding", async () => {
  const { file } = await world.client().resumes.readBeforeSignup({ file: jsonFile(), fileName: "Bob.json" });
  await world.pass(31 * 86_400);
  expect((await open(file.url)).statusCode).toBe(404);
  expect(world.failures).toEqual([]);
});

test("resumes: the first one is the default, whatever was asked, and says so", async () => {
  const dee = await aCandidate(world);
  const first = await dee.api.resumes.create({ body: { name: "First", content: {}, default: false } });
  expect(first.default).toBe(true);
  expect(await dee.api.resumes.get()).toMatchObject({ id: first.id, default: true });
});
