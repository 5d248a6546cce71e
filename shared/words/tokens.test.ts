import { expect, test } from "vitest";
import { fillTokens, partsOf, renderTemplate, tokenProblem, tokensFor, tokensIn } from "./tokens.ts";

test("tokens: each is found once, with or without spaces inside its braces", () => {
  expect(tokensIn("Hi {{candidate.firstName}}, {{ job.title }}, {{candidate.firstName}}")).toEqual([
    "candidate.firstName",
    "job.title",
  ]);
  expect(tokensIn("{single} {{ and open")).toEqual([]);
});

test("tokens: known ones are filled in, fall back where there is no value, and others stay as written", () => {
  const text = "Hi {{candidate.firstName}}, {{ job.title }} at {{company.name}}. {{coffee}}";
  expect(renderTemplate(text, { "job.title": "Ranger", "company.name": "Saltmarsh" })).toEqual({
    text: "Hi there, Ranger at Saltmarsh. {{coffee}}",
    missing: ["candidate.firstName"],
    unknown: ["coffee"],
  });
});

test("tokens: a value that looks like a token is not filled in again", () => {
  const values = { "candidate.fullName": "{{company.name}}", "company.name": "Saltmarsh" };
  expect(renderTemplate("{{candidate.fullName}}", values).text).toBe("{{company.name}}");
});

test("tokens: the parts of a text say where values stand", () => {
  expect(partsOf("To {{job.title}}!", { "job.title": "Ranger" })).toEqual([
    { words: "To " },
    { words: "Ranger", token: "job.title", state: "filled" },
    { words: "!" },
  ]);
});

test("tokens: what does not belong is named", () => {
  expect(tokenProblem("Hi {{candidate.firstName}}", "message")).toBeNull();
  expect(tokenProblem("{{nickname}} and {{age}}", "message")).toBe(
    "We don’t know {{nickname}} and {{age}}. Remove them, or choose from the placeholders.",
  );
  expect(tokenProblem("{{candidate.firstName}}", "signature")).toBe(
    "You can’t use {{candidate.firstName}} in a signature. Choose from the placeholders.",
  );
  expect(tokenProblem("{{toString}}", "message")).toMatch(/^We don’t know/);
});

test.each(["Hi {{candidate.firstName", "Hi {{candidate.firstName}, about {{job.title}}", "{{ and open"])(
  "tokens: one that isn’t closed is refused: %s",
  (text) => expect(tokenProblem(text, "message")).toMatch(/^“\{\{ ?\S+” isn’t closed\./),
);

test.each(["{single} braces", "{{job.title}} }} and }", "{{ job.title }}"])(
  "tokens: in %s each is closed",
  (text) => {
    expect(tokenProblem(text, "message")).toBeNull();
  },
);

test("tokens: a place offers those that belong there", () => {
  expect(tokensFor("signature")).toEqual([
    "company.name",
    "company.website",
    "sender.firstName",
    "sender.fullName",
    "sender.title",
  ]);
  expect(fillTokens("{{a}} {{b}}", (name) => (name === "a" ? "one" : undefined))).toBe("one {{b}}");
});
