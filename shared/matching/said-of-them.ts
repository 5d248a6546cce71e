const words: Record<string, string> = {
  You: "They",
  you: "they",
  yours: "theirs",
  your: "their",
};

/** A sentence said to a person, said of them to others: "than you asked" becomes "than they asked". */
export function saidOfThem(sentence: string): string {
  return sentence.replace(/\b(?:you(?:rs?)?|You)\b/g, (word) => words[word]!);
}
