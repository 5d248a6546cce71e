import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
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
