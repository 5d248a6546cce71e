import { expect, test } from "vitest";
import { aCompany } from "#server/testing/people.ts";
import { aJob } from "#server/testing/jobs.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

openSearch(world, async () => {
  const company = await aCompany(world, { companyName: "Taberna del Puerto" });
  const place = { companyId: company.id, locations: ["Valencia, Spain"] };
  await aJob(world, { ...place, jobTitle: "Camarero/a de sala", jobDescription: "Servir mesas." });
  await aJob(world, { ...place, jobTitle: "Enfermera", jobDescription: "Cuidar a los pacientes." });
});

function jobs(query: string) {
  return world.client().search.search({ params: { index: "jobs" }, body: { query, country: "ES" } });
}

test.each([
  ["camarero fin de semana", "Camarero/a de sala"],
  ["enfermera turno de noche Valencia", "Enfermera"],
  ["camarero zapatos brillantes Valencia", "Camarero/a de sala"],
])("search: where nothing answers “%s”, the work alone is offered", async (query, title) => {
  const { hits, steps } = await jobs(query);
  expect(hits.map(({ job }) => job!.jobTitle)).toContain(title);
  expect(steps.map(({ kind }) => kind)).toContain("without");
});
