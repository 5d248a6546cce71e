const asksHow = /\b(?:how|where) (?:do|can|could|would|should) (?:i|we)\b/i;
/** A few words without a question name what someone wants to do: "turn off scoring". */
const fewWords = /^\s*(?:[\p{L}’'-]+\s*){2,4}$/u;
const asksFigure =
  /\b(?:how (?:much|many|long|far|often|soon|early|late|big|high|old)|when|until|what time|max|min(?:imum)?|most|lowest|number|costs?|rate|price|percentage|hours?|days?|weeks?)\b/i;
const saysFigure =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|once|twice|noon|midnight|daily|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|minutes?|hours?|days?|weeks?|months?|years?)\b/i;
const weights = { control: 1.5, figure: 2 };

/** How well a sentence is of the kind asked for: it names a control where the question is how to do something, a figure or a time where that is asked. */
export function askedFor(question: string, sentence: string): number {
  if (asksFigure.test(question)) return saysFigure.test(sentence) ? weights.figure : 0;
  const isHow = asksHow.test(question) || fewWords.test(question);
  return isHow && sentence.includes("“") ? weights.control : 0;
}
