import { expect, test } from "vitest";
import { inGroups } from "./alternatives.ts";

test.each<[string, string[][]]>([
  ["Python and SQL", [["Python"], ["SQL"]]],
  ["Python or SQL", [["Python", "SQL"]]],
  ["Python, R or SQL", [["Python", "R", "SQL"]]],
  ["AWS, Azure, or other cloud service", [["AWS", "Azure"]]],
  ["SQL, scripting languages such as Python/R", [["SQL"], ["Python", "R"]]],
  ["Unix and scripting (e.g. Python, Shell), SQL", [["Unix"], ["Python", "Shell"], ["SQL"]]],
  ["Tableau, SQL and Excel are required", [["Tableau"], ["SQL"], ["Excel"]]],
])("one of several things is enough: %s", (text, groups) => {
  const named = groups
    .flat()
    .map((name) => ({ name, start: text.indexOf(name), end: text.indexOf(name) + name.length }));
  expect(inGroups(text, named).map((group) => group.map(({ name }) => name))).toEqual(groups);
});
