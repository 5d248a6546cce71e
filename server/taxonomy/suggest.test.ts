import { expect, test } from "vitest";
import { threadMs } from "#server/testing/thread-time.ts";
import { suggestSkills, suggestTitles } from "./suggest.ts";
import { slipsBetween } from "./suggest-words.ts";

test.each([
  ["softw eng", "Software Engineer"],
  ["enginer software", "Software Engineer"],
  ["prodcut man", "Product Manager"],
  ["registered nu", "Registered Nurse"],
  ["fronte", "Frontend Engineer"],
  ["managr", "Sales Manager"],
  ["backend devloper", "Backend Developer"],
  ["front end dev", "Frontend Developer"],
  ["full stack", "Full Stack Engineer"],
  ["Elektroniker", "Elektroniker"],
  ["krankenschweter", "Krankenschwester"],
  ["enfermra", "Enfermera"],
  ["cuisnier", "Cuisinier"],
  ["verpleegk", "Verpleegkundige"],
])("suggestions: the title %s is understood as %s", (typed, title) => {
  expect(suggestTitles(typed, 8)).toContain(title);
});

test.each([
  ["javas", "JavaScript"],
  ["k8s", "Kubernetes"],
  ["pyhton", "Python"],
  ["postgre", "PostgreSQL"],
  ["c++", "C++"],
])("suggestions: the skill %s is understood as %s", (typed, skill) => {
  expect(suggestSkills(typed, 8)[0]).toBe(skill);
});

test("suggestions: nothing typed and nothing known offer nothing", () => {
  expect([suggestSkills("  ", 8), suggestTitles("qqzx", 8)]).toEqual([[], []]);
});

test("suggestions: swapped neighbours are one slip, and a beginning needs no end", () => {
  expect(slipsBetween("pyhton", "python", 2)).toEqual({ whole: 1, beginning: 1 });
  expect(slipsBetween("kuber", "kubernetes", 1)).toEqual({ whole: 5, beginning: 0 });
  expect(slipsBetween("kuber", "docker", 1)).toBeNull();
});

test("suggestions: an answer comes in less than five thousandths of a second", () => {
  const queries = ["s", "softwrae engneer", "managr", "assistnat nusre", "type", "projcet mangement", "warm"];
  const times = queries.concat(queries).flatMap((query) =>
    [suggestTitles, suggestSkills].map((suggest) => {
      const started = threadMs();
      suggest(query, 8);
      return threadMs() - started;
    }),
  );
  expect(times.toSorted((a, b) => a - b)[queries.length * 2]).toBeLessThan(5);
});
