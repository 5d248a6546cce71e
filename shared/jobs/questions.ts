import { ended } from "../words/ended.ts";

/** The questions people answer when they apply: what each kind asks, what answers it, and which answers sort last. */
interface Asked {
  id: string;
  question: string;
  required: boolean;
}
interface OfKind {
  text: object;
  choice: { choices: string[]; knockOut: string[] };
  yesNo: { knockOut: YesNo | null };
  /** A number outside of these knocks out; null is no bound. */
  number: { least: number | null; most: number | null };
  file: object;
  video: object;
}
export type QuestionKind = keyof OfKind;
export type QuestionOf<Kind extends QuestionKind> = Asked & OfKind[Kind] & { kind: Kind };
export type Question = { [Kind in QuestionKind]: QuestionOf<Kind> }[QuestionKind];

export const questionKinds = ["text", "choice", "yesNo", "number", "file", "video"] as const;
export const yesNo = ["Yes", "No"] as const;
export type YesNo = (typeof yesNo)[number];

interface Rule<Kind extends QuestionKind> {
  /** What is wrong with an answer, as a sentence; null if nothing is. */
  mistake: (question: QuestionOf<Kind>, answer: string) => string | null;
  knocksOut: (question: QuestionOf<Kind>, answer: string) => boolean;
  /** The question as people see it who must not know which answers sort last. */
  shown: (question: QuestionOf<Kind>) => QuestionOf<Kind>;
}
const any = { mistake: () => null, knocksOut: () => false };

const rules: { [Kind in QuestionKind]: Rule<Kind> } = {
  text: { ...any, shown: (question) => question },
  choice: {
    mistake: ({ choices }, answer) => (choices.includes(answer) ? null : "Choose one of the answers"),
    knocksOut: ({ knockOut }, answer) => knockOut.includes(answer),
    shown: (question) => ({ ...question, knockOut: [] }),
  },
  yesNo: {
    mistake: (_, answer) => ((yesNo as readonly string[]).includes(answer) ? null : "Answer yes or no"),
    knocksOut: ({ knockOut }, answer) => answer === knockOut,
    shown: (question) => ({ ...question, knockOut: null }),
  },
  number: {
    mistake: (_, answer) =>
      /^-?\d{1,12}(?:\.\d{1,6})?$/.test(answer) ? null : "Enter a number, such as 4.5",
    knocksOut: ({ least, most }, answer) =>
      Number(answer) < (least ?? -Infinity) || Number(answer) > (most ?? Infinity),
    shown: (question) => ({ ...question, least: null, most: null }),
  },
  /** Whether the file is there is for the server to say. */
  file: { ...any, shown: (question) => question },
  video: { ...any, shown: (question) => question },
};

function ruleOf(question: Question) {
  return rules[question.kind] as Rule<QuestionKind>;
}

/** What is wrong with an answer: only a required question needs one. */
export function mistakeIn(question: Question, answer: string): string | null {
  if (answer === "") return question.required ? "Please answer this question" : null;
  return ruleOf(question).mistake(question, answer);
}

/** Whether an answer sorts its application behind the others; one that was not given never does. */
export function knocksOut(question: Question, answer: string): boolean {
  return (
    answer !== "" && mistakeIn(question, answer) === null && ruleOf(question).knocksOut(question, answer)
  );
}

export function withoutKnockOuts(questions: readonly Question[]): Question[] {
  return questions.map((question) => ruleOf(question).shown(question) as Question);
}

/** Whether some answer to one of the questions sorts last. */
export function sortsByAnswers(questions: readonly Question[]): boolean {
  return questions.some((question) => {
    if (question.kind === "choice") return question.knockOut.length > 0;
    if (question.kind === "yesNo") return question.knockOut !== null;
    return question.kind === "number" && (question.least !== null || question.most !== null);
  });
}

/** The same question asked as another kind. */
export function askedAs({ id, question, required }: Question, kind: QuestionKind): Question {
  const asked = { id, question, required };
  if (kind === "choice") return { ...asked, kind, choices: ["", ""], knockOut: [] };
  if (kind === "yesNo") return { ...asked, kind, knockOut: null };
  if (kind === "number") return { ...asked, kind, least: null, most: null };
  return { ...asked, kind };
}

/** Whether what answers it is uploaded; the answer is then the id of its file. */
export function asksForFile({ kind }: Pick<Question, "kind">) {
  return kind === "file" || kind === "video";
}

/** Said to the team where an answer sorts. */
export const knockOutNotice =
  "An answer like this only moves an application below the others; it never rejects anyone.";
/** Said to people before they answer. */
export const answersSortNotice =
  "Answers can change the order in which applications are read. No answer rejects an application: people decide.";

/** What the team reads of the answers that sort an application last. */
export function knockOutText(answers: readonly { question: string; answer: string }[]) {
  return answers.map(({ question, answer }) => ended(`Answered “${answer}” to: ${question}`)).join(" ");
}
