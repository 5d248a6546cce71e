import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fileQuestionsIn, filesForForm, formAddress } from "./file-questions.ts";

const form = readFileSync(new URL("./fixtures/greenhouse-form.json", import.meta.url));
const posting = { address: "https://boards.greenhouse.io/acme", sourceId: "127817" };
const loaf = { name: "loaf.jpg", type: "image/jpeg", bytes: Buffer.from("rye") };

test("board applications: Greenhouse tells which questions of a job take a file", () => {
  expect(formAddress("greenhouse", posting)).toBe(
    "https://boards-api.greenhouse.io/v1/boards/acme/jobs/127817?questions=true",
  );
  expect(fileQuestionsIn(form)).toEqual([{ question: "A picture of a loaf", field: "question_12350" }]);
});

test("board applications: boards that document no files for questions are not asked", () => {
  expect(["lever", "recruitee", "workable"].map((system) => formAddress(system, posting))).toEqual([
    null,
    null,
    null,
  ]);
});

test("board applications: a file goes to the question that asks the same, once; others are left", () => {
  const asked = { ...loaf, question: "A picture of a loaf?" };
  const { taken, left } = filesForForm(fileQuestionsIn(form), [
    asked,
    { ...loaf, question: "a picture of a loaf" },
    { ...loaf, question: "Your oven" },
  ]);
  expect(taken).toEqual({ question_12350: asked });
  expect(left.map(({ question }) => question)).toEqual(["a picture of a loaf", "Your oven"]);
});
