const asksHow = /\b(?:how|where) (?:do|can|could|would|should) (?:i|we)\b/i;
const asksFigure =
  /\b(?:how (?:much|many|long|far|often|soon|early|late|big|high|old)|when|what time|max|minimum|soonest)\b/i;
const weights = { control: 0.5, figure: 0.15 };

/** How well a sentence is of the kind asked for: it names a control where the question is how to do something, a figure where that is asked. */
export function askedFor(question: string, sentence: string): number {
  const control = asksHow.test(question) && sentence.includes("“") ? weights.control : 0;
  const figure = asksFigure.test(question) && /\d/.test(sentence) ? weights.figure : 0;
  return control + figure;
}
