import type { Question } from "#shared/jobs/questions.ts";

/** What is wrong with the answers to choose from, each at its place: as many as are still needed, and each that is there before. */
export function choiceMistakes(choices: readonly string[]): (string | undefined)[] {
  const texts = choices.map((each) => each.trim());
  let needed = 2 - texts.filter(Boolean).length;
  return texts.map((text, at) => {
    if (!text) return needed-- > 0 ? "Enter an answer" : undefined;
    return texts.indexOf(text) < at ? "This answer is there already" : undefined;
  });
}

/** Whether something can be said beside one of its fields. */
export function hasMistake(question: Question): boolean {
  return question.kind === "choice" && choiceMistakes(question.choices).some(Boolean);
}
