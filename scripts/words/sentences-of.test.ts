import { expect, test } from "vitest";
import { sentencesOf } from "./sentences-of.ts";

const texts = (source: string) => sentencesOf("part.tsx", source).map(({ text }) => text);

test.each([
  ["text between tags", "const a = <p>No jobs yet</p>;", ["No jobs yet"]],
  ["tags inside a sentence", "const a = <p>Ask <b>{name}</b> again</p>;", ["Ask {name} again"]],
  ["a tag in an expression", "const a = <p>Hi {on && <i>Bold words</i>}</p>;", ["Hi {…}", "Bold words"]],
  ["an attribute that is read", 'const a = <Field label="Full name" className="Wide one" />;', ["Full name"]],
  [
    "an attribute of a tag inside a sentence",
    'const a = <p>See <a href="/Jobs" title="All jobs">them</a></p>;',
    ["See them", "All jobs"],
  ],
  ["a template", "const a = `Saved ${row.candidate.fullName} again`;", ["Saved {fullName} again"]],
  ["a template that ends with a value", "const a = `Apply for ${job.jobTitle}`;", ["Apply for {jobTitle}"]],
  ["a refusal", 'throw notFound("This link has ended.");', ["This link has ended."]],
  ["both ways of a choice", 'const a = on ? "Publish" : "Take down";', ["Publish", "Take down"]],
  [
    "no names of things",
    'import a from "Some thing"; const b = x === "Some Word" || sql`Select it`; type T = "Full Time";',
    [],
  ],
  [
    "no addresses and no code",
    'const a = ["/Jobs new", "https://Here is", "camelCase word", "PascalCase"];',
    [],
  ],
])("words: %s", (_, source, expected) => {
  expect(texts(source)).toEqual(expected);
});

test("words: a sentence is where it begins", () => {
  expect(sentencesOf("part.ts", 'const a = 1;\n\nconst b = "Two words";')).toEqual([
    { line: 3, text: "Two words" },
  ]);
});
