import { describe, expect, test } from "vitest";
import { threadMs } from "#server/testing/thread-time.ts";
import { findSkills, impliedSkills, relatedSkills, skillById, skillByName } from "./skills.ts";

function idsIn(text: string): string[] {
  return findSkills(text).map((mention) => mention.id);
}

describe("skills: in a text", () => {
  test.each([
    ["Skills: C, R, Go, C++, C#, .NET", ["c", "r", "go", "c-plus-plus", "c-sharp", "dotnet"]],
    ["React.js, Node JS and k8s on Postgres", ["react", "node-js", "kubernetes", "postgresql"]],
    ["Experience with Go. Wrote services in Rust for AWS.", ["go", "rust", "aws"]],
    ["machine\nlearning and CI/CD", ["machine-learning", "ci-cd"]],
    ["MS Excel and Microsoft Access", ["microsoft-excel", "microsoft-access"]],
    ["We use React. Native speakers welcome", ["react"]],
  ])("%j names them under their own names", (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });

  test.each([
    "I go to work and access files",
    "We excel in what we do",
    "Vitamin C helps",
    "J. R. Smith lives on Access Road",
    "The R&D team",
    "Reactive javanese pythons",
  ])("%j names none", (text) => {
    expect(idsIn(text)).toEqual([]);
  });

  test("a mention tells where it stands", () => {
    const text = "Senior C++ engineer";
    const [mention] = findSkills(text);
    expect(text.slice(mention!.start, mention!.end)).toBe("C++");
  });

  test("two megabytes are read within a second", () => {
    const text = "A Senior Go engineer with Kubernetes and AWS, to access our systems. ".repeat(30_000);
    const started = threadMs();
    findSkills(text);
    expect(threadMs() - started).toBeLessThan(1000 * Math.ceil(text.length / 2_000_000));
  });
});

test("skills: React implies JavaScript and is close to Vue", () => {
  expect(impliedSkills("react")).toContain("javascript");
  expect(relatedSkills("react")).toContain("vue-js");
});

test("skills: a name of a list is looked up alone", () => {
  expect(skillByName("K8s")?.name).toBe("Kubernetes");
  expect(skillByName("Go")?.id).toBe("go");
  expect(skillByName("nothing known")).toBeNull();
  expect(skillById("react")?.aliases).toContain("reactjs");
});
