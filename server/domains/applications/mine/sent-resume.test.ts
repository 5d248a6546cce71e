import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { files } from "#server/domains/files/tables.ts";
import { readBytes } from "#server/resume-reading/read-bytes.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const work = {
  title: "Software engineer",
  companyName: "Kestrel",
  start: "2019-01",
  current: true,
  description: "Built booking services with TypeScript",
};
const ownId = "0199a000-0000-7000-8000-000000000009";
const content = {
  summary: "Builds what people book with.",
  skills: ["TypeScript", "Docker"],
  workExperience: [work],
  ownSections: [{ id: ownId, title: "Volunteering", text: "Coached the chess club" }],
};

test("sent resume: a team reads the sections its owner shows, in the order of the file", async () => {
  const { marit, job } = await aHiringTeam(world);
  const dana = await aDeveloper(world);
  const { id: resumeId } = await dana.api.resumes.create({ body: { name: "Written", content } });
  const style = { hiddenSections: ["summary", ownId], sectionOrder: ["skills"] };
  const hidden = await dana.api.resumes.update({ body: { id: resumeId, style } });
  const shown = [
    "Skills",
    "TypeScript, Docker",
    "Experience",
    "Software engineer, Kestrel, 2019-01 – present",
    "Built booking services with TypeScript",
  ];
  expect(hidden.lines).toEqual(shown);

  const version = await dana.api.resumeTailoring.keepVersion({
    body: { jobId: job.id, baseId: resumeId, changes: [] },
  });
  expect(version.resume.lines).toEqual(shown);
  const { id } = await dana.api.applications.apply({
    params: { id: job.id },
    body: { resumeId: version.resume.id },
  });
  const team = await marit.api.applications.get({ params: { id } });
  expect(team).toMatchObject({ view: "team", resume: { lines: shown } });
});

test("sent resume: an upload goes as it came until it is changed, and its owner may still send the original", async () => {
  const { marit } = await aHiringTeam(world);
  const dana = await aDeveloper(world);
  const text = ["Dana Developer", "", "Skills", "TypeScript, Docker", ""].join("\n");
  const read = await dana.api.resumes.read({ file: new Blob([text]), fileName: "Dana.txt" });
  const { id } = await dana.api.resumes.create({
    body: { fileId: read.file.id, name: "Uploaded", content: read.content },
  });
  const seen = async () => {
    const params = { id: (await aJob(world, { companyId: marit.companyId })).id };
    const sent = await dana.api.applications.apply({ params, body: { resumeId: id } });
    const shown = await marit.api.applications.get({ params: { id: sent.id } });
    return shown.view === "team" ? shown.resume : null;
  };
  const untouched = await dana.api.resumes.get({ query: { id } });
  expect(untouched).toMatchObject({ changedHere: false, sends: "original", lines: read.lines });
  expect(await seen()).toMatchObject({ fileName: "Dana.txt", lines: read.lines });

  const corrected = { ...read.content, skills: ["TypeScript", "Kubernetes"] };
  const changed = await dana.api.resumes.update({ body: { id, content: corrected } });
  expect(changed).toMatchObject({ changedHere: true, sends: "written", file: { id: read.file.id } });
  expect(changed.lines).toContain("TypeScript, Kubernetes");
  expect(await seen()).toMatchObject({ lines: changed.lines });
  expect((await seen())!.fileName).not.toBe("Dana.txt");

  const chosen = await dana.api.resumes.update({ body: { id, sends: "original" } });
  expect(chosen).toMatchObject({ changedHere: true, sends: "original", lines: read.lines });
  expect(await seen()).toMatchObject({ fileName: "Dana.txt", lines: read.lines });

  await dana.api.resumes.update({ body: { id, sends: "written", content: read.content } });
  const designed = await dana.api.resumes.update({ body: { id, style: { template: "modern" } } });
  expect(designed).toMatchObject({ changedHere: true, sends: "written" });
});

test("sent resume: an upgrade gives teams a PDF of what a data export said, and the export to nobody", async () => {
  const { marit, job } = await aHiringTeam(world);
  const dana = await aDeveloper(world);
  const text = `Dana Developer\n\nExperience\nSoftware engineer, Kestrel\n2019 - 2021\n${work.description}\n`;
  const { file, content } = await dana.api.resumes.read({ file: new Blob([text]), fileName: "Dana.txt" });
  const { id } = await dana.api.resumes.create({ body: { fileId: file.id, name: "Imported", content } });
  const applied = await dana.api.applications.apply({ params: { id: job.id }, body: { resumeId: id } });
  await world.db.update(files).set({ type: "application/zip" }).where(eq(files.id, file.id));
  const migration = "../../../database/migrations/0173_data_exports_not_sent.sql";
  await world.db.execute(sql.raw(await readFile(new URL(migration, import.meta.url), "utf8")));

  const shown = await marit.api.applications.get({ params: { id: applied.id } });
  const sent = shown.view === "team" ? shown.resume! : null;
  expect(sent).toMatchObject({ fileName: "Imported.pdf", fileType: "application/pdf" });
  const opened = await world.app.inject({ method: "GET", url: sent!.url! });
  const back = await readBytes({ bytes: new Uint8Array(opened.rawPayload), fileName: "a.pdf" });
  expect(back.lines.join("\n")).toContain(work.description);
  expect(await dana.api.resumes.get({ query: { id } })).toMatchObject({ file: null, sends: "written" });
});

test("sent resume: the team opens the PDF that its owner saw when applying, whatever was changed since", async () => {
  const { marit, job } = await aHiringTeam(world);
  const dana = await aDeveloper(world);
  const { id: resumeId } = await dana.api.resumes.create({
    body: { name: "Written", content, style: { hiddenSections: [ownId] } },
  });
  const { id } = await dana.api.applications.apply({ params: { id: job.id }, body: { resumeId } });
  await dana.api.resumes.update({ body: { id: resumeId, content: { skills: ["COBOL"] } } });
  const shown = await marit.api.applications.get({ params: { id } });
  const resume = shown.view === "team" ? shown.resume! : null;
  expect(resume).toMatchObject({ fileName: "Written.pdf", fileType: "application/pdf" });
  const open = (url: string) => world.app.inject({ method: "GET", url });
  const file = await open(resume!.url!);
  expect(file.headers["content-type"]).toBe("application/pdf");
  const read = await readBytes({ bytes: new Uint8Array(file.rawPayload), fileName: "a.pdf" });
  expect(read.lines.join("\n")).toContain("Built booking services with TypeScript");
  expect(read.lines.join("\n")).not.toMatch(/COBOL|chess club/);

  const mine = await dana.api.applications.get({ params: { id } });
  expect((await open(mine.resume!.url!)).statusCode).toBe(200);
  const path = resume!.url!.split("?")[0]!;
  expect((await open(path)).statusCode).toBe(404);
  const other = await dana.api.applications.apply({
    params: { id: (await aJob(world)).id },
    body: { resumeId },
  });
  expect((await open(resume!.url!.replace(id, other.id))).statusCode).toBe(404);
  await world.pass(601);
  expect((await open(resume!.url!)).statusCode).toBe(410);
});
