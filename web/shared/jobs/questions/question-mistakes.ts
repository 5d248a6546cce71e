import type { Question, QuestionOf } from "#shared/jobs/questions.ts";

/** What is wrong with the answers to choose from, each at its place: as many as are still needed, and each that is there before. */
export function choiceMistakes(choices: readonly string[]): (string | undefined)[] {
  const texts = choices.map((each) => each.trim());
  let needed = 2 - texts.filter(Boolean).length;
  return texts.map((text, at) => {
    if (!text) return needed-- > 0 ? "Enter an answer" : undefined;
    return texts.indexOf(text) < at ? "This answer is there already" : undefined;
  });
}

/** What is wrong with the bounds of a number, said at its maximum. */
export function boundsMistake({ least, most }: QuestionOf<"number">): string | undefined {
  const crossed = least !== null && most !== null && least > most;
  return crossed ? "Enter the minimum or more" : undefined;
}

/** Whether something can be said beside one of its fields. */
export function hasMistake(question: Question): boolean {
  if (question.kind === "number") return boundsMistake(question) !== undefined;
  return question.kind === "choice" && choiceMistakes(question.choices).some(Boolean);
}
