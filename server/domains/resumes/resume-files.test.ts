import { beforeAll, expect, test } from "vitest";
import { ResumeContent } from "#contract/resumes.ts";
import { ResumeStyle } from "#contract/resume-style.ts";
import { readBytes } from "#server/resume-reading/read-bytes.ts";
import { aCandidate, type CandidatePerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let ann: CandidatePerson;
const content = ResumeContent.parse({
  personalInfo: { name: "Ann Łęcka", email: "ann@people.example" },
  headline: "Map maker",
  skills: ["Figma", "Cartography"],
});

const written = ResumeContent.parse({
  ...content,
  workExperience: [
    {
      title: "Map maker",
      companyName: "Reisvogel GmbH",
      start: "2020-03",
      current: true,
      description: "Drew maps",
    },
  ],
  education: [{ school: "University of Marlshire", degree: "BSc", field: "Geography", end: "2014" }],
  skills: ["Figma", "Cartography", "Excel"],
  languages: [{ name: "Polish", level: "native" }],
});

beforeAll(async () => {
  ann = await aCandidate(world);
});

const download = (person: CandidatePerson, id: string, call = "pdf-download") =>
  world.app.inject({
    method: "GET",
    url: `/api/candidate/resume/${call}?id=${id}`,
    headers: { authorization: `Bearer ${person.token}` },
  });

test("resumes: one is written from the profile, copied with its look, and downloaded as a PDF that reads back", async () => {
  const id = ann.candidateId;
  await ann.api.candidates.update({
    params: { id },
    body: { headline: "Map maker", skills: ["Cartography"], profile: { courseWorks: ["Geodesy"] } },
  });
  const fromProfile = await ann.api.resumes.new({ body: {} });
  expect(fromProfile).toMatchObject({
    name: "My resume",
    default: true,
    file: null,
    content: { headline: "Map maker", skills: ["Cartography"], courseWorks: ["Geodesy"] },
    style: { template: "classic", fontFamily: "Work Sans", photo: false },
  });
  await ann.api.resumes.update({ body: { id: fromProfile.id, content, style: { template: "sidebar" } } });
  const copy = await ann.api.resumes.new({ body: { from: fromProfile.id } });
  expect(copy).toMatchObject({
    name: "My resume (copy)",
    default: false,
    content,
    style: { template: "sidebar" },
  });
  expect((await ann.api.resumes.new({ body: { from: fromProfile.id } })).name).toBe("My resume (copy) 2");

  const file = await download(ann, copy.id);
  expect(file.headers["content-type"]).toBe("application/pdf");
  expect(file.headers["content-disposition"]).toContain("My%20resume%20(copy).pdf");
  const back = await readBytes({ bytes: new Uint8Array(file.rawPayload), fileName: "a.pdf" });
  expect(back).toMatchObject({ fullName: "Ann Łęcka", headline: "Map maker", email: "ann@people.example" });
});

const kinds = ["pdf", "pdf-pages", "docx", "json", "txt"] as const;
test.each(kinds)("resumes: what a machine reads in %s is what was written, in order", async (as) => {
  const { id } = await ann.api.resumes.new({ body: {} });
  await ann.api.resumes.update({ body: { id, content: written } });
  const { lines, fields, leftOut } = await ann.api.resumes.machineReading({ query: { id, as } });
  expect(fields.filter(({ same }) => !same)).toEqual([]);
  expect(fields.map(({ field }) => field)).toContain("Work experience: Company");
  expect(leftOut).toEqual([]);
  const order = ["Ann Łęcka", "Map maker", "Reisvogel"].map((text) =>
    lines.findIndex((line) => line.includes(text)),
  );
  if (as !== "json") expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test("resumes: a language listed among the skills is told as read there", async () => {
  const { id } = await ann.api.resumes.new({ body: {} });
  const skills = [...written.skills, "French"];
  await ann.api.resumes.update({ body: { id, content: { ...written, skills } } });
  const { fields } = await ann.api.resumes.machineReading({ query: { id, as: "docx" } });
  expect(fields.filter(({ same }) => !same)).toEqual([]);
  expect(fields).toContainEqual({ field: "Skill 4", written: "French", read: "French", same: true });
});

test("resumes: an address that isn’t whole is left out of a JSON Resume, and named", async () => {
  const { id } = await ann.api.resumes.new({ body: {} });
  const personalInfo = { ...written.personalInfo, email: "ann at home" };
  await ann.api.resumes.update({ body: { id, content: { ...written, personalInfo } } });
  const read = await ann.api.resumes.machineReading({ query: { id, as: "json" } });
  expect(read.leftOut).toEqual(["ann at home"]);
  expect(read.fields.filter(({ same }) => !same)).toEqual([
    { field: "Email", written: "ann at home", read: "", same: false },
  ]);
});

test.each([
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["json", "application/json"],
  ["txt", "text/plain; charset=utf-8"],
])("resumes: a %s is downloaded under the resume’s name and can be brought back", async (as, type) => {
  const { id } = await ann.api.resumes.new({ body: { name: `For ${as}` } });
  await ann.api.resumes.update({ body: { id, content: written } });
  const file = await download(ann, `${id}&as=${as}`, "download");
  expect(file.headers["content-type"]).toBe(type);
  expect(file.headers["content-disposition"]).toContain(`For%20${as}.${as}`);
  const read = await ann.api.resumes.read({
    file: new Blob([file.rawPayload]),
    fileName: `a.${as}`,
    body: {},
  });
  expect(read.content).toMatchObject({ headline: "Map maker", skills: written.skills });
});

test("resumes: the preview shows the pages of what is not saved", async () => {
  const { svg, pages } = await ann.api.resumes.preview({ body: { content, style: ResumeStyle.parse({}) } });
  expect(pages).toBe(1);
  expect(svg).toMatch(/^<svg /);
});

test("resumes: a template, a font or a color we don’t have is named", async () => {
  const style = {
    ...ResumeStyle.parse({}),
    template: "comic",
    fontFamily: "Comic Sans",
    textColor: "url(x)",
  };
  const said = await refusal(ann.api.resumes.preview({ body: { content, style: style as never } }));
  expect(said.statusCode).toBe(422);
  expect(Object.keys(said.details ?? {})).toEqual(["style.template", "style.fontFamily", "style.textColor"]);
});

test("resumes: nobody copies or downloads another person’s resume", async () => {
  const ben = await aCandidate(world);
  const theirs = await ben.api.resumes.new({ body: {} });
  expect((await download(ann, theirs.id)).statusCode).toBe(404);
  expect((await download(ann, `${theirs.id}&as=docx`, "download")).statusCode).toBe(404);
  const reading = ann.api.resumes.machineReading({ query: { id: theirs.id, as: "pdf" } });
  expect((await refusal(reading)).statusCode).toBe(404);
  expect((await refusal(ann.api.resumes.new({ body: { from: theirs.id } }))).statusCode).toBe(404);
});

test("resumes: parts that aren’t named stay, and one that was changed elsewhere meanwhile isn’t replaced", async () => {
  const { id } = await ann.api.resumes.new({ body: { name: "In two windows" } });
  await ann.api.resumes.update({ body: { id, content: written, style: { template: "sidebar" } } });
  const update = (body: object) => ann.api.resumes.update({ body: { id, ...body } });
  const here = await update({ content: { headline: "Mapper" }, style: { paper: "us-letter" } });
  expect(here.content).toEqual({ ...written, headline: "Mapper" });
  expect(here.style).toMatchObject({ template: "sidebar", paper: "us-letter" });

  const seen = { content: { headline: "Map maker" } };
  const said = await refusal(update({ content: { headline: "Cartographer" }, seen }));
  expect(said).toMatchObject({
    statusCode: 409,
    code: "CHANGED_ELSEWHERE",
    details: { parts: ["headline"] },
  });
  expect((await ann.api.resumes.get({ query: { id } })).content.headline).toBe("Mapper");
  await update({ content: { headline: "Mapper" }, seen });
  const skills = ["Figma"];
  const both = await update({ content: { skills }, seen: { content: { skills: written.skills } } });
  expect(both.content).toMatchObject({ headline: "Mapper", skills });
});
