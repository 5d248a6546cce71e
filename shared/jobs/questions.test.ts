import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Question,
  type QuestionOf,
  knockOutText,
  knocksOut,
  mistakeIn,
  questionKinds,
  sortsByAnswers,
  withoutKnockOuts,
} from "./questions.ts";

const asked = { id: "q", question: "Which?", required: true };
const shift: Question = {
  ...asked,
  kind: "choice",
  choices: ["Days", "Nights, often", "Either"],
  knockOut: ["Days"],
};
const license: Question = { ...asked, kind: "yesNo", knockOut: "No" };
const years = (least: number | null, most: number | null): QuestionOf<"number"> => ({
  ...asked,
  kind: "number",
  least,
  most,
});

test.each<[Question, string, string | null, boolean]>([
  [{ ...asked, kind: "text" }, "Because.", null, false],
  [shift, "Either", null, false],
  [shift, "Nights, often", null, false],
  [shift, "Days", null, true],
  [shift, "Never", "Choose one of the answers", false],
  [license, "Yes", null, false],
  [license, "No", null, true],
  [license, "no", "Answer yes or no", false],
  [years(3, 10), "3", null, false],
  [years(3, 10), "2.5", null, true],
  [years(3, 10), "11", null, true],
  [years(null, null), "-4", null, false],
  [years(3, null), "three", "Enter a number, such as 4.5", false],
  [years(3, null), "1e9", "Enter a number, such as 4.5", false],
  [{ ...asked, kind: "file" }, "an id", null, false],
])("questions: %o answered with %s", (question, answer, mistake, last) => {
  expect(mistakeIn(question, answer)).toBe(mistake);
  expect(knocksOut(question, answer)).toBe(last);
});

const words = fc.string({ minLength: 1, maxLength: 12 });
const someQuestion: fc.Arbitrary<Question> = fc
  .record({
    kind: fc.constantFrom(...questionKinds),
    required: fc.boolean(),
    choices: fc.uniqueArray(words, { minLength: 2, maxLength: 5 }),
    last: fc.nat(3),
    bounds: fc.tuple(fc.option(fc.integer()), fc.option(fc.integer())),
  })
  .map(({ kind, required, choices, last, bounds: [least, most] }) => {
    const question = { ...asked, required };
    if (kind === "choice") return { ...question, kind, choices, knockOut: choices.slice(0, last) };
    if (kind === "yesNo") return { ...question, kind, knockOut: (["Yes", "No", null, null] as const)[last]! };
    if (kind === "number") return { ...question, kind, least, most };
    return { ...question, kind };
  });
const someAnswer = fc.oneof(words, fc.constantFrom("", "Yes", "No"), fc.integer().map(String));

test("questions: what is no valid answer sorts nobody last, and an answer that was not given is wrong only if it was required", () => {
  fc.assert(
    fc.property(someQuestion, someAnswer, (question, answer) => {
      if (knocksOut(question, answer)) expect(mistakeIn(question, answer)).toBeNull();
      expect(knocksOut(question, "")).toBe(false);
      expect(mistakeIn(question, "") === null).toBe(!question.required);
    }),
  );
});

test("questions: what others see of them sorts nobody last, and takes the same answers", () => {
  fc.assert(
    fc.property(someQuestion, someAnswer, (question, answer) => {
      const [shown] = withoutKnockOuts([question]);
      expect(sortsByAnswers([shown!])).toBe(false);
      expect(knocksOut(shown!, answer)).toBe(false);
      expect(mistakeIn(shown!, answer)).toBe(mistakeIn(question, answer));
      if (knocksOut(question, answer)) expect(sortsByAnswers([question])).toBe(true);
    }),
  );
});

test("questions: the team reads which answer it was", () => {
  const license = { question: "A license?", answer: "No" };
  const years = { question: "Years at sea", answer: "2" };
  expect(knockOutText([license])).toBe("Answered “No” to: A license?");
  expect(knockOutText([years, license])).toBe("Answered “2” to: Years at sea. Answered “No” to: A license?");
});
