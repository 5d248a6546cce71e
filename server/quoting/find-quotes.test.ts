import { expect, test } from "vitest";
import { findQuotes } from "./find-quotes.ts";
import { helpSentences } from "./help-documents.ts";
import { prepare } from "./prepare.ts";
import { sentencesOf } from "./sentences.ts";
import { underHeadings } from "./under-headings.ts";

const quotesFor = (question: string) =>
  findQuotes(question, helpSentences()).quotes.map(({ text, href }) => `${href} ${text}`);

test.each([
  ["How do I take back my application and withdraw?", "/help/withdrawing#"],
  ["do companies see which jobs I saved", "/help/searching#save-a-job-1 Companies don’t see what you save."],
  ["turn off scoring", "/help/preferences#turn-off-automated-scoring-1"],
  ["is linkedin required to apply", "/help/applying#what-your-profile-needs-1"],
  ["delete my account", "/help/deleting-your-account#delete-it-1"],
])("quotes: “%s” is answered by a sentence of the help pages", (question, start) => {
  expect(quotesFor(question)).toEqual(expect.arrayContaining([expect.stringContaining(start)]));
});

test.each([
  "what is the capital of Norway",
  "how do I bake bread",
  "does the company offer dental insurance",
])("quotes: nothing is quoted for “%s”, and the nearest pages are named", (question) => {
  const { quotes, nearest } = findQuotes(question, helpSentences());
  expect(quotes).toEqual([]);
  expect(nearest).toHaveLength(3);
});

test("quotes: sentences are kept word for word", () => {
  const text = "Lunch is at noon, e.g. soup. Ask Dr. Smith!\n• Parental leave: 20 weeks";
  const sentences = ["Lunch is at noon, e.g. soup.", "Ask Dr. Smith!", "Parental leave: 20 weeks"];
  expect(sentencesOf(text)).toEqual(sentences);
  for (const sentence of sentences) expect(text).toContain(sentence);
});

test("quotes: a sentence ends behind a single letter where another begins, and not within a name", () => {
  expect(sentencesOf("We ask for a shot against hepatitis B. If you lack it, ask J. Smith.")).toEqual([
    "We ask for a shot against hepatitis B.",
    "If you lack it, ask J. Smith.",
  ]);
  expect(sentencesOf("It is open until 5 p.m. Come early.")).toEqual([
    "It is open until 5 p.m.",
    "Come early.",
  ]);
});

test("quotes: a short line heads what follows, unless it says something by itself", () => {
  const passages = underHeadings("Leave\nParents get 20 weeks.\nVacation: 29 days", (line) => `/x#${line}`);
  expect(passages).toEqual([
    { text: "Parents get 20 weeks.", heading: "Leave", href: "/x#1" },
    { text: "Vacation: 29 days", heading: "Leave", href: "/x#2" },
  ]);
});

test("quotes: a long text of another subject does not hide the sentence that answers", () => {
  const passage = (text: string) => ({ text, heading: "", href: "/x" });
  const documents = [
    { id: "a", kind: "knowledge", title: "Canteen", passages: [passage("Soup and bread. ".repeat(300))] },
    {
      id: "b",
      kind: "knowledge",
      title: "Leave",
      passages: [passage("Parents get 20 weeks of paid leave.")],
    },
  ] as const;
  const { quotes } = findQuotes("how long is parental leave", prepare(documents));
  expect(quotes.map(({ text }) => text)).toEqual(["Parents get 20 weeks of paid leave."]);
});
