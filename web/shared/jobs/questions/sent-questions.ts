import type { Question } from "#shared/jobs/questions.ts";

/** The questions as they are sent: what is still empty is left out. */
export function sentQuestions(questions: readonly Question[]): Question[] {
  return questions.filter(({ question }) => question.trim()).map(withoutEmptyChoices);
}

function withoutEmptyChoices(question: Question): Question {
  if (question.kind !== "choice") return question;
  const choices = question.choices.map((each) => each.trim()).filter(Boolean);
  const knockOut = question.knockOut.map((each) => each.trim());
  return { ...question, choices, knockOut: choices.filter((each) => knockOut.includes(each)) };
}
